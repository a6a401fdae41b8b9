/** An hour. */
export const defaultDeadlineMs = 3_600_000;

/** What is due this much earlier is late because timers stood still: the machine has slept. */
export const sleepThresholdMs = 10_000;

/** Everything that decides when a task is polled next. Times are in milliseconds. */
export interface PollTiming {
  /** Time since the task was created. */
  age: number;
  /** Age at which the first poll is worthwhile. */
  firstPollAfter: number;
  /** Shortest time between two polls. Default: 2,000. */
  interval?: number | undefined;
  /** Longest time between two polls, unless `interval` is longer. Default: 15,000. */
  maxInterval?: number | undefined;
  /** Whether it is the first poll. */
  isFirst: boolean;
  /** Whether the document knows the state that the task was read in. `true` if it was not read. */
  isKnown: boolean;
  /** Whether the last poll failed. */
  hasFailed: boolean;
  /** Whether callbacks report updates, and none has reported the end of the task. */
  hasCallbacks: boolean;
  /** Whether a callback has reported an update since the last poll. */
  hasUpdate: boolean;
  /** How long the service has asked to wait, from now on. */
  retryAfter: number;
  /** Time until the deadline, when the final poll is due. */
  timeLeft: number;
  /** From 0 to 1. It spreads polls, so that tasks which were created together are not polled together. Default: random. */
  random?: number;
}

/** Milliseconds until the next poll of a task. */
export function nextPollDelay(timing: PollTiming): number {
  // With callbacks, polls are this many times less frequent.
  const callbackSlowdown = 5;
  // Polls are at most this part of the age apart, so the end of a task is found at most that much later.
  const ageDivisor = 15;
  const { age, interval = 2000, maxInterval = 15_000, isFirst, random = Math.random() } = timing;
  const isSlow = timing.hasCallbacks && !timing.hasFailed;
  const untilFirst = isFirst || isSlow ? timing.firstPollAfter - age : 0;
  const byAge = timing.isKnown ? Math.min(maxInterval, age / ageDivisor) : maxInterval;
  const untilNext = isFirst ? 0 : Math.max(interval, byAge);
  const planned = Math.max(untilFirst, untilNext) * (isSlow ? callbackSlowdown : 1);
  const delay = timing.hasUpdate ? 0 : planned * (1 - random / 10);
  return Math.max(0, Math.min(Math.max(delay, timing.retryAfter), timing.timeLeft));
}
