import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when the signal of a call is aborted; `cause` is the signal's reason. */
export class AbortError extends GenMediaError {
  override readonly name = 'AbortError';

  constructor(context?: ErrorContext) {
    super('was aborted', context);
  }
}
