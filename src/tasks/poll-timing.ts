/** An hour. */
export const defaultDeadlineMs = 3_600_000;

/** A timer that fires this late means that the machine was asleep. */
export const sleepThresholdMs = 10_000;

/** Everything that decides when a task is polled next. Times are in milliseconds. */
export interface PollTiming {
  /** Time since the task was created. */
  age: number;
  /** Age at the first poll, as the caller wants it. Default: `advice`, or else `usualFirstPoll`. */
  firstPollAfter?: number | undefined;
  /** Age at which the first poll of such a task is usually worthwhile. */
  usualFirstPoll: number;
  /** Shortest time between two polls, as the caller wants it. Default: `advice`, or else 2,000. */
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
  /** How long the service has advised to wait, from now on. */
  advice?: number | undefined;
  /** Whether somebody waits for changes that nothing else reports. Default: false. */
  isWatched?: boolean | undefined;
  /** Time until the deadline, when the final poll is due. */
  timeLeft: number;
  /** From 0 to 1. It spreads polls, so that tasks which were created together are not polled together. Default: random. */
  random?: number;
}

/** Milliseconds until the next poll of a task. */
export function nextPollDelay(timing: PollTiming): number {
  // With callbacks, polls are this many times less frequent.
  const callbackSlowdown = 5;
  const { age, maxInterval = 15_000, usualFirstPoll, isFirst, random = Math.random() } = timing;
  // Until an end is likely, polls are for changes.
  const isEarly = timing.isWatched && age < usualFirstPoll;
  const { interval = isEarly ? 1000 : 2000 } = timing;
  const { firstPollAfter = isEarly ? interval : usualFirstPoll } = timing;
  // Polls are at most this part of the age apart, so the end of a task is found at most that much later.
  const ageDivisor = isEarly && (timing.interval ?? timing.firstPollAfter) === undefined ? 5 : 15;
  const isSlow = timing.hasCallbacks && !timing.hasFailed;
  const untilFirst = isFirst || isSlow ? firstPollAfter - age : 0;
  const byAge = timing.isKnown ? Math.min(maxInterval, age / ageDivisor) : maxInterval;
  const untilNext = isFirst ? 0 : Math.max(interval, byAge);
  const usual = Math.max(untilFirst, untilNext);
  const maxDelay = isEarly ? usual : Math.max(usual, maxInterval);
  const planned = advisedDelay(timing, maxDelay, random) ?? usual * (1 - random / 10);
  const delay = timing.hasUpdate ? 0 : planned * (isSlow ? callbackSlowdown : 1);
  return Math.max(0, Math.min(Math.max(delay, timing.retryAfter), timing.timeLeft));
}

/**
 * The delay that the service advises, within bounds. Nothing if the caller decides, or the state is unknown. It is spread to the
 * other side than other delays: polling before the advised time would be wasted.
 */
function advisedDelay(timing: PollTiming, maxDelay: number, random: number): number | undefined {
  const { age, advice, isFirst, isKnown, firstPollAfter, interval } = timing;
  if (advice === undefined || (isFirst ? firstPollAfter : interval) !== undefined || !isKnown) return undefined;
  // A service that advises nonsense is polled at most ten times a second, and less often the older the task is.
  const minDelay = isFirst ? minAdviceMs - age : Math.max(minAdviceMs, age / 100);
  if (advice >= maxDelay) return maxDelay * (1 - random / 10);
  return Math.min(Math.max(advice, minDelay) * (1 + random / 20), maxDelay);
}

const minAdviceMs = 100;
