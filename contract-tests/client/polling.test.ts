import { afterEach, expect, it } from 'vitest';
import { GenMedia, type Task } from '../../src/index.js';
import { validateResponse } from '../../src/validate/index.js';
import { prism } from '../prism/index.js';
import { type ResponseSequence, startTaskProxy } from '../prism/task-proxy.js';
import type { Server } from './server.js';

let service: Server | undefined;
afterEach(() => service?.close());

async function clientOf(sequence: ResponseSequence): Promise<GenMedia> {
  service = await startTaskProxy(await prism(), sequence);
  return new GenMedia({ baseUrl: service.url, apiKey: 'key' });
}

/** Polls until the task has ended, and returns every response. */
async function untilEnd<Result extends { state: string }>(poll: () => Promise<Result>): Promise<Result[]> {
  const seen: Result[] = [];
  do seen.push(await poll());
  while (seen.length < 10 && !['success', 'failed'].includes(seen.at(-1)?.state ?? ''));
  return seen;
}

const statesOf = (seen: { state: string }[]) => seen.map(({ state }) => state);

it('follows a task from its creation to its result', async () => {
  const states = ['created', 'queueing', 'processing', 'success'];
  const gen = await clientOf({ 'GET /ent/v2/tasks/{id}/creations': states });
  const created = await gen.text2video.create({ model: 'genq2', prompt: 'A paper boat' });
  const seen = await untilEnd(() => gen.tasks.get(created));
  expect(statesOf(seen)).toEqual(states);
  for (const task of seen) expect(validateResponse('getTaskCreations', task)).toEqual([]);
  const last = seen.at(-1) as Task;
  expect(last.state === 'success' && last.creations[0]?.url).toMatch(/^https:/);
  expect(service?.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /ent/v2/text2video',
    ...states.map(() => `GET /ent/v2/tasks/${created.id}/creations`),
  ]);
});

it('follows a task to its failure, which has an error code', async () => {
  const gen = await clientOf({ 'GET /ent/v2/tasks/{id}/creations': ['processing', 'failed'] });
  const seen = await untilEnd(() => gen.tasks.get('task-3101'));
  expect(statesOf(seen)).toEqual(['processing', 'failed']);
  expect(seen.at(-1)?.err_code).not.toBe('');
});

it('follows a film through its progress and its details', async () => {
  const gen = await clientOf({
    'GET /ent/v2/tasks/{id}/creations': ['film-processing', 'success'],
    'GET /ent/v2/ad-one-click/{id}': ['created', 'queueing', 'processing', 'success'],
  });
  const film = await gen.adFilm.create({ images: ['https://example.com/bottle.png'] });
  const seen = await untilEnd(() => gen.tasks.get(film));
  expect(seen[0]).toMatchObject({ state: 'processing', progress: expect.any(Number) });
  const details = await untilEnd(() => gen.adFilm.get(film));
  expect(statesOf(details)).toEqual(['created', 'queueing', 'processing', 'success']);
  for (const detail of details) expect(validateResponse('getAdFilm', detail)).toEqual([]);
  expect(details.at(-1)?.data_records?.storyboards?.length).toBeGreaterThan(0);
});
