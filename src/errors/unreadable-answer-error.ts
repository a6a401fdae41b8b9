import { excerpt } from '../excerpt.js';
import { about, type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when an accepted request is answered with something else than was promised: HTML, cut-off JSON, nothing. */
export class UnreadableAnswerError extends GenMediaError {
  override readonly name = 'UnreadableAnswerError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Body of the answer, as it came. */
  readonly text: string;

  constructor(fault: string, { status, text }: { status: number; text: string }, context: ErrorContext = {}) {
    const said = excerpt(text);
    super(about(context, `was answered with ${fault}${said && `: ${said}`}`), context);
    this.status = status;
    this.text = text;
  }
}
