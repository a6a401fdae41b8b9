import { reasonOf } from '../shared/reason-of.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when `signal` is aborted before a create is sent, or during a read or a wait. `cause` is the signal's reason. */
export class AbortError extends GenMediaError {
  override readonly name = 'AbortError';

  constructor(context?: ErrorContext, why = '') {
    const isWait = context?.handle && !context.operation;
    const cause = context?.cause;
    // The default reason of an AbortController adds nothing to this error.
    const isDefault = !cause || reasonOf(cause, ({ name }) => name) === 'AbortError';
    const because = isDefault ? '' : ` (${reasonOf(cause)})`;
    super(`was aborted${why || `${because}${isWait ? ': resume it with error.handle' : ''}`}`, context);
  }
}
