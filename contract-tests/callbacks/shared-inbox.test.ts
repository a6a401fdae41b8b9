import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Inbox } from '../../src/callbacks/index.js';
import { open, rest, sharedInbox } from './setup.js';

afterEach(() => void vi.useRealTimers());

describe('an inbox that others write to', () => {
  it('polls every second, for all tasks at once, while there are listeners', async () => {
    vi.useFakeTimers();
    const { kept, polls, inbox } = sharedInbox();
    const { callbacks } = open({ inbox });
    const received: string[] = [];
    const stops = ['a', 'b'].map((id) => callbacks.listen(id, (state) => received.push(`${id} ${state}`)));
    await rest();
    expect(polls.splice(0)).toEqual([['a', 'b']]);
    await vi.advanceTimersByTimeAsync(999);
    expect(polls.splice(0)).toEqual([]);
    kept.set('b', 'processing');
    await vi.advanceTimersByTimeAsync(1);
    expect(polls.splice(0)).toEqual([['a', 'b']]);
    expect(received.splice(0)).toEqual(['b processing']);
    kept.set('a', 'failed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(polls.splice(0)).toHaveLength(5);
    expect(received.splice(0)).toEqual(['a failed']);

    stops[0]?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(polls.splice(0)).toEqual([['b']]);
    stops[1]?.();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([polls, received]).toEqual([[], []]);
  });

  it('polls again once a second for a listener that is added after all had stopped', async () => {
    vi.useFakeTimers();
    const { polls, inbox } = sharedInbox();
    const { callbacks } = open({ inbox });
    for (let round = 0; round < 3; round += 1) callbacks.listen('a', () => {})();
    const stop = callbacks.listen('a', () => {});
    await vi.advanceTimersByTimeAsync(0);
    polls.splice(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(polls).toHaveLength(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('polls once at a time, and not twice as often for a listener that is added during a poll', async () => {
    vi.useFakeTimers();
    const { polls, inbox } = sharedInbox();
    let release: () => void = () => {};
    const latest: Inbox['latest'] = async (taskIds) => {
      const states = await inbox.latest(taskIds);
      if (polls.length > 1) await new Promise<void>((resolve) => (release = resolve));
      return states;
    };
    const { callbacks } = open({ inbox: { ...inbox, latest } });
    const stop = callbacks.listen('a', () => {});
    await vi.advanceTimersByTimeAsync(1000);
    expect(polls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toHaveLength(2);
    const releaseFirst = release;
    stop();
    callbacks.listen('a', () => {});
    expect(vi.getTimerCount()).toBe(1);
    releaseFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('lets a process end that has listeners', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const stop = open({ inbox: sharedInbox().inbox }).callbacks.listen('a', () => {});
    const during = timers();
    stop();
    expect(during).toBe(before);
  });

  it('continues with the next poll when one fails, and reports nothing', async () => {
    vi.useFakeTimers();
    const { kept, inbox } = sharedInbox();
    const responses: Inbox['latest'][] = [
      () => Promise.reject(new Error('down')),
      async () => undefined as never,
      () => {
        throw new Error('down');
      },
    ];
    const latest: Inbox['latest'] = (taskIds) => (responses.shift() ?? inbox.latest)(taskIds);
    const { callbacks, errors } = open({ inbox: { ...inbox, latest } });
    const received: string[] = [];
    const stop = callbacks.listen('a', (state) => received.push(state));
    kept.set('a', 'success');
    await vi.advanceTimersByTimeAsync(2000);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([received, errors]).toEqual([['success'], []]);
    stop();
  });

  it('does not notify a listener of older states', async () => {
    vi.useFakeTimers();
    const { kept, inbox } = sharedInbox();
    const { callbacks } = open({ inbox });
    const received: string[] = [];
    const stop = callbacks.listen('a', (state) => received.push(state));
    for (const state of ['success', 'processing', 'invented', 'success']) {
      kept.set('a', state);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(received).toEqual(['success']);
    stop();
  });
});
