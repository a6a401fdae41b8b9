/** An hour. */
export const defaultDeadlineMs = 3_600_000;

/** The final poll is at the deadline, and has this time to finish. */
export const finalPollTimeoutMs = 1000;

/** What is due this much earlier is late because timers stood still: the machine has slept. */
export const sleepThresholdMs = 10_000;

/** With callbacks, polls are this many times less frequent. */
const callbackSlowdown = 5;

/** A task is polled at least once in this part of its age, so its end is found at most that much later. */
const ageDivisor = 15;

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
  /** Whether a poll has read the task. */
  wasRead: boolean;
  /** Whether the task was read in a state that the document does not know. */
  isUnknown: boolean;
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
  /** From 0 to 1. It spreads polls, so that tasks which were created together are not polled together. */
  random: number;
}

/** Milliseconds until the next poll of a task. */
export function nextPollDelay(timing: PollTiming): number {
  const { age, interval = 2000, maxInterval = 15_000, wasRead, hasFailed } = timing;
  const isSlow = timing.hasCallbacks && !hasFailed;
  const untilFirst = hasFailed || (wasRead && !isSlow) ? 0 : timing.firstPollAfter - age;
  const byAge = timing.isUnknown ? maxInterval : Math.min(maxInterval, age / ageDivisor);
  const untilNext = wasRead || hasFailed ? Math.max(interval, byAge) : 0;
  const planned = Math.max(untilFirst, untilNext) * (isSlow ? callbackSlowdown : 1);
  const delay = timing.hasUpdate ? 0 : planned * (1 - timing.random / 10);
  return Math.max(0, Math.min(Math.max(delay, timing.retryAfter), timing.timeLeft));
}
