import { InvalidRequestError } from './invalid-request-error.js';
import { NetworkError } from './network-error.js';
import { isBusy, RejectedError } from './rejected-error.js';

/**
 * Whether it is certain that a request which failed like this has created nothing. A server error may come after the task was
 * created. 303 says that the request was processed and its outcome is elsewhere (RFC 9110, 15.4.4), and many servers say so
 * with 301 or 302, which a browser shows as 0; 307 and 308 say that it was not processed.
 */
export function createdNothing(failure: unknown): boolean {
  if (failure instanceof RejectedError) return failure.status > 303 && failure.status < 500;
  return isUnreachable(failure) || failure instanceof InvalidRequestError;
}

/** Whether a request has created nothing, and the same request may be accepted later. */
export const canBeSentAgain = (failure: unknown): boolean =>
  isUnreachable(failure) || (failure instanceof RejectedError && failure.status === 429);

/** Whether other requests should pause, too: the service asks for it, or cannot be reached. */
export const asksForPause = (failure: unknown): boolean =>
  canBeSentAgain(failure) || (isBusy(failure) && failure.retryAfter !== undefined);

const isUnreachable = (failure: unknown) => failure instanceof NetworkError && failure.neverConnected;
