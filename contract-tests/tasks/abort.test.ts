import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { AbortError, type WaitOptions } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { open, request, transports } from '../sandbox/setup.js';
import { atOnce, ends, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const hang: Fault = { fault: 'hang', operation };
const silent = { listen: () => () => {} };
const reason = new Error('The user has left.');
const listeners = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

/** What a wait is doing when it is aborted: the polls until then, the options and the faults. */
const moments: [what: string, polls: number, options: WaitOptions, faults: Fault[]][] = [
  ['sleeping before the first poll', 0, {}, []],
  ['sleeping between two polls', 1, { firstPollAfter: 0, interval: 60_000 }, []],
  [
    'sleeping after a rejection',
    1,
    { firstPollAfter: 0 },
    [{ fault: 'status', code: 429, retryAfter: '60s', operation }],
  ],
  ['in a poll that hangs', 1, { firstPollAfter: 0 }, [hang]],
  ['waiting for an update', 0, { callbacks: silent }, []],
  ['in a poll that hangs, with callbacks', 1, { firstPollAfter: 0, callbacks: silent }, [hang]],
];

describe.each(transports)('an abort %s', (_, enter) => {
  it.each(moments)('ends a wait within 10 ms while it is %s', async (_what, polls, options, faults) => {
    const sandbox = open({ faults });
    const { gen } = await enter(sandbox);
    const created = await gen.text2video.create(request);
    let quickest = Number.POSITIVE_INFINITY;
    // A busy machine has slow moments: one quick round is enough.
    for (let round = 1; round <= 20 && quickest >= 10; round += 1) {
      const stop = new AbortController();
      const waiting = failure(gen.tasks.wait(created, { ...options, signal: stop.signal }));
      await expect.poll(() => sandbox.requests().length, { timeout: 60_000 }).toBe(1 + round * polls);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const start = performance.now();
      stop.abort(reason);
      const error = await waiting;
      quickest = Math.min(quickest, performance.now() - start);
      expect(error).toBeInstanceOf(AbortError);
      expect(error).toMatchObject({ taskId: created.id, handle: created.handle });
      expect(error.cause).toBe(reason);
      expect(listeners(stop.signal)).toBe(0);
    }
    expect(quickest).toBeLessThan(10);
  });
});

describe('an aborted wait', () => {
  it.each(moments)(
    'leaves no timer, no listener and no request of a wait that is aborted while %s',
    async (_, _polls, options, faults) => {
      const { gen, sent } = simulate({ faults });
      const created = await gen.text2video.create(request);
      const stop = new AbortController();
      const removed = vi.fn();
      const callbacks = options.callbacks && { listen: () => removed };
      const waiting = failure(gen.tasks.wait(created, { ...options, callbacks, signal: stop.signal }));
      await pass(1000);
      expect([listeners(stop.signal), vi.getTimerCount()]).toEqual([1, 1]);
      const before = sent.length;
      stop.abort(reason);
      expect((await atOnce(waiting)).cause).toBe(reason);
      expect([listeners(stop.signal), vi.getTimerCount()]).toEqual([0, 0]);
      await pass(600_000);
      expect(sent).toHaveLength(before);
      expect(removed).toHaveBeenCalledTimes(callbacks ? 1 : 0);
    },
  );

  it('resumes an aborted wait with its handle', async () => {
    const { gen } = simulate({ timing: { end: '30s' } });
    const stop = new AbortController();
    const running = failure(gen.text2video.run(request, { signal: stop.signal }));
    await pass(25_000);
    stop.abort();
    const { handle, taskId, cause } = await atOnce(running);
    expect(cause).toMatchObject({ name: 'AbortError' });
    expect(await ends(gen.tasks.resume(handle))).toMatchObject({ id: taskId, state: 'success' });
  });

  it('aborts a wait from onUpdate', async () => {
    const { gen, polls } = simulate();
    const stop = new AbortController();
    const onUpdate = () => stop.abort(reason);
    const error = await ends(
      failure(gen.text2video.run(request, { signal: stop.signal, onUpdate, firstPollAfter: 0 })),
    );
    expect([error.name, error.cause, polls().length]).toEqual(['AbortError', reason, 1]);
  });
});

describe('a signal', () => {
  it('ends a wait without a poll and a run without a create if its signal is already aborted', async () => {
    const { gen, sent } = simulate();
    const created = await gen.text2video.create(request);
    const signal = AbortSignal.abort(reason);
    const { id: taskId, handle } = created;
    const calls = [
      gen.tasks.wait(created, { signal }),
      gen.tasks.wait(created, { signal, firstPollAfter: 0, deadline: 1 }),
      gen.tasks.resume(handle, { signal }),
      gen.tasks.watch(created, { signal }).next(),
    ];
    for (const call of calls) {
      const error = await atOnce(failure(call as Promise<unknown>));
      expect(error).toMatchObject({ name: 'AbortError', taskId, handle });
      expect(error.cause).toBe(reason);
      expect(error.message).toBe(
        `The wait for task ${taskId} was aborted (The user has left.): resume it with error.handle`,
      );
    }
    const error = await atOnce(failure(gen.text2video.run(request, { signal })));
    expect([error.name, error.cause, error.handle]).toEqual(['AbortError', reason, undefined]);
    expect([sent.length, listeners(signal), vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  it('leaves no listener on the signal after the wait has ended', async () => {
    const { gen, sandbox } = simulate();
    const { signal } = new AbortController();
    await ends(gen.text2video.run(request, { signal }));
    await ends(failure(gen.text2video.run(request, { signal, deadline: 1000 })));
    sandbox.setFaults([{ fault: 'status', code: 404, operation }]);
    await ends(failure(gen.text2video.run(request, { signal })));
    expect(listeners(signal)).toBe(0);
  });

  it('uses one listener for a hundred waits with one signal, and ends them all', async () => {
    const { gen, polls } = simulate({ timing: { end: '10m' } });
    const stop = new AbortController();
    const { signal } = stop;
    const errors = Promise.all(Array.from({ length: 100 }, () => failure(gen.text2video.run(request, { signal }))));
    await pass(30_000);
    expect(listeners(signal)).toBe(1);
    stop.abort(reason);
    expect((await atOnce(errors)).filter(({ name, cause }) => name === 'AbortError' && cause === reason)).toHaveLength(
      100,
    );
    const before = polls().length;
    await pass(60_000);
    expect([polls().length, listeners(signal), vi.getTimerCount()]).toEqual([before, 0, 0]);
  });

  it('changes nothing when a signal is aborted after the wait has ended', async () => {
    const { gen } = simulate();
    const stop = new AbortController();
    const running = gen.text2video.run(request, { signal: stop.signal });
    await ends(running);
    stop.abort();
    expect(await running).toMatchObject({ state: 'success' });
  });
});
