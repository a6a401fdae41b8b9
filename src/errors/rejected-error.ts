import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

interface ErrorResponse {
  status: number;
  body?: unknown;
  retryAfter?: number | undefined;
  /** Where a redirect leads. */
  location?: string | null | undefined;
}

/** Thrown when the service rejects a request, or fails during a read. `status`, `body`, `retryAfter` in milliseconds. */
export class RejectedError extends GenMediaError {
  override readonly name = 'RejectedError';
  /** HTTP status; 0 where a browser hides the status of a redirect. */
  declare readonly status: number;
  /** Body of the response: parsed if it is JSON, otherwise its text. Its shape is undocumented. */
  declare readonly body: unknown;
  /** How long the service asks to wait, in milliseconds. */
  declare readonly retryAfter: number | undefined;

  constructor({ status, body, retryAfter, location }: ErrorResponse, context?: ErrorContext) {
    const detail =
      status < 400
        ? `a redirect${location ? ` to ${location}` : ''}, not followed. If the service has moved, change baseUrl`
        : excerpt(sentenceIn(body));
    const verdict = status < 500 ? 'was rejected' : 'failed';
    super(`${verdict} with status ${status}${detail && `: ${detail}`}`, context);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The message of a body, where others have theirs, or else the body. */
function sentenceIn(body: unknown): unknown {
  const { message, error } = Object(body) as { message?: unknown; error?: { message?: unknown } };
  return [error?.message, message, error].find((text) => text && typeof text === 'string') ?? body;
}

/** 408, 409, 425, 429 and all server errors. */
const busy = /^(40[89]|42[59]|5..)$/;

/** Whether the same request may succeed later. */
export const isBusy = (error: unknown): error is RejectedError =>
  error instanceof RejectedError && busy.test(`${error.status}`);
