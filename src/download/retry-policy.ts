import { backoff, maxRetryAfterMs } from '../shared/backoff.js';

/**
 * What can be done about a setback: `passing`, the same again goes well perhaps; `refused`, the address may have ended, and
 * a fresh one works; `final`, nothing.
 */
export type AttemptErrorKind = 'passing' | 'refused' | 'final';

export interface AttemptErrorDetails {
  kind?: AttemptErrorKind;
  status?: number | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why an attempt did not get to the end of a file. It stays inside: callers see a `DownloadError`. */
export class AttemptError extends Error {
  readonly kind: AttemptErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: string, { kind = 'passing', status, retryAfter, cause }: AttemptErrorDetails = {}) {
    super(reason, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether a server that answers with a status may answer otherwise a little later. */
export const isTransient = (status: number) => status === 408 || status === 429 || status >= 500;

/** What to do after a setback: give up for a reason, or wait and try again, at a fresh address if the old one has ended. */
export type RetryDecision = { reason: string } | { wait: number; isEnded: boolean };

/** More fresh addresses are not asked for, unless one of them has brought something. */
const mostRenewals = 2;

/** Decides how often a file is tried for. Whatever gets further than any attempt before counts as a new beginning. */
export class RetryPolicy {
  readonly #retries: number;
  /** The most bytes that ever were there. Going over them once more is no progress. */
  #farthest = 0;
  #failures = 0;
  #renewals = 0;

  constructor(retries: number) {
    this.#retries = retries;
  }

  /** Judges an attempt that ended with so many bytes of the file there. */
  judge(setback: AttemptError, bytes: number, canBeRenewed: boolean): RetryDecision {
    if (bytes > this.#farthest) {
      this.#farthest = bytes;
      this.#failures = 0;
      this.#renewals = 0;
    }
    return setback.kind === 'refused' ? this.#judgeRefusal(setback, canBeRenewed) : this.#judgeFailure(setback);
  }

  #judgeFailure({ kind, retryAfter = 0, message }: AttemptError): RetryDecision {
    if (kind === 'final') return { reason: message };
    if (retryAfter > maxRetryAfterMs) return { reason: `${message}, which asks to wait for ${retryAfter} ms` };
    this.#failures += 1;
    if (this.#failures <= this.#retries) return { wait: backoff(this.#failures - 1, retryAfter), isEnded: false };
    return { reason: `${message}. Attempts without getting any further: ${this.#failures}` };
  }

  #judgeRefusal({ message }: AttemptError, canBeRenewed: boolean): RetryDecision {
    if (!canBeRenewed) {
      const help = 'Addresses end after a while: pass the task as the option task, and a fresh one is asked for';
      return { reason: `${message}. ${help}` };
    }
    if (this.#renewals === mostRenewals) return { reason: `${message}, and so were ${mostRenewals} fresh addresses` };
    this.#renewals += 1;
    // The first address may well have ended. A fresh one that is refused is perhaps not known everywhere yet.
    return { wait: this.#renewals > 1 ? backoff(0) : 0, isEnded: true };
  }
}
