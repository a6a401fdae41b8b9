import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when a read got no complete response within `timeout` (default: 60 s), or middleware did not end within it. */
export class TimeoutError extends GenMediaError {
  override readonly name = 'TimeoutError';

  constructor(milliseconds: number, context?: ErrorContext) {
    super(`timed out after ${milliseconds} ms (option timeout, in milliseconds)`, context);
  }
}
