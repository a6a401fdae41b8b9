import { describe, expect, it } from 'vitest';
import { nextPollDelay, type PollTiming } from '../../src/tasks/poll-timing.js';

/** A known task that was read ten seconds after its creation, without callbacks and far from its deadline. */
const steady: PollTiming = {
  age: 10_000,
  usualFirstPoll: 20_000,
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

/** The same, and the service may advise. */
const advised: PollTiming = { ...steady, interval: undefined };
const firstAdvised: PollTiming = { ...advised, isFirst: true, age: 0 };

describe('nextPollDelay', () => {
  it.each<[name: string, timing: PollTiming, delay: number]>([
    ['the first poll of a new task', { ...first, age: 0 }, 20_000],
    ['the first poll counts from the creation', first, 10_000],
    ['the first poll of an old task', { ...first, age: 20_000 }, 0],
    ['the first poll with firstPollAfter 0', { ...first, age: 0, firstPollAfter: 0 }, 0],
    ['the first poll after firstPollAfter of the caller', { ...first, age: 0, firstPollAfter: 30_000 }, 30_000],
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
  ])('computes the delay: %s', (_, timing, delay) => {
    expect(nextPollDelay(timing)).toBeCloseTo(delay, 6);
  });

  it.each<[name: string, timing: PollTiming, delay: number]>([
    ['the first poll', { ...firstAdvised, advice: 1000 }, 1000],
    [
      'the first poll, later than usual and at most maxInterval',
      { ...firstAdvised, usualFirstPoll: 5000, advice: 1e9 },
      15_000,
    ],
    ['the first poll, not later than usual', { ...firstAdvised, advice: 1e9 }, 20_000],
    ['the first poll, never before an age of 100 ms', { ...firstAdvised, advice: 0 }, 100],
    ['the first poll at an age of 60 ms', { ...firstAdvised, age: 60, advice: 0 }, 40],
    ['the first poll at a time that is over', { ...firstAdvised, age: 5000, advice: -4000 }, 0],
    ['the first poll, in spite of interval', { ...firstAdvised, interval: 2000, advice: 1000 }, 1000],
    [
      'the first poll, if the caller does not decide',
      { ...firstAdvised, firstPollAfter: 30_000, advice: 1000 },
      30_000,
    ],
    ['not even if the caller decides on 0', { ...firstAdvised, firstPollAfter: 0, advice: 1000 }, 0],
    ['the next poll', { ...advised, advice: 7000 }, 7000],
    ['the next poll, in spite of firstPollAfter', { ...advised, firstPollAfter: 30_000, advice: 7000 }, 7000],
    ['the next poll, if the caller does not decide', { ...steady, advice: 7000 }, 2000],
    ['a fraction of a millisecond', { ...advised, advice: 700.5 }, 700.5],
    ['the next poll, never within 100 ms', { ...advised, age: 500, advice: 0 }, 100],
    ['never within 100 ms, at a time that is over', { ...advised, age: 500, advice: -9000 }, 100],
    ['101 ms', { ...advised, age: 500, advice: 101 }, 101],
    ['99 ms', { ...advised, age: 500, advice: 99 }, 100],
    ['never within a hundredth of the age', { ...advised, age: 60_000, advice: 0 }, 600],
    ['one millisecond below maxInterval', { ...advised, advice: 14_999 }, 14_999],
    ['maxInterval at most', { ...advised, advice: 1e9 }, 15_000],
    ['an infinite time: maxInterval', { ...advised, advice: Number.POSITIVE_INFINITY }, 15_000],
    ['maxInterval of the caller at most', { ...advised, maxInterval: 3000, advice: 7000 }, 3000],
    ['the default of maxInterval at most', { ...advised, maxInterval: undefined, advice: 1e9 }, 15_000],
    ['not for an unknown state', { ...advised, isKnown: false, advice: 1000 }, 15_000],
    ['with callbacks five times as long', { ...firstAdvised, hasCallbacks: true, advice: 1000 }, 5000],
    ['an update comes first', { ...advised, hasUpdate: true, advice: 1000 }, 0],
    ['Retry-After comes first if it is longer', { ...advised, retryAfter: 7000, advice: 1000 }, 7000],
    ['a deadline comes first', { ...advised, timeLeft: 1500, advice: 7000 }, 1500],
    ['a random value of 1: a twentieth later, never earlier', { ...advised, advice: 1000, random: 1 }, 1050],
    ['a random value does not exceed maxInterval', { ...advised, advice: 14_999, random: 1 }, 15_000],
    ['a random value of more than maxInterval: a tenth earlier', { ...advised, advice: 1e9, random: 1 }, 13_500],
  ])('computes the delay with advice: %s', (_, timing, delay) => {
    expect(nextPollDelay(timing)).toBeCloseTo(delay, 6);
  });

  it.each<[name: string, timing: PollTiming, delay: number]>([
    ['the first poll after a second', { ...firstAdvised, isWatched: true }, 1000],
    ['the first poll after interval', { ...firstAdvised, isWatched: true, interval: 300 }, 300],
    ['the first poll after firstPollAfter', { ...firstAdvised, isWatched: true, firstPollAfter: 7000 }, 7000],
    ['the first poll before the advised end', { ...firstAdvised, isWatched: true, advice: 4000 }, 1000],
    ['the first poll at the advised end', { ...firstAdvised, isWatched: true, advice: 500 }, 500],
    ['the first poll of a task that may have ended', { ...firstAdvised, isWatched: true, usualFirstPoll: 0 }, 0],
    ['the first poll of an old task', { ...firstAdvised, isWatched: true, age: 2000 }, 0],
    ['a young task: a second', { ...advised, isWatched: true, age: 3000 }, 1000],
    ['then a fifth of the age', { ...advised, isWatched: true, age: 8000 }, 1600],
    ['or the advised end', { ...advised, isWatched: true, age: 8000, advice: 500 }, 500],
    ['as if nobody watched when an end is likely', { ...advised, isWatched: true, age: 20_000 }, 2000],
    ['maxInterval at most', { ...advised, isWatched: true, maxInterval: 1500 }, 1500],
    ['interval of the caller, which grows as usual', { ...steady, isWatched: true, interval: 300 }, 10_000 / 15],
    ['firstPollAfter of the caller', { ...advised, isWatched: true, firstPollAfter: 0, age: 19_000 }, 19_000 / 15],
    ['a random value of 1: a tenth earlier', { ...advised, isWatched: true, age: 8000, random: 1 }, 1440],
  ])('computes the delay of a watched task: %s', (_, timing, delay) => {
    expect(nextPollDelay(timing)).toBeCloseTo(delay, 6);
  });

  it('polls no more often with the advice of the end than without, whatever the length of a task', () => {
    for (const usualFirstPoll of [0, 5000, 20_000, 60_000]) {
      for (let end = 250; end < 1_000_000; end *= 1.1) {
        const [without, withAdvice] = [pollsUntil(end, usualFirstPoll, false), pollsUntil(end, usualFirstPoll, true)];
        expect(withAdvice, `${usualFirstPoll} ms, ${end} ms`).toBeLessThanOrEqual(without);
      }
    }
  });
});

/** How many polls find the end of a task, where the service always advises that end. */
function pollsUntil(end: number, usualFirstPoll: number, isAdvised: boolean): number {
  let age = 0;
  for (let polls = 0; ; polls += 1) {
    if (polls > 0 && age >= end) return polls;
    const timing = { ...firstAdvised, usualFirstPoll, age, isFirst: polls === 0 };
    // A bare identifier is polled at once, before there is any advice.
    const isKnown = isAdvised && (polls > 0 || usualFirstPoll > 0);
    age += nextPollDelay(isKnown ? { ...timing, advice: end - age } : timing);
  }
}
