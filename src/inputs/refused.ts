import type { Violation } from '../contract/violation.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';

/** The error of an input that no request can carry: nothing was sent, as with any wrong request. */
export function rejected(fault: Omit<Violation, 'path'>, context: ErrorContext = {}): InvalidRequestError {
  return new InvalidRequestError([{ path: '', ...fault }], context);
}

/** What a value is, whichever window or context it comes from: `Blob`, `Promise`, `Undefined`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);
