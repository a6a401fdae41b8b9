import { toMilliseconds } from '../sandbox/time/duration.js';
import { UsageError } from './shell/command.js';

/**
 * Milliseconds of `500ms`, `90s`, `10m`, `1h` or `2d`, at least `min`. A unit is required: 5 is seconds to one person and
 * milliseconds to another. `what` begins the message, such as `--deadline`.
 */
export function durationFrom(what: string, text: string, min = 0): number {
  const duration = toMilliseconds(text);
  if (duration !== undefined && duration >= min) return duration;
  const isZero = Number(text) === 0 || duration === 0;
  if (!isZero && /^\d+(\.\d+)?$/.test(text)) {
    throw new UsageError(`${what} needs a unit: ${text}s for seconds, ${text}ms for milliseconds, not ${text}.`);
  }
  throw new UsageError(
    `${what} must be a duration ${isZero ? 'above 0, ' : ''}such as 500ms, 90s, 10m, 1h or 2d, not ${text}.`,
  );
}
