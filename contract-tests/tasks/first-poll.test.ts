import { describe, expect, it, vi } from 'vitest';
import { operations as known } from '../../generated/operations.js';
import type { CreatedTask, OperationId, TaskReference } from '../../src/index.js';
import { calls } from '../client/calls.js';
import { failure } from '../client/failure.js';
import { compositionOf, finishedFilm } from '../sandbox/finished-film.js';
import { request } from '../sandbox/setup.js';
import { examplesOf, operations } from '../support/document.js';
import { atOnce, firstPollAt, pass, type Simulation, simulate } from './simulated.js';

const table = Object.entries(known).flatMap(([operation, [, , seconds]]) =>
  !seconds ? [] : [{ operation: operation as OperationId, seconds: Number(seconds) }],
);

/** A valid request of an operation. */
async function requestOf({ gen, sandbox }: Simulation, operation: OperationId): Promise<object> {
  if (operation === 'composeAdFilm') return compositionOf(await finishedFilm(sandbox, gen));
  const found = operations.find(({ operation: { operationId } }) => operationId === operation);
  const [[, example] = []] = examplesOf(found?.operation.requestBody);
  const body = { ...example, callback_url: undefined };
  if (operation !== 'editAdFilm') return body;
  return { ...body, ad_one_click_task_id: (await finishedFilm(sandbox, gen)).id };
}

it('reads from the document when to poll first, for every documented create', () => {
  const creates = Object.keys(known).filter((name) => name.startsWith('create'));
  const undocumented = creates.filter((name) => !table.some(({ operation }) => operation === name));
  expect(undocumented).toEqual(['createGeneralOneClick', 'createSubject']);
  expect(table.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['editAdFilm', 'composeAdFilm']));
});

describe.each([
  [0, 1],
  [1 - Number.EPSILON, 0.9],
])('the first poll if Math.random() returns %d, after %d of the documented time', (random, part) => {
  it.each(table)('polls first after the documented time of $operation: $seconds s', async ({ operation, seconds }) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    // A film ends before its parts are generated again, which in turn takes long.
    const simulation = simulate({ timing: (made) => ({ end: made === 'createAdFilm' ? '30s' : '10m' }) });
    const body = await requestOf(simulation, operation);
    const created = (await calls[operation](simulation.gen, body, {})) as CreatedTask;
    expect(created.handle).toMatchObject({ operation, createdAt: Date.now() });
    expect(await firstPollAt(simulation, created)).toBeCloseTo(1000 * seconds * part, -1);
  });
});

describe('the first poll', () => {
  it('spreads first polls, so that tasks that were created together are not polled together', async () => {
    const simulation = simulate({ timing: { end: '10m' } });
    const { gen, polls } = simulation;
    const stop = new AbortController();
    const { signal } = stop;
    const running = Promise.all(Array.from({ length: 50 }, () => failure(gen.text2video.run(request, { signal }))));
    await pass(19_999);
    const firstPolls = new Set(polls());
    expect(firstPolls.size).toBeGreaterThan(25);
    for (const at of firstPolls) expect(at).toBeGreaterThanOrEqual(18_000);
    stop.abort();
    await atOnce(running);
  });

  it.each<[what: string, reference: (created: CreatedTask) => TaskReference]>([
    ['an identifier alone', ({ id }) => id],
    ['a handle without its operation', ({ handle: { id, createdAt } }) => ({ id, createdAt })],
    ['an old handle', ({ handle }) => ({ ...handle, createdAt: Date.now() - 3_600_000 })],
    ['a handle that is just old enough', ({ handle }) => ({ ...handle, createdAt: Date.now() - 20_000 })],
    ['a task that succeeded on creation', (created) => ({ ...created, state: 'success' })],
    ['a task that failed on creation', (created) => ({ ...created, state: 'failed' })],
  ])('polls %s at once', async (_, reference) => {
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    expect(await firstPollAt(simulation, reference(created))).toBeLessThanOrEqual(1);
  });

  it('times the first poll from the creation, not from the wait', async () => {
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    await pass(15_000);
    const at = await firstPollAt(simulation, created);
    expect(at).toBeGreaterThanOrEqual(19_500);
    expect(at).toBeLessThanOrEqual(20_000);
  });

  it.each([
    [0, 0],
    [1000, 1000],
    [120_000, 120_000],
  ])('polls first after firstPollAfter: %i', async (firstPollAfter, at) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    expect(await firstPollAt(simulation, created, { firstPollAfter: firstPollAfter })).toBe(at);
    const speech = { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' };
    const done = await simulation.gen.speech.create(speech);
    const before = simulation.now();
    expect((await firstPollAt(simulation, done, { firstPollAfter: firstPollAfter })) - before).toBe(at);
  });
});
