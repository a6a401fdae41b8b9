import { GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a request that may cost credits was sent and its response was lost. `cause` says why: a broken
 * connection, a timeout, an abort, a server error, 300 to 303, an unreadable or too large response.
 */
export class OutcomeUnknownError extends GenMediaError {
  override readonly name = 'OutcomeUnknownError';
  /** What happened to the answer. */
  declare readonly cause: GenMediaError;

  constructor(cause: GenMediaError) {
    const happened = `has an unknown outcome: its task may exist and cost credits. ${cause.message}`;
    super(happened, { ...cause, cause });
  }
}
