import type { Task } from 'genmedia/schema';
import { nextChangeHeader, states } from '../../generated/constants.js';
import { operations } from '../../generated/operations.js';
import { DeadlineError } from '../errors/deadline-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { NetworkError } from '../errors/network-error.js';
import { isBusy, type RejectedError } from '../errors/rejected-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { maxRetryAfterMs } from '../shared/backoff.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import { handleOf, type TaskHandle, type TaskReference } from '../terms/task-handle.js';
import type { WithResponse } from '../transport/api-promise.js';
import type { Emit } from '../transport/event.js';
import type { CallOptions } from '../transport/options.js';
import { toIdentifier } from '../transport/path.js';
import { prepare } from '../transport/prepare.js';
import { pollAdviceOf } from './poll-advice.js';
import { defaultDeadlineMs, nextPollDelay, sleepThresholdMs } from './poll-timing.js';
import type { WatchOptions } from './wait-options.js';

/** A task that is waited for. It knows when to poll; its owner has the timer. */
export interface TaskPoller {
  readonly handle: TaskHandle;
  /** Milliseconds until the next poll. Somebody who watches wants to see changes, if no callbacks report them. */
  nextDelay: (isWatched?: boolean) => number;
  /** Reads the task once. Returns it if it has changed, and throws errors that a later poll would meet too. */
  poll: () => Promise<Task | undefined>;
  /** Takes note of an update, so that the next poll is immediate. */
  notify: (state: string) => void;
  /** Milliseconds until the deadline, which moves when the machine has slept past it. */
  timeLeft: () => number;
}

/**
 * Time that a machine which has slept gets to reach the service again, and that a service gets to find a new task on all its
 * servers. No `Retry-After` is followed for longer.
 */
const extraTimeMs = maxRetryAfterMs;

export const isFinal = (state: string | undefined) => state === 'success' || state === 'failed';

export const isKnown = (task: Task | undefined) => !task || states.includes(task.state);

/** Reads a task once, as `tasks.get` does. */
export type TaskReader = (
  task: TaskReference,
  options: CallOptions,
) => Promise<Pick<WithResponse<Task>, 'data' | 'response'>>;

