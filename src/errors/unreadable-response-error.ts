import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when the response to a read is HTML, incomplete JSON, empty, larger than `maxResponseBytes`, or about another task.
 * `status`, `text`.
 */
export class UnreadableResponseError extends GenMediaError {
  override readonly name = 'UnreadableResponseError';
  /** HTTP status of the response. */
  declare readonly status: number;
  /** Body of the response, or the note that it was over `maxResponseBytes`. */
  declare readonly text: string;

  constructor(found: string, status: number, text: string, context?: ErrorContext) {
    const detail = excerpt(text);
    super(`got ${found}${detail && `: ${detail}`}`, context);
    this.status = status;
    this.text = text;
  }
}
