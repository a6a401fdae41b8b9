import type { Violation } from '../../contract/violation.js';
import { redactorFor } from '../../shared/redact.js';
import { type SandboxHttpResponse, toJson } from './message.js';
import { shorten } from './shorten.js';

/** Why a request is refused, in one word that a program can read. The service shows none; these are the sandbox's own. */
export type RejectionCode =
  | 'bad_request'
  | 'not_json'
  | 'invalid_fault'
  | 'unauthorized'
  | 'forbidden'
  | 'unknown_path'
  | 'unknown_task'
  | 'unknown_subject'
  | 'method_not_allowed'
  | 'url_expired'
  | 'too_large'
  | 'not_json_type'
  | 'range_not_satisfiable'
  | 'invalid_request'
  | 'does_not_fit'
  | 'busy'
  | 'sandbox_failed'
  | 'fault';

/**
 * A refused request. Its body is the sandbox's own, since the service shows none:
 *
 *     { "error": { "code": "invalid_request", "message": "prompt is missing.", "violations": [ … ] } }
 */
export class Rejection extends Error {
  readonly status: number;
  readonly code: RejectionCode;
  readonly violations: readonly Violation[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: RejectionCode,
    message: string,
    { violations = [], headers = {} }: { violations?: readonly Violation[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.violations = violations;
    this.headers = headers;
  }

  /** The same without the key, which a path, a field or a value may hold. */
  without(key: string): Rejection {
    const { status, code, message, violations, headers } = this;
    const clean = redactorFor(key);
    return new Rejection(status, code, clean(message), { violations: clean(violations), headers });
  }

  toReply(): SandboxHttpResponse {
    const { code, message, violations } = this;
    const error = { code, message, ...(violations.length > 0 && { violations }) };
    return toJson({ error }, this.status, this.headers);
  }
}

/** A refusal, whatever was thrown. What is none of ours is a store or an option of the sandbox that fails. */
export function toRejection(error: unknown): Rejection {
  if (error instanceof Rejection) return error;
  return new Rejection(500, 'sandbox_failed', `The sandbox failed: ${error instanceof Error ? error.message : error}`);
}

/** A name of a field can be as long as a body. */
const longestPath = 200;

/** A body that breaks the document (`invalid_request`), or that does not go with the task it names (`does_not_fit`). */
export function rejectBody(code: 'invalid_request' | 'does_not_fit', violations: readonly Violation[]): Rejection {
  const told = violations.map((violation) => ({ ...violation, path: shorten(violation.path, longestPath) }));
  return new Rejection(422, code, told.map(({ message }) => message).join(' '), { violations: told });
}
