import { closest } from '../shared/closest.js';
import { describeValue } from './check-options.js';
import { ConfigurationError } from './configuration-error.js';
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
  /** Classes of the entries `batch`, `callbacks`, `download` and `once`, and errors without a class of their own. */
  journal: GenMediaError;
  callback: GenMediaError;
  download: GenMediaError;
  in_progress: GenMediaError;
  gen_media: GenMediaError;
}

/** By their codes, so that none is forgotten. */
const known: Readonly<Record<keyof ErrorsByCode, true>> = {
  abort: true,
  configuration: true,
  deadline: true,
  invalid_request: true,
  network: true,
  outcome_unknown: true,
  rejected: true,
  task_failed: true,
  timeout: true,
  unreadable_response: true,
  journal: true,
  callback: true,
  download: true,
  in_progress: true,
  gen_media: true,
};

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
export function isGenMediaError(error: unknown, code?: string): boolean {
  const one = Object(error) as { [mark]?: boolean; code?: string };
  if (one[mark] === true && (code === undefined || one.code === code)) return true;
  if (code !== undefined && !Object.hasOwn(known, code)) throw noSuchCode(code, error);
  return false;
}

/** The error that was caught is its cause, and its handle is kept: a task may have been paid for. */
function noSuchCode(code: unknown, cause: unknown): ConfigurationError {
  const codes = Object.keys(known);
  const meant = closest(String(code).replace(/Error$/, ''), codes);
  const help = meant ? `Did you mean ${meant}?` : `There are ${codes.join(', ')}.`;
  const { handle, taskId } = Object(cause) as Partial<GenMediaError>;
  const error = new ConfigurationError(
    `There is no code ${describeValue(code)}. ${help} cause is the error that was caught.`,
  );
  return Object.assign(error, { cause, handle, taskId });
}
