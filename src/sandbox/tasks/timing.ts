import type { OperationId } from '../../contract/operation.js';
import { type Duration, durationHelp, toMilliseconds } from '../time/duration.js';

/** When a task reaches a state, counted from its creation. */
export interface TaskTiming {
  /** Default: 500 ms. */
  queueing?: Duration;
  /** Default: 2 s. */
  processing?: Duration;
  /** When it has succeeded or failed. Default: 10 s. */
  end?: Duration;
}

/**
 * The same timing for all tasks but those that the service's examples show as done at once, or the timing of each:
 * `(operation, request) => ({ end: '90s' })`.
 */
export type Timing = TaskTiming | ((operation: OperationId, request: Readonly<Record<string, unknown>>) => TaskTiming);

/** The service shows no timing. These let a person see every state, and do not bore them. */
const usual = { queueing: 500, processing: 2000, end: 10_000 };
const atOnce = { queueing: 0, processing: 0, end: 0 };

/** Checks timing, and gives them in milliseconds. A state that would come after the end is skipped. */
export function toTiming(timing: TaskTiming, defaults: typeof usual = usual): typeof usual {
  const unknown = Object.keys(timing).find((name) => !Object.hasOwn(usual, name));
  if (unknown !== undefined) throw new TypeError(`timing takes queueing, processing and end, not ${unknown}.`);
  const of = (name: keyof TaskTiming) => {
    const milliseconds = toMilliseconds(timing[name] ?? defaults[name]);
    if (milliseconds === undefined) throw new TypeError(`timing.${name} takes ${durationHelp}, not ${timing[name]}.`);
    return milliseconds;
  };
  const end = of('end');
  const processing = Math.min(of('processing'), end);
  return { queueing: Math.min(of('queueing'), processing), processing, end };
}

/** The timing of one task. */
export function timingOf(
  timing: Timing,
  operation: OperationId,
  request: Readonly<Record<string, unknown>>,
  isAtOnce: boolean,
): typeof usual {
  if (typeof timing !== 'function') return isAtOnce ? atOnce : toTiming(timing);
  const own = timing(operation, request);
  if (typeof own !== 'object' || own === null) {
    throw new TypeError(`timing must give an object such as { end: '30s' } for ${operation}, not ${own}.`);
  }
  return toTiming(own, isAtOnce && own.end === undefined ? atOnce : usual);
}
