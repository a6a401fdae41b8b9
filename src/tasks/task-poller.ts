import type { Task } from 'genmedia/schema';
import { states } from '../../generated/constants.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../contract/operation.js';
import { handleOf, type TaskHandle, type TaskReference } from '../contract/task-handle.js';
import { DeadlineError } from '../errors/deadline-error.js';
import { isBusy, type RejectedError } from '../errors/refused-error.js';
import { maxRetryAfterMs } from '../shared/backoff.js';
import type { CallOptions } from '../transport/options.js';
import { prepare } from '../transport/prepare.js';
import type { WatchOptions } from './wait-options.js';

/** A task that somebody waits for. It knows when to look; who holds it has a clock. */
export interface TaskPoller {
  readonly handle: TaskHandle;
  /** Milliseconds until the next look. */
  nextDelay: () => number;
  /** Looks once. Gives the task if it has changed, and throws what no further look can mend. */
  poll: () => Promise<Task | undefined>;
  /** Takes note of news, so that the next look is at once. */
  notify: (state: string) => void;
  /** Milliseconds until the deadline, which a machine that slept moves. */
  timeLeft: () => number;
}

/** So much more seldom is a task looked at whose news are told. */
const slower = 5;

/** An hour. */
export const defaultDeadlineMs = 3_600_000;

/** Milliseconds for the look at the deadline. */
const lastTimeout = 1000;

/** Milliseconds by which something comes too late only where timers stood still, as in a machine that sleeps. */
export const sleepThresholdMs = 10_000;

/**
 * Milliseconds that a machine which slept has to reach the service again, that a service has to know of a new task
 * everywhere, and that a Retry-After is heeded for.
 */
const minute = maxRetryAfterMs;

/** Looks come at least every fifteenth part of the task's age, so none is seen to end more than that too late. */
const partOfAge = 15;

export const isFinal = (state: string | undefined) => state === 'success' || state === 'failed';

export const isKnown = (task: Task | undefined) => !task || states.includes(task.state);

/** Reads a task once, as `tasks.get` does. */
export type ReadTask = (task: TaskReference, options: CallOptions) => Promise<Task>;

export function createTaskPoller(read: ReadTask, task: TaskReference, options?: WatchOptions): TaskPoller {
  const handle = handleOf(task);
  prepare({ options }, undefined, { operation: 'getTaskCreations', handle });
  const isOver = isFinal((task as { state?: string }).state);
  const {
    callbacks,
    deadline = defaultDeadlineMs,
    firstPollAfter = isOver ? 0 : 1000 * (operations[handle.operation as OperationId]?.[2] ?? 0),
    interval = 2000,
    maxInterval = 15_000,
    timeout = 10_000,
    ...call
  } = options ?? {};
  let ahead = 0;
  /** Goes on while the machine sleeps, when `performance.now()` may stand still, and not back where `Date` is set back. */
  const clock = () => {
    ahead = Math.max(ahead, Date.now() - performance.now());
    return ahead + performance.now();
  };
  const startedAt = clock();
  let endsAt = typeof deadline === 'number' ? startedAt + deadline : +deadline;
  const bornAt = Math.min(+(handle.createdAt as number) || startedAt, startedAt);

  let last: Task | undefined;
  let failure: Error | undefined;
  let told: string | undefined;
  let hasNews = false;
  let isLastLook = false;
  let notBefore = 0;
  /** When the pause or the look that is under way ends at the latest. */
  let dueAt = startedAt;

  /** The time. A machine that slept past the deadline finds the network gone at first: it gets more than one look. */
  const wakeUp = () => {
    const now = clock();
    if (now - dueAt > sleepThresholdMs) {
      endsAt = Math.max(endsAt, now + minute);
      isLastLook = false;
    }
    return now;
  };

  const pause = () => {
    const now = clock();
    const age = now - bornAt;
    const steady = Math.max(interval, isKnown(last) ? Math.min(maxInterval, age / partOfAge) : maxInterval);
    const isSlow = callbacks && !failure && !isFinal(told);
    const untilFirst = failure || (last && !isSlow) ? 0 : firstPollAfter - age;
    const planned = Math.max(untilFirst, last || failure ? steady : 0) * (isSlow ? slower : 1);
    // Spread, so that tasks that were made together are not looked at together.
    const wait = hasNews ? 0 : planned * (1 - Math.random() / 10);
    dueAt = Math.max(now, Math.min(Math.max(now + wait, notBefore), endsAt));
    return dueAt - now;
  };

  const look = async () => {
    const now = wakeUp();
    if (isLastLook) throw new DeadlineError(last?.state, { handle, ...(failure && { cause: failure }) });
    isLastLook = endsAt <= now;
    hasNews = false;
    // The last look is at the deadline, and gets a moment of its own.
    const limit = Math.min(timeout, Math.max(endsAt - now, lastTimeout));
    dueAt = now + limit;
    const before = last;
    try {
      last = await read(handle, { ...call, timeout: limit, retries: 0 });
      failure = undefined;
      const isNew = last.state !== before?.state;
      if (isNew && !isKnown(last)) console.warn(`Task ${handle.id} is in the unknown state ${last.state}.`);
      return isNew || last.progress !== before?.progress ? last : undefined;
    } catch (error) {
      const failedAt = wakeUp();
      const { status, retryAfter = 0 } = error as RejectedError;
      const isNotKnownYet = status === 404 && handle.createdAt && failedAt - bornAt < minute;
      if (!isNotKnownYet && !isBusy(error) && !passing.test((error as Error).name)) throw error;
      failure = error as Error;
      notBefore = failedAt + Math.min(retryAfter, minute);
      return undefined;
    }
  };

  const tell = (state: string) => {
    told = state;
    hasNews = true;
  };
  return { handle, nextDelay: pause, poll: look, notify: tell, timeLeft: () => endsAt - clock() };
}

/** What can befall a look, beside an answer that says so: one failed look must not give up a task that was paid for. */
const passing = /^(Network|Timeout|UnreadableResponse)Error$/;
