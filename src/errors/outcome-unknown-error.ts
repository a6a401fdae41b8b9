import { GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a request that may cost credits was sent and its answer was lost, for whatever reason: `cause` tells it.
 * The task may exist. It is never sent again on its own, since the service documents no idempotency key.
 */
export class OutcomeUnknownError extends GenMediaError {
  override readonly name = 'OutcomeUnknownError';
  /** What happened to the answer. */
  declare readonly cause: GenMediaError;

  constructor(cause: GenMediaError) {
    super(`has an unknown outcome: its task may exist. ${cause.message}`, { ...cause, cause });
  }
}
