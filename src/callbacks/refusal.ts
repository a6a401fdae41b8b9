import type { Violation } from '../contract/violation.js';

/** Why a callback is refused, in one word that a program can read. */
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

/** What was refused and why. Nothing of the address is in it, which may carry a secret of yours. */
export interface CallbackRejection {
  /** Status of the answer. */
  readonly status: number;
  readonly code: CallbackRejectionCode;
  /** The reason as a sentence. */
  readonly message: string;
  /** What in the body breaks the document. */
  readonly violations: readonly Violation[];
}

interface Details {
  violations?: readonly Violation[];
  headers?: Record<string, string>;
  /** What of the receiver has failed. It is told to its owner, with the cause, and not to the caller. */
  failure?: string;
  cause?: unknown;
  taskId?: string;
  /** Whether its owner knows of it already. */
  isReported?: boolean;
}

/**
 * A callback that is answered with an error. Its body has the form that the sandbox refuses requests in:
 *
 *     { "error": { "code": "invalid_callback", "message": "creations is missing.", "violations": [ … ] } }
 */
export class Rejection extends Error {
  readonly status: number;
  readonly code: CallbackRejectionCode;
  readonly details: Details;

  constructor(status: number, code: CallbackRejectionCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toTold(): CallbackRejection {
    const { status, code, message, details } = this;
    return { status, code, message, violations: details.violations ?? [] };
  }

  toResponse(): Response {
    const { status, code, message, details } = this;
    const { violations, headers } = details;
    return toJson({ error: { code, message, ...(violations && { violations }) } }, status, headers);
  }
}

/** What may go well in a moment. */
export function sendAgain(code: CallbackRejectionCode, message: string, details: Details = {}): Rejection {
  return new Rejection(503, code, message, { headers: { 'retry-after': '1' }, ...details });
}

/** An answer of JSON that nobody keeps. */
export function toJson(body: object, status = 200, headers: Record<string, string> = {}): Response {
  const all = { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers };
  return new Response(JSON.stringify(body), { status, headers: all });
}
