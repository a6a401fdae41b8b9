import { backoff, maxRetryAfterMs } from '../shared/backoff.js';

/**
 * What can be done about a failed attempt: after `transient` the same request may succeed, after `url-expired` one with a
 * fresh URL, after `permanent` none.
 */
type AttemptErrorKind = 'transient' | 'url-expired' | 'permanent';

interface AttemptErrorDetails {
  kind?: AttemptErrorKind;
  status?: number | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why an attempt did not reach the end of a file. Internal: callers see a `DownloadError`. */
export class AttemptError extends Error {
  readonly kind: AttemptErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: string, { kind = 'transient', status, retryAfter, cause }: AttemptErrorDetails = {}) {
    super(reason, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether the same request may get another status a little later. */
export const isTransientStatus = (status: number) => status === 408 || status === 429 || status >= 500;

/** What to do after a failed attempt: give up with a reason, or wait and retry, with a fresh URL if the old one expired. */
type RetryDecision = { reason: string } | { wait: number; isUrlExpired: boolean };

/** Fresh URLs in a row that may be rejected before the download gives up. */
const maxRefreshes = 2;

/** Decides whether to try again. An attempt that gets further than all before resets the counts. */
export class RetryPolicy {
  readonly #retries: number;
  /** The most bytes that any attempt has reached. Loading the same bytes again does not count as progress. */
  #maxBytesReached = 0;
  #failures = 0;
  #refreshes = 0;

  constructor(retries: number) {
    this.#retries = retries;
  }

  /** `bytes` is the number of bytes of the file that had arrived when the attempt failed. */
  decide(error: AttemptError, bytes: number, canRefresh: boolean): RetryDecision {
    if (bytes > this.#maxBytesReached) {
      this.#maxBytesReached = bytes;
      this.#failures = 0;
      this.#refreshes = 0;
    }
    return error.kind === 'url-expired' ? this.#afterExpiry(error, canRefresh) : this.#afterFailure(error);
  }

  #afterFailure({ kind, retryAfter = 0, message }: AttemptError): RetryDecision {
    if (kind === 'permanent') return { reason: message };
    if (retryAfter > maxRetryAfterMs) return { reason: `${message} and asks to wait for ${retryAfter} ms` };
    this.#failures += 1;
    if (this.#failures <= this.#retries) return { wait: backoff(this.#failures - 1, retryAfter), isUrlExpired: false };
    return { reason: `${message}. Attempts without progress: ${this.#failures}` };
  }

  #afterExpiry({ message }: AttemptError, canRefresh: boolean): RetryDecision {
    if (!canRefresh) {
      const help = 'URLs expire after a while: pass the task as the option task, so that it is read for a fresh one';
      return { reason: `${message}. ${help}` };
    }
    if (this.#refreshes === maxRefreshes) return { reason: `${message}, also for ${maxRefreshes} fresh URLs` };
    this.#refreshes += 1;
    // The first URL has probably expired. A fresh URL that is rejected may not have reached every server yet.
    return { wait: this.#refreshes > 1 ? backoff(0) : 0, isUrlExpired: true };
  }
}
