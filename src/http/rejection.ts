import type { Violation } from '../terms/violation.js';
import { toJsonResponse } from './json-response.js';

export interface RejectionDetails {
  readonly violations?: readonly Violation[];
  /** Headers of the response, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Class of the rejections that a server throws, for code that both servers use. */
export type RejectionClass<Code extends string> = new (status: number, code: Code, message: string) => Rejection;

/**
 * A request that gets an error response. The service does not document the body of one, so both servers use this form:
 *
 *     { "error": { "code": "invalid_request", "message": "prompt is missing.", "violations": [ … ] } }
 */
export class Rejection<Code extends string = string> extends Error {
  readonly status: number;
  /** The reason in one word that a program can read. */
  readonly code: Code;
  readonly violations: readonly Violation[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: Code, message: string, { violations = [], headers = {} }: RejectionDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.violations = violations;
    this.headers = headers;
  }

  toBody(): { error: { code: Code; message: string; violations?: readonly Violation[] } } {
    const { code, message, violations } = this;
    return { error: { code, message, ...(violations.length > 0 && { violations }) } };
  }

  toResponse(): Response {
    return toJsonResponse(this.toBody(), this.status, this.headers);
  }
}
