import { type GenMediaError, mark } from './gen-media-error.js';
import type * as errors from './index.js';

/** The classes of the client by their codes. */
interface ErrorsByCode {
  abort: errors.AbortError;
  configuration: errors.ConfigurationError;
  deadline: errors.DeadlineError;
  invalid_request: errors.InvalidRequestError;
  network: errors.NetworkError;
  outcome_unknown: errors.OutcomeUnknownError;
  rejected: errors.RejectedError;
  task_failed: errors.TaskFailedError;
  timeout: errors.TimeoutError;
  unreadable_response: errors.UnreadableResponseError;
}

/**
 * Whether an error is one of this package, with that `code` if one is passed. It also knows the errors of another copy of the
 * package, where `instanceof` is false: a program may load it as an ES module and as CommonJS.
 *
 *     const task = await gen.tasks.wait(id).catch((error) => {
 *       if (isGenMediaError(error, 'deadline') && error.handle) return gen.tasks.resume(error.handle);
 *       throw error;
 *     });
 */
export function isGenMediaError(error: unknown): error is GenMediaError;
export function isGenMediaError<Code extends keyof ErrorsByCode>(
  error: unknown,
  code: Code,
): error is ErrorsByCode[Code];
export function isGenMediaError(error: unknown, code: string): error is GenMediaError;
export function isGenMediaError(error: unknown, code?: string): boolean {
  const one = Object(error) as { [mark]?: boolean; code?: string };
  return one[mark] === true && (code === undefined || one.code === code);
}
