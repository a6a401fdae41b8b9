import { describe, expect, it, vi } from 'vitest';
import type { BatchItem } from '../../src/batch/index.js';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import type { CallbackSource } from '../../src/index.js';
import type { Fault, SandboxOptions } from '../../src/sandbox/index.js';
import { request } from '../sandbox/setup.js';
import { ends, pass } from '../tasks/simulated.js';
import { setupBatch, upTo, wordOf } from './setup.js';

/** A sandbox that calls back a handler in the same process, and the number of its listeners. */
function calledBack(options: SandboxOptions = {}) {
  const handler = createCallbackHandler();
  const setup = setupBatch({ timing: { end: '30s' }, deliver: (posted) => handler(posted), ...options });
  const listening = { now: 0, ever: 0 };
  const callbacks: CallbackSource = {
    listen: (id, onUpdate) => {
      const stop = handler.listen(id, onUpdate);
      listening.now += 1;
      listening.ever += 1;
      return () => {
        stop();
        listening.now -= 1;
      };
    },
  };
  return { ...setup, callbacks, listening };
}

/** Requests for videos with callbacks. */
const calling = (count: number): BatchItem[] =>
  upTo(count).map((payload) => ({
    generator: 'text2video',
    request: { ...request, payload: `${payload}`, callback_url: 'http://localhost/hooks' },
  }));

describe('a batch with callbacks', () => {
  it('polls a task of 30 s at most twice, and sees its end at once', async () => {
    const { gen, polls, callbacks, listening, sandbox, now } = calledBack();
    const films = gen.batch(calling(20), { concurrency: 20, callbacks });
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(upTo(20).map(() => 'success'));
    for (const { handle } of results) expect(polls(handle?.id).length).toBeLessThanOrEqual(2);
    expect(now()).toBeGreaterThanOrEqual(30_000);
    expect(now()).toBeLessThan(31_000);
    expect(sandbox.callbacks()).toHaveLength(40);
    expect([listening.now, listening.ever, vi.getTimerCount()]).toEqual([0, 20, 0]);
  });

  it('bounds the number of concurrent tasks, as without callbacks', async () => {
    const { gen, callbacks, now, listening } = calledBack();
    await ends(gen.batch(calling(6), { concurrency: 2, callbacks }).results);
    expect(now()).toBeGreaterThanOrEqual(90_000);
    expect(now()).toBeLessThan(95_000);
    expect(listening.now).toBe(0);
  });

  it.each<[fault: Fault, polls: number]>([
    [{ fault: 'callback-doubled' }, 2],
    [{ fault: 'callback-out-of-order' }, 1],
    [{ fault: 'failed' }, 2],
  ])('handles the fault %j with %i polls of each task', async (fault, count) => {
    const { gen, polls, callbacks, now } = calledBack({ faults: [fault] });
    const results = await ends(gen.batch(calling(3), { callbacks }).results);
    const word = fault.fault === 'failed' ? 'TaskFailedError' : 'success';
    expect(results.map(wordOf)).toEqual(upTo(3).map(() => word));
    expect([polls().length, Math.floor(now() / 1000)]).toEqual([3 * count, 30]);
  });

  it('needs more time but no other polls or creates for a task whose callbacks are lost', async () => {
    const { gen, polls, callbacks, now, creates } = calledBack({ faults: [{ fault: 'callback-lost' }] });
    const results = await ends(gen.batch(calling(3), { callbacks }).results);
    expect(results.map(wordOf)).toEqual(['success', 'success', 'success']);
    expect([polls().length, creates()]).toEqual([3, 3]);
    expect(now()).toBeLessThan(120_000);
  });

  it('polls again immediately after a poll during which a callback arrived', async () => {
    const slow: Fault = { fault: 'slow', by: 8000, operation: 'getTaskCreations', times: 1 };
    const { gen, polls, callbacks } = calledBack({ timing: { end: '5s' }, faults: [slow] });
    const results = await ends(gen.batch(calling(1), { callbacks }).results);
    expect(results.map(wordOf)).toEqual(['success']);
    // The update at 2 s triggers the first poll, whose response is older than the update at 5 s.
    expect(polls().map((at) => Math.floor(at / 1000))).toEqual([2, 10]);
  });

  it('polls nothing after a callback for a task that is not in the batch', async () => {
    const { gen, polls, callbacks } = calledBack();
    const films = gen.batch(calling(1), { callbacks, firstPollAfter: 600_000 });
    await pass(1000);
    await gen.text2video.create({ ...request, callback_url: 'http://localhost/hooks' });
    await ends(films.results);
    expect(polls()).toHaveLength(2);
  });

  it('stops listening after an abort', async () => {
    const { gen, callbacks, listening, polls } = calledBack();
    const controller = new AbortController();
    const films = gen.batch(calling(5), { callbacks, signal: controller.signal });
    await pass(1000);
    expect(listening.now).toBe(5);
    controller.abort();
    await films.results;
    expect(listening.now).toBe(0);
    await pass(60_000);
    expect(polls()).toEqual([]);
  });

  it('polls handles at once whose updates arrived earlier', async () => {
    const { gen, callbacks, now, polls } = calledBack();
    const { handle } = await gen.text2video.create({ ...request, callback_url: 'http://localhost/hooks' });
    await pass(60_000);
    const before = now();
    const films = gen.batch([handle], { callbacks, firstPollAfter: 600_000 });
    expect((await ends(films.results)).map(wordOf)).toEqual(['success']);
    expect([now() - before < 100, polls().length]).toEqual([true, 1]);
  });
});
