import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when a read got no complete response within `timeout` (default: 60 s). */
export class TimeoutError extends GenMediaError {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number, context?: ErrorContext) {
    super(`had no complete answer after ${milliseconds} ms`, context);
  }
}