export function createTaskPoller(
  read: TaskReader,
  task: TaskReference,
  options: WatchOptions,
  emit?: Emit,
): TaskPoller {
  const handle = handleOf(task);
  const about = { operation: handle.operation, taskId: handle.id };
  const context = { operation: 'getTaskCreations', handle } as const;
  toIdentifier(handle.id, context);
  prepare({ options }, context);
  const { state: firstState } = Object(task) as { state?: string };
  const hasEnded = isFinal(firstState);
  // By index, since a handle from elsewhere may name anything, such as `__proto__`.
  const firstPollSeconds = operations[handle.operation as OperationId]?.[2] ?? 0;
  const usualFirstPoll = hasEnded ? 0 : 1000 * firstPollSeconds;
  const { callbacks, deadline = defaultDeadlineMs, timeout = 10_000, signal, extraHeaders, extraQuery } = options;
  const clock = createClock();
  const startedAt = clock();
  const createdAt = Math.min(+(handle.createdAt as number) || startedAt, startedAt);
  let endsAt = typeof deadline === 'number' ? startedAt + deadline : +deadline;

  let lastTask: Task | undefined;
  let lastError: Error | undefined;
  let lastUpdate: string | undefined;
  let hasUpdate = false;
  let isFinalPoll = false;
  let retryAt = 0;
  /** When the service has advised to poll. A handle from elsewhere may say anything. */
  const { firstPollAfter: firstAdvice } = handle;
  const isAdvised = typeof firstAdvice === 'number' && firstAdvice >= 0 && !hasEnded;
  let adviceAt = isAdvised ? createdAt + firstAdvice : undefined;
  /** When the task changes next, as the service has said. A first change is likely in the first tenth of its time. */
  let changeAt = isAdvised ? createdAt + Math.min(1000, firstAdvice / 10) : undefined;
  /** When the current wait or poll ends at the latest. */
  let dueAt = startedAt;

  /** The time. After a sleep past the deadline the network may be down, so there is time for more than one poll. */
  const readClock = () => {
    const now = clock();
    if (now - dueAt > sleepThresholdMs) {
      endsAt = Math.max(endsAt, now + extraTimeMs);
      isFinalPoll = false;
    }
    return now;
  };

  const nextDelay = (isWatched?: boolean) => {
    const now = clock();
    const advisedAt = (isWatched && changeAt) || adviceAt;
    const delay = nextPollDelay({
      ...options,
      usualFirstPoll,
      age: now - createdAt,
      isFirst: !lastTask && !lastError,
      isKnown: isKnown(lastTask),
      hasFailed: !!lastError,
      hasCallbacks: !!callbacks && !isFinal(lastUpdate),
      hasUpdate,
      retryAfter: retryAt - now,
      advice: advisedAt && advisedAt - now,
      isWatched: isWatched && !changeAt,
      timeLeft: endsAt - now,
    });
    dueAt = now + delay;
    return delay;
  };

  const poll = async () => {
    // The final poll is at the deadline, and has this time to finish.
    const finalPollTimeoutMs = 1000;
    const now = readClock();
    if (isFinalPoll)
      throw new DeadlineError(lastTask?.state, { handle, ...(lastError && { cause: lastError }) }, deadline);
    isFinalPoll = endsAt <= now;
    hasUpdate = false;
    const limit = Math.min(timeout, Math.max(endsAt - now, finalPollTimeoutMs));
    dueAt = now + limit;
    const before = lastTask;
    emit?.({ type: 'poll', ...about, state: before?.state ?? firstState, timeLeft: endsAt - now });
    try {
      adviceAt = changeAt = undefined;
      const { data, response } = await read(handle, { signal, extraHeaders, extraQuery, timeout: limit, retries: 0 });
      const readAt = readClock();
      adviceAt = pollAdviceOf(response.headers, readAt);
      changeAt = pollAdviceOf(response.headers, readAt, nextChangeHeader);
      lastTask = data;
      lastError = undefined;
      const { state, progress } = lastTask;
      const isNew = state !== before?.state;
      if (isNew && !isKnown(lastTask)) {
        if (emit) emit({ type: 'unknown-state', ...about, state });
        else console.warn(`Task ${excerpt(handle.id)} is in the unknown state ${excerpt(state)}.`);
      }
      if (!isNew && progress === before?.progress) return undefined;
      emit?.({ type: 'task', ...about, state, progress });
      return lastTask;
    } catch (error) {
      const failedAt = readClock();
      const { status, retryAfter = 0 } = error as RejectedError;
      const isNotFoundYet = status === 404 && handle.createdAt && failedAt - createdAt < extraTimeMs;
      if (!isNotFoundYet && !isTransient(error)) throw error;
      lastError = error as Error;
      retryAt = failedAt + Math.min(retryAfter, extraTimeMs);
      return undefined;
    }
  };

  const notify = (state: string) => {
    lastUpdate = state;
    hasUpdate = true;
  };
  return { handle, nextDelay, poll, notify, timeLeft: () => endsAt - clock() };
}

/** Whether a later poll may succeed. One failed poll must not give up a task that was paid for. */
const isTransient = (error: unknown) =>
  isBusy(error) ||
  // An error of middleware: what the caller has passed was checked before.
  error instanceof InvalidRequestError ||
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof UnreadableResponseError;

/**
 * A clock that never goes back. It includes time that the machine sleeps, when `performance.now()` may stand still, and does
 * not follow `Date` when that is set back.
 */
function createClock(): () => number {
  let offset = 0;
  return () => {
    offset = Math.max(offset, Date.now() - performance.now());
    return offset + performance.now();
  };
}
