import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when no complete answer came within the time-out of the call. */
export class TimeoutError extends GenMediaError {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number, context?: ErrorContext) {
    super(`timed out after ${milliseconds} ms`, context);
  }
}
