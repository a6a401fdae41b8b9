import { describe, expect, it, vi } from 'vitest';
import { AbortError, GenMedia, OutcomeUnknownError, TimeoutError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { hangs, responds } from './server.js';

describe('timeout and abort', () => {
  it('ends a read with an error of its own for a timeout and for an abort', async () => {
    const gen = await client([hangs]);
    const timedOut = await failure(gen.tasks.get('task-1', { timeout: 3000 }));
    expect(timedOut).toBeInstanceOf(TimeoutError);
    expect(timedOut.message).toBe('getTaskCreations timed out after 3000 ms (option timeout, in milliseconds)');
    expect(server?.received).toHaveLength(1);
    const controller = new AbortController();
    const call = failure(gen.tasks.get('task-1', { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error('The user left.')), 30);
    const error = await call;
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ taskId: 'task-1', cause: { message: 'The user left.' } });
  });

  it('sends nothing if the signal is already aborted', async () => {
    const gen = await client([responds(200, created)]);
    const error = await failure(gen.text2video.create(request, { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(AbortError);
    expect(server?.received).toEqual([]);
  });

  it('leaves the outcome of a create unknown once it is sent', async () => {
    const gen = await client([hangs]);
    const controller = new AbortController();
    const call = failure(gen.text2video.create(request, { signal: controller.signal }));
    await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(1);
    controller.abort();
    const error = await call;
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(AbortError);
  });

  it('ends the pause before a retry at once, with nothing accepted until then', { timeout: 30_000 }, async () => {
    const gen = await client([responds(429, '', { 'retry-after': '60' })]);
    const controller = new AbortController();
    const call = failure(gen.text2video.create(request, { signal: controller.signal }));
    await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    controller.abort();
    // Without the abort, the call would outlast the timeout of this test.
    expect(await call).toBeInstanceOf(AbortError);
  });

  it('ends a call even if fetch ignores the signal', async () => {
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: () => new Promise(() => {}) });
    expect(await failure(gen.tasks.get('task-1', { timeout: 30 }))).toBeInstanceOf(TimeoutError);
    const error = await failure(gen.tasks.get('task-1', { signal: AbortSignal.timeout(30) }));
    expect(error).toBeInstanceOf(AbortError);
  });

  it('uses one listener for all calls with the same signal, and ends all of them', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const gen = await client([hangs]);
    const controller = new AbortController();
    const calls = Array.from({ length: 40 }, () => failure(gen.tasks.get('task-1', { signal: controller.signal })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    controller.abort();
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortError);
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('ends a call even after another one with the same signal has ended', async () => {
    const gen = await client([responds(200, task), hangs]);
    const controller = new AbortController();
    const { signal } = controller;
    const [first, second] = [gen.tasks.get('task-1', { signal }), failure(gen.tasks.get('task-1', { signal }))];
    await first;
    controller.abort();
    expect(await second).toBeInstanceOf(AbortError);
  });

  it('leaves no listener on a signal that outlives the call', async () => {
    const gen = await client([responds(500), responds(200, task)]);
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners += 1;
      addEventListener.apply(signal, args);
    };
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      removeEventListener.apply(signal, args);
    };
    await gen.tasks.get('task-1', { signal });
    expect(listeners).toBe(0);
    expect(server?.received).toHaveLength(2);
  });

  it('leaves no timer that would keep a process alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const gen = await client([responds(200, task)]);
    await gen.tasks.get('task-1');
    const before = timers();
    for (let call = 0; call < 5; call += 1) await gen.tasks.get('task-1');
    expect(timers()).toBeLessThan(before + 5);
  });

  it('ends a call after a minute by default', async () => {
    vi.useFakeTimers();
    try {
      const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: () => new Promise(() => {}) });
      let error: Error | undefined;
      gen.tasks.get('task-1').catch((reason) => {
        error = reason;
      });
      await vi.advanceTimersByTimeAsync(59_999);
      expect(error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(error).toBeInstanceOf(TimeoutError);
    } finally {
      vi.useRealTimers();
    }
  });
});
