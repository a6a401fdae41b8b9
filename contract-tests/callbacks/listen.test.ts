import { afterEach, describe, expect, it, vi } from 'vitest';
import { open, post, rest, sharedInbox, soon, taskCallback } from './setup.js';

afterEach(() => void vi.useRealTimers());

describe('a listener', () => {
  it('notifies a listener of each state of its task once, and of no other task', async () => {
    const { callbacks } = open();
    const received: string[] = [];
    callbacks.listen('a', (state) => received.push(state));
    callbacks.listen('b', () => received.push('of b'));
    for (const state of ['processing', 'processing', 'success', 'processing', 'success'] as const) {
      await post(callbacks, taskCallback('a', state));
    }
    expect(received).toEqual(['processing', 'success']);
  });

  it('notifies a listener before the callback gets its response', async () => {
    const { callbacks } = open();
    const received: string[] = [];
    callbacks.listen('a', (state) => received.push(state));
    const response = post(callbacks, taskCallback('a', 'success')).then(() => received.push('responded'));
    await response;
    expect(received).toEqual(['success', 'responded']);
  });

  it('notifies a listener of earlier updates, after listen has returned', async () => {
    const { callbacks } = open();
    await post(callbacks, taskCallback('a', 'processing'));
    await post(callbacks, taskCallback('a', 'success'));
    const received: string[] = [];
    callbacks.listen('a', (state) => received.push(state));
    expect(received).toEqual([]);
    await expect.poll(() => received, soon).toEqual(['success']);
    const late: string[] = [];
    callbacks.listen('a', (state) => late.push(state));
    await expect.poll(() => late, soon).toEqual(['success']);
    expect(received).toEqual(['success']);
  });

  it('does not notify a listener after it has stopped, while another still is notified', async () => {
    const { callbacks } = open();
    const received: string[] = [];
    const stop = callbacks.listen('a', () => received.push('first'));
    callbacks.listen('a', () => received.push('second'));
    stop();
    stop();
    await post(callbacks, taskCallback('a', 'success'));
    expect(received).toEqual(['second']);
  });

  it('lets a listener stop itself and others when it is notified', async () => {
    const { callbacks, errors } = open();
    const received: string[] = [];
    const stops: (() => void)[] = [];
    const stopAll = (name: string) => () => {
      received.push(name);
      for (const stop of stops) stop();
    };
    stops.push(callbacks.listen('a', stopAll('first')), callbacks.listen('a', stopAll('second')));
    await post(callbacks, taskCallback('a', 'success'));
    expect([received, errors]).toEqual([['first'], []]);
  });

  it('does not notify a listener of earlier updates that stops at the same moment', async () => {
    const { callbacks } = open();
    await post(callbacks, taskCallback('a', 'success'));
    const received: string[] = [];
    callbacks.listen('a', (state) => received.push(state))();
    await rest();
    expect(received).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('bad');
      },
    ],
    ['rejects', () => Promise.reject(new Error('bad'))],
  ])('reports a listener that %s to onError, and notifies others', async (_, bad) => {
    const { callbacks, errors, states } = open();
    const received: string[] = [];
    callbacks.listen('a', bad);
    callbacks.listen('a', (state) => received.push(state));
    expect((await post(callbacks, taskCallback('a', 'success'))).status).toBe(200);
    expect([received, states()]).toEqual([['success'], ['success']]);
    await expect.poll(() => errors.map(({ message }) => message), soon).toEqual(['A listener failed for task a: bad']);
  });
});

it('starts no timer for an inbox in memory', async () => {
  vi.useFakeTimers();
  const { callbacks } = open();
  callbacks.listen('a', () => {});
  expect(vi.getTimerCount()).toBe(0);
});

it('starts one timer and one poll for 10,000 listeners', async () => {
  vi.useFakeTimers();
  const { kept, polls, inbox } = sharedInbox();
  const { callbacks } = open({ inbox });
  let received = 0;
  const stops = Array.from({ length: 10_000 }, (_, index) =>
    callbacks.listen(`task-${index}`, () => {
      received += 1;
    }),
  );
  expect(vi.getTimerCount()).toBe(1);
  for (let index = 0; index < 10_000; index += 1) kept.set(`task-${index}`, 'success');
  await rest();
  expect(polls).toHaveLength(1);
  expect(received).toBe(10_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(polls.map((ids) => ids.length)).toEqual([10_000, 10_000]);
  expect(received).toBe(10_000);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
