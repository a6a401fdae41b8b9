import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a task that is waited for has failed, or the response to a create is a failed task. `errCode`, `raw`. Reading
 * a failed task does not throw.
 */
export class TaskFailedError extends GenMediaError {
  override readonly name = 'TaskFailedError';
  /** Why it failed, as the service says. The list of codes is undocumented. */
  declare readonly errCode: string;
  /** Response of the service. */
  declare readonly raw: unknown;

  constructor(raw: { err_code?: unknown }, context?: ErrorContext) {
    const errCode = `${raw.err_code ?? ''}`;
    const why = errCode ? `with err_code ${excerpt(errCode)}` : 'without an err_code. Read the task: it may have one';
    super(`failed ${why}. To try again, create another task, which costs credits`, context, 'Task');
    this.errCode = errCode;
    this.raw = raw;
  }
}
