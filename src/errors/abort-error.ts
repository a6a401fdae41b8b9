import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when `signal` is aborted before a create is sent, or during a read or a wait. `cause` is the signal's reason. */
export class AbortError extends GenMediaError {
  override readonly name = 'AbortError';

  constructor(context?: ErrorContext, why = '') {
    const isWait = context?.handle && !context.operation;
    super(`was aborted${why || (isWait ? ': resume it with error.handle' : '')}`, context);
  }
}
