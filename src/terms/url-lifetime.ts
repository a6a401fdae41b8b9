import { urlLifetimes } from '../../generated/constants.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from './operation.js';

/**
 * How long the URL of a result works, in milliseconds, by the operation that created the task. Without a known operation it is
 * the shortest.
 */
export function urlLifetimeOf(operation: OperationId | undefined): number {
  const { seconds, adFilmSeconds = seconds } = urlLifetimes.ResultUrl;
  const [, path] = operation !== undefined && Object.hasOwn(operations, operation) ? operations[operation] : [];
  const isFilm = path === undefined || path.startsWith(operations.createAdFilm[1]);
  return 1000 * (isFilm ? Math.min(seconds, adFilmSeconds) : seconds);
}
