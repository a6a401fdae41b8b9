import { excerpt } from '../excerpt.js';
import { about, type ErrorContext, GenMediaError } from './gen-media-error.js';

export interface Refusal {
  status: number;
  body?: unknown;
  retryAfter?: number | undefined;
  /** Where a redirect leads. */
  location?: string | undefined;
}

/** Thrown when the service answers that it will not do, or could not do, what was asked. */
export class RefusedError extends GenMediaError {
  override readonly name = 'RefusedError';
  /** HTTP status; 0 where a browser hides the status of a redirect. */
  readonly status: number;
  /** Body of the answer: parsed where it is JSON, else its text. Its form is not shown by the service. */
  readonly body: unknown;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor({ status, body, retryAfter, location }: Refusal, context: ErrorContext = {}) {
    const isRedirect = status === 0 || (status >= 300 && status < 400);
    const said = isRedirect
      ? `a redirect${location ? ` to ${excerpt(location)}` : ''}, which is not followed: the key stays with baseUrl`
      : excerpt(body);
    const verdict = status < 500 ? 'was refused' : 'failed';
    super(about(context, `${verdict} with status ${status}${said && `: ${said}`}`), context);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
