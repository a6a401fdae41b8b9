import { Rejection } from '../../http/rejection.js';
import { redactorFor } from '../../shared/redact.js';
import { shorten } from '../../shared/text.js';
import type { Violation } from '../../terms/violation.js';
import { type SandboxHttpResponse, toJson } from './message.js';

/** Why a request is rejected, in one word that a program can read. Those of the service are undocumented. */
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
  | 'closed'
  | 'sandbox_failed'
  | 'fault';

/** A request that the sandbox rejects. */
export class SandboxRejection extends Rejection<RejectionCode> {
  /** A copy without the key, which a path, a field or a value may contain. */
  without(key: string): SandboxRejection {
    const { status, code, message, violations, headers } = this;
    const redact = redactorFor(key);
    return new SandboxRejection(status, code, redact(message), { violations: redact(violations), headers });
  }

  /** The same as `toResponse`, without a `Response`, which would cost time. */
  toHttpResponse(): SandboxHttpResponse {
    return toJson(this.toBody(), this.status, this.headers);
  }
}

/** Turns anything that was thrown into a rejection. Other errors come from a store or an option of the sandbox. */
export function toRejection(error: unknown): SandboxRejection {
  if (error instanceof SandboxRejection) return error;
  return new SandboxRejection(
    500,
    'sandbox_failed',
    `The sandbox failed: ${error instanceof Error ? error.message : error}`,
  );
}

/** The name of a field can be as long as a body. */
const maxPathLength = 200;

/** Rejects a body that breaks the document (`invalid_request`) or does not fit the task that it names (`does_not_fit`). */
export function rejectBody(
  code: 'invalid_request' | 'does_not_fit',
  violations: readonly Violation[],
): SandboxRejection {
  const shortened = violations.map((violation) => ({ ...violation, path: shorten(violation.path, maxPathLength) }));
  return new SandboxRejection(422, code, shortened.map(({ message }) => message).join(' '), { violations: shortened });
}
