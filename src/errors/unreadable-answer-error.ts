import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when an accepted request is answered with something else than was promised: HTML, cut-off JSON, nothing, more
 * than `maxResponseBytes`, another task.
 */
export class UnreadableResponseError extends GenMediaError {
  override readonly name = 'UnreadableResponseError';
  /** HTTP status of the answer. */
  declare readonly status: number;
  /** Body of the answer, as it came, or that it was over `maxResponseBytes`. */
  declare readonly text: string;

  constructor(fault: string, status: number, text: string, context?: ErrorContext) {
    const said = excerpt(text);
    super(`got ${fault}${said && `: ${said}`}`, context);
    this.status = status;
    this.text = text;
  }
}
