import { describe, expect, it } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { clientOf } from '../sandbox/setup.js';
import { ends, pass } from '../tasks/simulated.js';
import { copyOf, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

/** Some tasks end before the first poll, some at it, some later. */
const times = (_: string, { payload }: { payload?: unknown }) => ({ end: 10_000 + 1000 * Number(payload) });

describe('the remaining items of a batch', () => {
  it.each([0, 1, 50, 99, 100, 101, 250, 19_000, 21_500, 30_000, 45_000, 90_000])(
    'continues by another client after a stop at %i ms, and creates each task once',
    async (milliseconds) => {
      const { gen, sandbox } = setupBatch({ timing: times, faults: [{ fault: 'slow', by: 100 }] });
      const controller = new AbortController();
      const first = gen.batch(videos(30), { signal: controller.signal, concurrency: 7 });
      await pass(milliseconds);
      controller.abort();
      const ended = (await ends(first.results)).filter(({ task }) => task).length;
      const rest = first.remaining();
      expect(copyOf(rest)).toStrictEqual(rest);
      expect(rest.length + ended).toBe(30);

      const second = clientOf(sandbox).use(batch).batch(copyOf(rest));
      const results = await ends(second.results);
      expect(results.map(wordOf)).toEqual(rest.map(() => 'success'));
      expect(await payloadsIn(sandbox)).toEqual(upTo(30));
      expect(second.remaining()).toEqual([]);
    },
  );

  it('completes a batch that is stopped every few seconds, and creates each task once', async () => {
    const { gen, sandbox } = setupBatch({ timing: times, faults: [{ fault: 'slow', by: 100 }] });
    let items = gen.batch(videos(30), { signal: AbortSignal.abort() }).remaining();
    for (let stops = 0; items.length > 0; stops += 1) {
      expect(stops).toBeLessThan(100);
      const controller = new AbortController();
      const films = gen.batch(copyOf(items), { signal: controller.signal, concurrency: 7 });
      await pass(5050);
      controller.abort();
      await ends(films.results);
      items = films.remaining();
    }
    expect(await payloadsIn(sandbox)).toEqual(upTo(30));
  });

  it('contains the handles of created tasks and the unsent requests while the batch runs', async () => {
    const { gen, sandbox } = setupBatch({ timing: { end: '60s' } });
    const films = gen.batch(videos(6), { concurrency: 2 });
    await pass(1000);
    const made = sandbox.tasks().reverse();
    expect(films.remaining()).toEqual([
      ...made.map(({ id, operation }) => ({ id, operation, createdAt: expect.any(Number) })),
      ...videos(6).slice(2),
    ]);
    expect(made).toHaveLength(2);
    await ends(films.results);
    expect(films.remaining()).toEqual([]);
  });

  it('keeps the options of an item', async () => {
    const { gen, sandbox } = setupBatch();
    const options = { timeout: 5000, extraHeaders: { 'x-sandbox-fault': 'failed' }, extraQuery: { trace: 1 } };
    const items = videos(1).map((item) => ({ ...item, options }));
    const rest = copyOf(gen.batch(items, { signal: AbortSignal.abort() }).remaining());
    expect(rest).toEqual(items);
    expect((await ends(gen.batch(rest).results)).map(wordOf)).toEqual(['TaskFailedError']);
    expect(sandbox.tasks()).toHaveLength(1);
  });

  it('includes the handle of a task that could not be read', async () => {
    const { gen, sandbox } = setupBatch();
    const films = gen.batch(videos(2));
    await pass(1000);
    sandbox.setFaults([{ fault: 'status', code: 401, operation: 'getTaskCreations' }]);
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(['RejectedError', 'RejectedError']);
    expect(films.remaining()).toEqual(results.map(({ handle }) => handle));
    sandbox.setFaults([]);
    expect((await ends(gen.batch(films.remaining()).results)).map(wordOf)).toEqual(['success', 'success']);
  });

  it('excludes a request that was rejected permanently', async () => {
    const { gen } = setupBatch({ faults: [{ fault: 'status', code: 400, operation: 'createText2Video' }] });
    const films = gen.batch(videos(2));
    expect((await ends(films.results)).map(wordOf)).toEqual(['RejectedError', 'RejectedError']);
    expect(films.remaining()).toEqual([]);
  });

  it('excludes a request in flight, and includes its handle after the response', async () => {
    const { gen, sandbox } = setupBatch({ faults: [{ fault: 'slow', by: 100 }] });
    const controller = new AbortController();
    const films = gen.batch(videos(1), { signal: controller.signal });
    await pass(20);
    expect(films.remaining()).toEqual([]);
    controller.abort();
    expect(films.remaining()).toEqual([]);
    await ends(films.results);
    expect(films.remaining()).toMatchObject([{ id: sandbox.tasks()[0]?.id }]);
  });

  it('includes a request that was in flight and met 429, since no task was created', async () => {
    const { gen, sandbox } = setupBatch({
      faults: [
        { fault: 'status', code: 429 },
        { fault: 'slow', by: 100 },
      ],
    });
    const controller = new AbortController();
    const films = gen.batch(videos(1), { signal: controller.signal });
    await pass(20);
    controller.abort();
    expect((await ends(films.results)).map(wordOf)).toEqual(['AbortError']);
    expect([films.remaining(), sandbox.tasks()]).toEqual([videos(1), []]);
  });

  it('includes the requests left unsent by a deadline given as a date', async () => {
    const { gen, sandbox } = setupBatch();
    const films = gen.batch(videos(5), { concurrency: 1, deadline: new Date(Date.now() + 200) });
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(upTo(5).map(() => 'DeadlineError'));
    expect(sandbox.tasks()).toHaveLength(1);
    expect(films.remaining()).toEqual([results[0]?.handle, ...videos(5).slice(1)]);
  });
});
