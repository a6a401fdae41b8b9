import { describe, expect, it, vi } from 'vitest';
import { operations as known } from '../../generated/operations.js';
import type { CreatedTask, OperationId, TaskReference, WatchOptions } from '../../src/index.js';
import { calls } from '../client/calls.js';
import { failure } from '../client/failure.js';
import { compositionOf, finishedFilm } from '../sandbox/finished-film.js';
import { request } from '../sandbox/setup.js';
import { examplesOf, operations } from '../support/document.js';
import { atOnce, ends, pass, type Simulation, simulate } from './simulated.js';

const table = Object.entries(known).flatMap(([operation, [, , seconds]]) =>
  seconds === undefined ? [] : [{ operation: operation as OperationId, seconds: Number(seconds) }],
);

/** A legal request of an operation. */
async function requestOf({ gen, sandbox }: Simulation, operation: OperationId): Promise<object> {
  if (operation === 'composeAdFilm') return compositionOf(await finishedFilm(sandbox, gen));
  const found = operations.find(({ operation: { operationId } }) => operationId === operation);
  const [[, example] = []] = examplesOf(found?.operation.requestBody);
  const own = { ...example, callback_url: undefined };
  if (operation !== 'editAdFilm') return own;
  return { ...own, ad_one_click_task_id: (await finishedFilm(sandbox, gen)).id };
}

/** When a wait looks for the first time, in milliseconds since the simulation began. */
async function firstLookAt({ looks, gen }: Simulation, task: TaskReference, options?: WatchOptions): Promise<number> {
  const before = looks().length;
  const watch = gen.tasks.watch(task, options);
  await ends(watch.next());
  await watch.return();
  return looks()[before] ?? Number.NaN;
}

it('the document says of every create that is shown when its task is worth a look', () => {
  const creates = Object.keys(known).filter((name) => name.startsWith('create'));
  const silent = creates.filter((name) => !table.some(({ operation }) => operation === name));
  expect(silent).toEqual(['createGeneralOneClick', 'createSubject']);
  expect(table.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['editAdFilm', 'composeAdFilm']));
});

describe.each([
  [0, 1],
  [1 - Number.EPSILON, 0.9],
])('by chance of %d, the first look comes after %d of the time that the document says', (chance, part) => {
  it.each(table)('$operation: $seconds s', async ({ operation, seconds }) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    // A film is done before its parts are made anew, which in turn take long.
    const simulation = simulate({ timing: (made) => ({ end: made === 'createAdFilm' ? '30s' : '10m' }) });
    const body = await requestOf(simulation, operation);
    const created = (await calls[operation](simulation.gen, body, {})) as CreatedTask;
    expect(created.handle).toMatchObject({ operation, createdAt: Date.now() });
    expect(await firstLookAt(simulation, created)).toBeCloseTo(1000 * seconds * part, -1);
  });
});

describe('the first look', () => {
  it('is spread, so that tasks that were made together are not looked at together', async () => {
    const simulation = simulate({ timing: { end: '10m' } });
    const { gen, looks } = simulation;
    const stop = new AbortController();
    const { signal } = stop;
    const running = Promise.all(Array.from({ length: 50 }, () => failure(gen.text2video.run(request, { signal }))));
    await pass(19_999);
    const first = new Set(looks());
    expect(first.size).toBeGreaterThan(25);
    for (const at of first) expect(at).toBeGreaterThanOrEqual(18_000);
    stop.abort();
    await atOnce(running);
  });

  it.each<[what: string, reference: (created: CreatedTask) => TaskReference]>([
    ['an identifier alone', ({ id }) => id],
    ['a handle without its operation', ({ handle: { id, createdAt } }) => ({ id, createdAt })],
    ['a handle that is old', ({ handle }) => ({ ...handle, createdAt: Date.now() - 3_600_000 })],
    ['a handle that is just old enough', ({ handle }) => ({ ...handle, createdAt: Date.now() - 20_000 })],
    ['a task that was done when it was made', (created) => ({ ...created, state: 'success' })],
    ['a task that had failed when it was made', (created) => ({ ...created, state: 'failed' })],
  ])('at %s is at once', async (_, reference) => {
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    expect(await firstLookAt(simulation, reference(created))).toBeLessThanOrEqual(1);
  });

  it('counts from the creation, not from the wait', async () => {
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    await pass(15_000);
    const at = await firstLookAt(simulation, created);
    expect(at).toBeGreaterThanOrEqual(19_500);
    expect(at).toBeLessThanOrEqual(20_000);
  });

  it.each([
    [0, 0],
    [1000, 1000],
    [120_000, 120_000],
  ])('comes after firstPollAfter: %i', async (firstPollAfter, at) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const simulation = simulate({ timing: { end: '10m' } });
    const created = await simulation.gen.text2video.create(request);
    expect(await firstLookAt(simulation, created, { firstPollAfter: firstPollAfter })).toBe(at);
    const speech = { text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' };
    const done = await simulation.gen.speech.create(speech);
    const before = simulation.now();
    expect((await firstLookAt(simulation, done, { firstPollAfter: firstPollAfter })) - before).toBe(at);
  });
});
