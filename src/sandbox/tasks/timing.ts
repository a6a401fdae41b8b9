import { checkOptions, type OptionRule } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import type { OperationId } from '../../terms/operation.js';
import { type Duration, durationHelp, toMilliseconds } from '../time/duration.js';

/** When a task reaches a state, counted from its creation. */
export interface TaskTiming {
  /** When the task is queued. Default: 500 ms. */
  queueing?: Duration;
  /** When the task is being generated. Default: 2 s. */
  processing?: Duration;
  /** When the task succeeds or fails. Default: 10 s. */
  end?: Duration;
}

/**
 * The same timing for all tasks, or a function that returns the timing of each: `(operation, request) => ({ end: '90s' })`.
 * Tasks that are finished at once in the service's examples stay so, unless the function returns an `end`.
 */
export type Timing = TaskTiming | ((operation: OperationId, request: Readonly<Record<string, unknown>>) => TaskTiming);

/** Timing in milliseconds. */
export type Milliseconds = Readonly<Record<keyof TaskTiming, number>>;

/** The service does not document its timing. With these a person sees every state, but does not have to wait long. */
const defaultTiming: Milliseconds = { queueing: 500, processing: 2000, end: 10_000 };
const immediate: Milliseconds = { queueing: 0, processing: 0, end: 0 };

const duration: OptionRule = { mustBe: durationHelp, fits: (value) => toMilliseconds(value) !== undefined };

/** Checks a timing and converts it to milliseconds. A state whose default is after the end is skipped. */
export function toTiming(timing: TaskTiming, defaults = defaultTiming): Milliseconds {
  checkOptions('timing', timing, { queueing: duration, processing: duration, end: duration }, 'timing.');
  const millisecondsOf = (name: keyof TaskTiming) => toMilliseconds(timing[name]) ?? defaults[name];
  const end = millisecondsOf('end');
  const processing = Math.min(millisecondsOf('processing'), end);
  assertOrder('processing', 'end', timing, end);
  assertOrder('queueing', 'processing', timing, processing);
  return { queueing: Math.min(millisecondsOf('queueing'), processing), processing, end };
}

/** Rejects a state that would never be reached. */
function assertOrder(state: keyof TaskTiming, next: keyof TaskTiming, timing: TaskTiming, nextAt: number): void {
  if ((toMilliseconds(timing[state]) ?? 0) <= nextAt) return;
  throw new ConfigurationError(
    `timing.${state} is ${timing[state]}, after timing.${next}, ${nextAt} ms, so that no task would be ${state}. ` +
      `Times count from the creation of a task: pass a later ${next}, or leave ${state} out.`,
  );
}

/** The timing of one task. */
export function timingOf(
  timing: Milliseconds | Exclude<Timing, TaskTiming>,
  operation: OperationId,
  request: Readonly<Record<string, unknown>>,
  isImmediate: boolean,
): Milliseconds {
  if (typeof timing !== 'function') return isImmediate ? immediate : timing;
  const taskTiming = timing(operation, request);
  if (typeof taskTiming !== 'object' || taskTiming === null) {
    throw new ConfigurationError(
      `timing must return an object such as { end: '30s' } for ${operation}, not ${taskTiming}.`,
    );
  }
  return toTiming(taskTiming, isImmediate && taskTiming.end === undefined ? immediate : defaultTiming);
}
