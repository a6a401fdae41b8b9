import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when a task that is waited for has failed, or the response to a create is a failed task. `errCode`, `raw`. */
export class TaskFailedError extends GenMediaError {
  override readonly name = 'TaskFailedError';
  /** Why it failed, in the service's words. The table of codes is not shown. */
  declare readonly errCode: string;
  /** What the service answered. */
  declare readonly raw: unknown;

  constructor(raw: { err_code?: unknown }, context?: ErrorContext) {
    const errCode = `${raw.err_code ?? ''}`;
    super(`failed${errCode && ` with err_code ${errCode}`}`, context);
    this.errCode = errCode;
    this.raw = raw;
  }
}
