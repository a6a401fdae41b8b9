import { GenMediaError } from './gen-media-error.js';
import { UnreadableResponseError } from './unreadable-response-error.js';

/**
 * Thrown when a request that may cost credits was sent and its response was lost. `cause` says why: a broken connection, a
 * timeout, an abort, a server error, 300 to 303, an unreadable or too large response. The task may exist. The request is
 * never repeated automatically, since the service documents no idempotency key.
 */
export class OutcomeUnknownError extends GenMediaError {
  override readonly name = 'OutcomeUnknownError';
  /** What happened to the response. */
  declare readonly cause: GenMediaError;
  /** Key of the create, if it was sent with one (`genmedia/once`). */
  declare readonly key?: string;

  constructor(cause: GenMediaError) {
    const help = 'Do not send it again before you know, such as by callbacks.';
    super(`got no usable response, so its outcome is unknown: its task may cost credits. ${help} ${cause.message}`, {
      ...cause,
      cause,
    });
  }
}

/** The response to a general one-click create is undocumented. Without an id its task cannot be found. */
export const outcomeWithoutId = (operation: string): OutcomeUnknownError =>
  new OutcomeUnknownError(new UnreadableResponseError('no task id', 200, '', { operation }));
