import { describe, expect, it, vi } from 'vitest';
import type { BatchItem } from '../../src/batch/index.js';
import { request } from '../sandbox/setup.js';
import { requests } from '../support/requests-of-generators.js';
import { ends, pass } from '../tasks/simulated.js';
import { arrivals, copyOf, setupBatch, upTo, videos, wordOf } from './setup.js';

const ofEach = Object.entries(requests).map(([generator, request]) => ({ generator, request })) as BatchItem[];

/** The payload of a video is its duration in seconds. */
const bySeconds = { timing: (_: string, { payload }: { payload?: unknown }) => ({ end: Number(payload) * 1000 }) };
const lasting = (...seconds: number[]): BatchItem[] =>
  seconds.map((end) => ({ generator: 'text2video', request: { ...request, payload: `${end}` } }));

describe('a batch', () => {
  it('runs tasks of every generator at once, and returns them in list order', async () => {
    const { gen, sandbox } = setupBatch();
    const films = gen.batch(ofEach, { concurrency: 20 });
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(ofEach.map(() => 'success'));
    // The parts of a film are tasks too.
    const made = sandbox.tasks().filter(({ filmId }) => !filmId);
    made.reverse();
    expect(made).toHaveLength(12);
    for (const [index, { handle, task, ...result }] of results.entries()) {
      expect(result).toEqual({ index });
      expect(handle).toEqual({ id: made[index]?.id, operation: made[index]?.operation, createdAt: expect.any(Number) });
      expect(task).toMatchObject({ id: handle?.id, creations: [{ url: expect.stringMatching(/^http:/) }] });
    }
    expect(new Set(made.map(({ operation }) => operation)).size).toBe(12);
    expect([films.size, films.remaining(), vi.getTimerCount()]).toEqual([12, [], 0]);
  });

  it('yields results as they arrive, an early one first', async () => {
    const { gen } = setupBatch(bySeconds);
    const films = gen.batch(lasting(90, 10, 40));
    const arrived = await ends(arrivals(films));
    expect(arrived.map(({ index }) => index)).toEqual([1, 2, 0]);
    expect((await films.results).map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(await films.results).toEqual([arrived[2], arrived[0], arrived[1]]);
  });

  it('yields a result before the others have ended', async () => {
    const { gen, now } = setupBatch(bySeconds);
    const films = gen.batch(lasting(600, 10));
    const first = await ends(films[Symbol.asyncIterator]().next());
    expect(first).toMatchObject({ done: false, value: { index: 1, task: { state: 'success' } } });
    expect(now()).toBeLessThan(30_000);
    await ends(films.results);
  });

  it('yields all results to late, repeated and concurrent iterations', async () => {
    const { gen } = setupBatch(bySeconds);
    const films = gen.batch(lasting(90, 10, 40));
    const together = [arrivals(films), arrivals(films)];
    await pass(60_000);
    const late = arrivals(films);
    const all = await ends(Promise.all([...together, late]));
    for (const results of [...all, await arrivals(films), await arrivals(films)]) {
      expect(results.map(({ index }) => index)).toEqual([1, 2, 0]);
    }
  });

  it('continues if nobody iterates, and if an iteration is left early', async () => {
    const { gen } = setupBatch(bySeconds);
    const films = gen.batch(lasting(90, 10, 40));
    const leave = async () => {
      for await (const { index } of films) return index;
      return undefined;
    };
    expect(await ends(leave())).toBe(1);
    expect((await ends(films.results)).map(wordOf)).toEqual(['success', 'success', 'success']);
  });

  it('returns a failed task with its reason, and continues the others', async () => {
    const { gen } = setupBatch();
    const failed = { 'x-sandbox-fault': 'failed; errCode=OUT_OF_PAPER' };
    const items = videos(3).map((item, index) => (index === 1 ? { ...item, options: { extraHeaders: failed } } : item));
    const films = gen.batch(items);
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(['success', 'TaskFailedError', 'success']);
    const { handle, error } = results[1] ?? {};
    expect(error).toMatchObject({ errCode: 'OUT_OF_PAPER', handle, taskId: handle?.id });
    expect(handle).toMatchObject({ operation: 'createText2Video' });
    expect(films.remaining()).toEqual([]);
  });
});

describe('a list', () => {
  it('accepts an empty list: nothing is sent, and the batch ends', async () => {
    const { gen, sent } = setupBatch();
    const films = gen.batch([]);
    expect(await films.results).toEqual([]);
    expect(await arrivals(films)).toEqual([]);
    expect([films.size, films.credits, films.remaining(), sent.length, vi.getTimerCount()]).toEqual([0, 0, [], 0, 0]);
  });

  it('accepts a list with one item', async () => {
    const { gen, creates } = setupBatch();
    const films = gen.batch(videos(1));
    const [first, ...others] = await ends(arrivals(films));
    expect([first?.index, first?.task?.payload, others, films.size, creates()]).toEqual([0, '0', [], 1, 1]);
  });

  it('accepts handles of running and of long finished tasks, and creates none again', async () => {
    const { gen, sandbox, creates } = setupBatch(bySeconds);
    const [old, young] = await ends(
      Promise.all([
        gen.text2video.create({ ...request, payload: '10' }),
        gen.text2video.create({ ...request, payload: '900' }),
      ]),
    );
    await pass(600_000);
    const films = gen.batch([...lasting(30), copyOf(young.handle), { id: old.id }, ...lasting(20)]);
    const arrived = await ends(arrivals(films));
    expect(arrived.map(({ index }) => index)).toEqual([2, 3, 0, 1]);
    expect((await films.results).map(({ task }) => task?.payload)).toEqual(['30', '900', '10', '20']);
    expect((await films.results)[1]?.handle).toEqual(young.handle);
    expect([creates(), sandbox.tasks()]).toEqual([4, expect.objectContaining({ length: 4 })]);
  });

  it('ends only the item whose handle has an unknown task', async () => {
    const { gen } = setupBatch();
    const films = gen.batch([{ id: 'unknown' }, ...videos(2)]);
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(['RejectedError', 'success', 'success']);
    expect(results[0]).toMatchObject({ handle: { id: 'unknown' }, error: { status: 404, taskId: 'unknown' } });
  });

  it('ignores changes that the caller makes to the list afterwards', async () => {
    const { gen } = setupBatch();
    const items = videos(20);
    const films = gen.batch(items, { concurrency: 5 });
    items.length = 0;
    const payloads = (await ends(films.results)).map(({ task }) => Number(task?.payload));
    expect([payloads, films.size]).toEqual([upTo(20), 20]);
  });
});
