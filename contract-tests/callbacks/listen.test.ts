import { afterEach, describe, expect, it, vi } from 'vitest';
import { news, open, post, rest, sharedInbox, soon } from './setup.js';

afterEach(() => void vi.useRealTimers());

describe('a listener', () => {
  it('is told each state of its task once, and nothing of others', async () => {
    const { callbacks } = open();
    const heard: string[] = [];
    callbacks.listen('a', (state) => heard.push(state));
    callbacks.listen('b', () => heard.push('of b'));
    for (const state of ['processing', 'processing', 'success', 'processing', 'success'] as const) {
      await post(callbacks, news('a', state));
    }
    expect(heard).toEqual(['processing', 'success']);
  });

  it('is told by the time that the callback is answered', async () => {
    const { callbacks } = open();
    const heard: string[] = [];
    callbacks.listen('a', (state) => heard.push(state));
    const answer = post(callbacks, news('a', 'success')).then(() => heard.push('answered'));
    await answer;
    expect(heard).toEqual(['success', 'answered']);
  });

  it('is told of what came before, later than its call', async () => {
    const { callbacks } = open();
    await post(callbacks, news('a', 'processing'));
    await post(callbacks, news('a', 'success'));
    const heard: string[] = [];
    callbacks.listen('a', (state) => heard.push(state));
    expect(heard).toEqual([]);
    await expect.poll(() => heard, soon).toEqual(['success']);
    const late: string[] = [];
    callbacks.listen('a', (state) => late.push(state));
    await expect.poll(() => late, soon).toEqual(['success']);
    expect(heard).toEqual(['success']);
  });

  it('is told nothing once it has stopped, though another goes on', async () => {
    const { callbacks } = open();
    const heard: string[] = [];
    const stop = callbacks.listen('a', () => heard.push('first'));
    callbacks.listen('a', () => heard.push('second'));
    stop();
    stop();
    await post(callbacks, news('a', 'success'));
    expect(heard).toEqual(['second']);
  });

  it('may stop itself and others when it is told', async () => {
    const { callbacks, errors } = open();
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    const stopAll = (name: string) => () => {
      heard.push(name);
      for (const stop of stops) stop();
    };
    stops.push(callbacks.listen('a', stopAll('first')), callbacks.listen('a', stopAll('second')));
    await post(callbacks, news('a', 'success'));
    expect([heard, errors]).toEqual([['first'], []]);
  });

  it('that stops in the same instant is not told what came before', async () => {
    const { callbacks } = open();
    await post(callbacks, news('a', 'success'));
    const heard: string[] = [];
    callbacks.listen('a', (state) => heard.push(state))();
    await rest();
    expect(heard).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('bad');
      },
    ],
    ['rejects', () => Promise.reject(new Error('bad'))],
  ])('that %s is told to onError, and harms nobody', async (_, bad) => {
    const { callbacks, errors, states } = open();
    const heard: string[] = [];
    callbacks.listen('a', bad);
    callbacks.listen('a', (state) => heard.push(state));
    expect((await post(callbacks, news('a', 'success'))).status).toBe(200);
    expect([heard, states()]).toEqual([['success'], ['success']]);
    await expect.poll(() => errors.map(({ message }) => message), soon).toEqual(['A listener failed for task a: bad']);
  });
});

it('an inbox in memory has no timer', async () => {
  vi.useFakeTimers();
  const { callbacks } = open();
  callbacks.listen('a', () => {});
  expect(vi.getTimerCount()).toBe(0);
});

it('10,000 listeners have one timer and one look', async () => {
  vi.useFakeTimers();
  const { kept, looks, inbox } = sharedInbox();
  const { callbacks } = open({ inbox });
  let heard = 0;
  const stops = Array.from({ length: 10_000 }, (_, index) =>
    callbacks.listen(`task-${index}`, () => {
      heard += 1;
    }),
  );
  expect(vi.getTimerCount()).toBe(1);
  for (let index = 0; index < 10_000; index += 1) kept.set(`task-${index}`, 'success');
  await rest();
  expect(looks).toHaveLength(1);
  expect(heard).toBe(10_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks.map((ids) => ids.length)).toEqual([10_000, 10_000]);
  expect(heard).toBe(10_000);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
