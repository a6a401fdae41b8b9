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
    super(
      `${cause.message.replace(/\.$/, '')}. Its outcome is unknown: it may have made a task and taken credits. ` +
        'So it was not sent again; look for its task or callback before you do.',
      { operation: cause.operation, taskId: cause.taskId, cause },
    );
  }
}
