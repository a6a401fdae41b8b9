import { Rejection, type RejectionDetails } from '../http/rejection.js';
import type { Violation } from '../terms/violation.js';

/** Why a callback is rejected, in one word that a program can read. */
export type CallbackRejectionCode =
  | 'bad_request'
  | 'method_not_allowed'
  | 'too_large'
  | 'busy'
  | 'timeout'
  | 'unauthorized'
  | 'not_json'
  | 'invalid_callback'
  | 'body_taken'
  | 'unavailable'
  | 'unfinished'
  | 'receiver_failed';

/** A rejected callback, and why. It never contains the URL, which may carry your secret. */
export interface CallbackRejection {
  /** Status of the response. */
  readonly status: number;
  /** The reason in one word. */
  readonly code: CallbackRejectionCode;
  /** The reason as a sentence. */
  readonly message: string;
  /** Rules of the document that the body breaks. */
  readonly violations: readonly Violation[];
}

interface Details extends RejectionDetails {
  /** What failed in the receiver. It is reported to `onError` with the cause, and never sent to the caller. */
  readonly failure?: string;
  readonly cause?: unknown;
  /** More than the caller gets, as the end of the sentence. */
  readonly reason?: string | undefined;
  readonly taskId?: string;
}

/** Thrown to respond to a callback with an error. */
export class RejectedCallback extends Rejection<CallbackRejectionCode> {
  readonly details: Details;

  constructor(status: number, code: CallbackRejectionCode, message: string, details: Details = {}) {
    super(status, code, message, details);
    this.details = details;
  }

  /** What `onRejected` gets. */
  toCallbackRejection(): CallbackRejection {
    const { status, code, violations } = this;
    const { reason } = this.details;
    const message = reason === undefined ? this.message : `${this.message.slice(0, -1)}: ${reason}.`;
    return { status, code, message, violations };
  }
}

/** A rejection with 503: the service sends the callback again, and then it may succeed. */
export function retryLater(code: CallbackRejectionCode, message: string, details: Details = {}): RejectedCallback {
  return new RejectedCallback(503, code, message, { headers: { 'retry-after': '1' }, ...details });
}
