import { describe, expect, it } from 'vitest';
import { nextPollDelay, type PollTiming } from '../../src/tasks/poll-timing.js';

/** A known task that was read ten seconds after its creation, without callbacks and far from its deadline. */
const steady: PollTiming = {
  age: 10_000,
  firstPollAfter: 20_000,
  interval: 2000,
  maxInterval: 15_000,
  isFirst: false,
  isKnown: true,
  hasFailed: false,
  hasCallbacks: false,
  hasUpdate: false,
  retryAfter: 0,
  timeLeft: 3_600_000,
  random: 0,
};
const first: PollTiming = { ...steady, isFirst: true };

describe('nextPollDelay', () => {
  it.each<[name: string, timing: PollTiming, delay: number]>([
    ['the first poll of a new task', { ...first, age: 0 }, 20_000],
    ['the first poll counts from the creation', first, 10_000],
    ['the first poll of an old task', { ...first, age: 20_000 }, 0],
    ['the first poll with firstPollAfter 0', { ...first, age: 0, firstPollAfter: 0 }, 0],
    ['a young task: interval', steady, 2000],
    ['a task of 30 s: a fifteenth of its age is interval', { ...steady, age: 30_000 }, 2000],
    ['a task of a minute: a fifteenth of its age', { ...steady, age: 60_000 }, 4000],
    ['an old task: maxInterval', { ...steady, age: 3_600_000 }, 15_000],
    ['defaults', { ...steady, interval: undefined, maxInterval: undefined }, 2000],
    ['defaults of an old task', { ...steady, age: 3_600_000, interval: undefined, maxInterval: undefined }, 15_000],
    ['interval above maxInterval', { ...steady, interval: 20_000 }, 20_000],
    ['an unknown state: maxInterval', { ...steady, isKnown: false }, 15_000],
    ['an unknown state with a longer interval', { ...steady, isKnown: false, interval: 20_000 }, 20_000],
    ['callbacks: five times as long', { ...steady, age: 30_000, hasCallbacks: true }, 10_000],
    ['callbacks before the first poll', { ...first, hasCallbacks: true }, 50_000],
    ['callbacks after a poll that came before firstPollAfter', { ...steady, hasCallbacks: true }, 50_000],
    ['callbacks and an unknown state', { ...steady, age: 30_000, hasCallbacks: true, isKnown: false }, 75_000],
    ['a failure: interval, also before firstPollAfter', { ...steady, hasFailed: true }, 2000],
    ['a failure with callbacks: not slower', { ...steady, hasFailed: true, hasCallbacks: true }, 2000],
    ['an update: at once', { ...steady, hasUpdate: true }, 0],
    ['an update before the first poll: at once', { ...first, hasUpdate: true, hasCallbacks: true }, 0],
    ['Retry-After above interval', { ...steady, hasFailed: true, retryAfter: 7000 }, 7000],
    ['Retry-After below interval', { ...steady, hasFailed: true, retryAfter: 500 }, 2000],
    ['Retry-After and an update', { ...steady, hasUpdate: true, retryAfter: 7000 }, 7000],
    ['a Retry-After that is over', { ...steady, hasUpdate: true, retryAfter: -7000 }, 0],
    ['a deadline before the next poll', { ...steady, timeLeft: 1500 }, 1500],
    ['a deadline before Retry-After', { ...steady, retryAfter: 7000, timeLeft: 1500 }, 1500],
    ['a deadline that is over', { ...steady, timeLeft: -1 }, 0],
    ['a random value of 1: a tenth earlier', { ...steady, random: 1 }, 1800],
    ['a random first poll', { ...first, age: 0, random: 0.5 }, 19_000],
    ['a random value does not shorten Retry-After', { ...steady, retryAfter: 7000, random: 1 }, 7000],
    ['a random value does not shorten the deadline', { ...steady, timeLeft: 1500, random: 1 }, 1500],
  ])('%s', (_, timing, delay) => {
    expect(nextPollDelay(timing)).toBeCloseTo(delay, 6);
  });
});
