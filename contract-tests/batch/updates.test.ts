import { describe, expect, it, vi } from 'vitest';
import { behaviours } from '../../generated/service.js';
import type { Batch, BatchUpdate } from '../../src/batch/index.js';
import type { RequestFor } from '../../src/index.js';
import { atOnce, ends, pass } from '../tasks/simulated.js';
import { copyOf, madeBefore, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

const images = ['https://example.com/watch.png'];
/** The first poll happens while a task is queued. */
const soon = { firstPollAfter: 1000, interval: 1000, maxInterval: 1000 };
const times = { queueing: 500, processing: '5s', end: '10s' } as const;

describe('onUpdate', () => {
  it('calls onUpdate after a task is created and at each change, with its index, handle and state', async () => {
    const { gen } = setupBatch({ timing: times });
    const updates: BatchUpdate[] = [];
    const films = gen.batch(videos(3), { ...soon, onUpdate: (update) => updates.push(update) });
    const results = await ends(films.results);
    for (const { index, handle } of results) {
      const itemUpdates = updates.filter((update) => update.index === index);
      expect(itemUpdates.map(({ state }) => state)).toEqual(['created', 'queueing', 'processing', 'success']);
      expect(itemUpdates.map((update) => update.handle)).toEqual(itemUpdates.map(() => handle));
      expect(itemUpdates.map(({ task }) => task?.state)).toEqual([undefined, 'queueing', 'processing', 'success']);
      expect(itemUpdates.every(({ task }) => !task || (task.id === handle?.id && task.payload === `${index}`))).toBe(
        true,
      );
    }
    expect(updates).toHaveLength(12);
  });

  it('calls onUpdate before anything else is known about the task, with a handle that leads to it', async () => {
    const { gen, sandbox } = setupBatch({ timing: times });
    const updates: BatchUpdate[] = [];
    const controller = new AbortController();
    const films = gen.batch(videos(2), { signal: controller.signal, onUpdate: (update) => updates.push(update) });
    await pass(0);
    const made = sandbox.tasks().reverse();
    expect(updates.map(({ handle }) => handle.id)).toEqual(made.map(({ id }) => id));
    expect(updates.map((update) => 'task' in update)).toEqual([false, false]);
    controller.abort();
    await atOnce(films.results);
    const again = gen.batch(copyOf(updates.map(({ handle }) => handle)));
    expect((await ends(again.results)).map(wordOf)).toEqual(['success', 'success']);
  });

  it('calls onUpdate at each step of a film', async () => {
    const { gen } = setupBatch({ timing: { queueing: 0, processing: 0, end: '20s' } });
    const steps: (number | undefined)[] = [];
    const onUpdate = ({ task }: BatchUpdate) => steps.push(task?.progress);
    const item = { generator: 'adFilm', request: { images, prompt: 'A watch that survives the sea' } } as const;
    await ends(gen.batch([item], { ...soon, onUpdate }).results);
    const [created, ...later] = steps;
    expect([created, later.at(-1)]).toEqual([undefined, 100]);
    expect(later.length).toBeGreaterThan(15);
    expect(later).toEqual([...new Set(later)]);
  });

  it('calls onUpdate with the failure of a task', async () => {
    const { gen } = setupBatch({ timing: times, faults: [{ fault: 'failed' }] });
    const states: (string | undefined)[] = [];
    const films = gen.batch(videos(1), { ...soon, onUpdate: ({ state }) => states.push(state) });
    expect((await ends(films.results)).map(wordOf)).toEqual(['TaskFailedError']);
    expect(states).toEqual(['created', 'queueing', 'processing', 'failed']);
  });

  it('calls onUpdate for a handle when it is first read, not before', async () => {
    const { gen } = setupBatch({ timing: times });
    const handles = await madeBefore(gen, 2);
    const updates: BatchUpdate[] = [];
    await ends(gen.batch(handles, { ...soon, onUpdate: (update) => updates.push(update) }).results);
    expect(updates.every(({ task, state }) => task?.state === state)).toBe(true);
    const first = updates.filter(({ index }) => index === 0).map(({ state }) => state);
    expect(first).toEqual(['queueing', 'processing', 'success']);
  });

  it('does not call onUpdate for a rejected request, nor for one whose response was lost', async () => {
    const faults = ['status; code=400', 'lost', 'status; code=503'];
    const { gen } = setupBatch();
    const onUpdate = vi.fn();
    const items = videos(3).map((item, index) => ({
      ...item,
      options: { extraHeaders: { 'x-sandbox-fault': faults[index] ?? '' } },
    }));
    const results = await ends(gen.batch(items, { onUpdate }).results);
    expect(results.map(wordOf)).toEqual(['RejectedError', 'OutcomeUnknownError', 'OutcomeUnknownError']);
    expect(onUpdate).not.toHaveBeenCalled();
  });
});

const failing: [how: string, fail: (error: Error) => unknown][] = [
  [
    'throws',
    (error) => {
      throw error;
    },
  ],
  ['rejects', (error) => Promise.reject(error)],
  ['rejects later', (error) => new Promise((_, reject) => setTimeout(reject, 10, error))],
];

describe.each(failing)('an onUpdate that %s', (_, fail) => {
  const full = new Error('The disk is full.');

  it('ends the batch like an abort when onUpdate fails after a create, and loses no task', async () => {
    const { gen, sandbox } = setupBatch({ faults: [{ fault: 'slow', by: 100 }] });
    const films = gen.batch(videos(10), { concurrency: 4, onUpdate: () => fail(full) });
    const results = await ends(films.results);
    expect(results.map(({ error }) => [error?.name, error?.cause])).toEqual(upTo(10).map(() => ['AbortError', full]));
    for (const { error } of results)
      expect(error?.message).toMatch(/ was aborted, since onUpdate threw: The disk is full\.$/);
    const made = sandbox.tasks().map(({ id }) => id);
    expect(made.length).toBeGreaterThanOrEqual(4);
    expect(made.length).toBeLessThan(10);
    expect(results.flatMap(({ handle }) => (handle ? [handle.id] : [])).sort()).toEqual(made.sort());
    expect(films.remaining()).toHaveLength(10);
    sandbox.setFaults([]);
    const again = gen.batch(copyOf(films.remaining()));
    expect((await ends(again.results)).map(wordOf)).toEqual(upTo(10).map(() => 'success'));
    expect(await payloadsIn(sandbox)).toEqual(upTo(10));
  });

  it('ends the batch when onUpdate fails at a change, but keeps finished results', async () => {
    const ends = ['10s', '40s', '10m'] as const;
    const { gen, now } = setupBatch({ timing: (_, { payload }) => ({ end: ends[Number(payload)] ?? 0 }) });
    const onUpdate = ({ index, state }: BatchUpdate) => (index === 1 && state === 'success' ? fail(full) : undefined);
    const films = gen.batch(videos(3), { onUpdate });
    await pass(50_000);
    const results = await atOnce(films.results);
    expect(results[0]).toMatchObject({ task: { state: 'success' } });
    expect(results[2]).toMatchObject({
      error: { name: 'AbortError', cause: full },
      handle: { id: expect.any(String) },
    });
    expect(films.remaining()).toContainEqual(results[2]?.handle);
    expect([now(), vi.getTimerCount()]).toEqual([50_000, 0]);
  });

  it('ends polls in flight when onUpdate fails', async () => {
    const { gen, sandbox, traffic } = setupBatch({ timing: times });
    const onUpdate = ({ task }: BatchUpdate) => (task ? fail(full) : undefined);
    const films = gen.batch(videos(3), { onUpdate, ...soon });
    sandbox.setFaults([{ fault: 'hang', operation: 'getTaskCreations', times: 2 }]);
    await pass(1050);
    await atOnce(films.results);
    await pass(0);
    expect([traffic.underWay, vi.getTimerCount(), films.remaining().length]).toEqual([0, 0, 3]);
  });

  it('keeps each task as a result or in remaining when onUpdate fails at the very end', async () => {
    const { gen } = setupBatch();
    const onUpdate = ({ state }: BatchUpdate) => (state === 'success' ? fail(full) : undefined);
    const films = gen.batch(videos(1), { onUpdate });
    const [result] = await ends(films.results);
    await pass(1000);
    expect(result?.error?.cause).toBe(result?.task ? undefined : full);
    expect(films.remaining()).toEqual(result?.task ? [] : [result?.handle]);
  });
});

it('reports a create whose response has no state, so that its handle can be saved', async () => {
  const { gen } = setupBatch();
  const updates: BatchUpdate[] = [];
  const [, request] = Object.entries(behaviours.createMv.examples)[0] as [string, RequestFor<'mv'>];
  const films = gen.batch([{ generator: 'mv', request }], { onUpdate: (update) => updates.push(update) });
  await pass(100);
  expect(updates).toEqual([
    { index: 0, handle: expect.objectContaining({ id: expect.any(String) }), state: undefined },
  ]);
  await ends(films.results);
});

it('reports a create whose response is a failed task, and counts its credits', async () => {
  const { gen } = setupBatch({ faults: [{ fault: 'failed' }] });
  const updates: BatchUpdate[] = [];
  const request = { text: 'Good evening.', voice_setting_voice_id: 'voice' };
  const films = gen.batch([{ generator: 'speech', request }], { onUpdate: (update) => updates.push(update) });
  const [result] = await ends(films.results);
  expect(result?.error).toMatchObject({ name: 'TaskFailedError', handle: result?.handle });
  expect(updates.map(({ state }) => state)).toEqual(['failed']);
  expect([films.credits, films.remaining()]).toEqual([10, []]);
});

it('includes a task in remaining() during the onUpdate of its creation', async () => {
  const { gen } = setupBatch();
  const rests: unknown[] = [];
  const films: Batch = gen.batch(videos(1), { onUpdate: () => rests.push(films.remaining()) });
  await pass(100);
  expect(rests).toEqual([[expect.objectContaining({ id: expect.any(String) })]]);
  await ends(films.results);
});

it('reports a film that fails once', async () => {
  const { gen } = setupBatch({ faults: [{ fault: 'failed' }] });
  const states: unknown[] = [];
  const item = { generator: 'adFilm', request: { images } } as const;
  await ends(gen.batch([item], { onUpdate: ({ state }) => states.push(state) }).results);
  expect(states.filter((state) => state === 'failed')).toHaveLength(1);
});

it('ends without a delay when an update source fails as its listener stops', async () => {
  const { gen } = setupBatch();
  const leave = () => {
    throw new Error('The connection is closed.');
  };
  const results = await ends(gen.batch(videos(3), { callbacks: { listen: () => leave } }).results);
  expect(results.map(wordOf)).toEqual(['success', 'success', 'success']);
});
