import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when the response to a read is HTML, incomplete JSON, empty, larger than `maxResponseBytes`, or about another
 * task. `status`, `text`.
 */
export class UnreadableResponseError extends GenMediaError {
  override readonly name = 'UnreadableResponseError';
  /** HTTP status of the answer. */
  declare readonly status: number;
  /** Body of the answer, as it came, or that it was over `maxResponseBytes`. */
  declare readonly text: string;

  constructor(fault: string, status: number, text: string, context?: ErrorContext) {
    const said = excerpt(text);
    super(`was answered with ${fault}${said && `: ${said}`}`, context);
    this.status = status;
    this.text = text;
  }
}
