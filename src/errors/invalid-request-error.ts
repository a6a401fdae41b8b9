import type { Violation } from '../terms/violation.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/** Thrown when a request is wrong, before anything is sent. `violations` say what, where and what is allowed. */
export class InvalidRequestError extends GenMediaError {
  override readonly name = 'InvalidRequestError';
  /** Every violation: where it is, which rule it breaks, and what is allowed. */
  declare readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[], context: ErrorContext = {}) {
    const sentences = violations.map(({ message }) => message).join(' ');
    super(`was not sent: ${sentences}`, context);
    this.violations = violations;
  }
}

/** The error of a request with one violation, which is not in its body. */
export function invalid(rule: string, message: string, context?: ErrorContext): InvalidRequestError {
  return new InvalidRequestError([{ path: '', rule, message }], context);
}
