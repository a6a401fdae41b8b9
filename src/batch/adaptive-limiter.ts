import type { GenMediaError } from '../errors/gen-media-error.js';
import { NetworkError } from '../errors/network-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { isBusy } from '../errors/rejected-error.js';
import { backoff, maxRetryAfterMs } from '../shared/backoff.js';
import type { Emit } from '../transport/event.js';

/** Limit of concurrent requests. */
const maxRequests = 32;

/**
 * How fast a batch may go. All its requests share it: when the service asks one of them to slow down, or loses one,
 * all of them pause and fewer go at a time; each that goes well after that lets more go again.
 */
export class AdaptiveLimiter {
  #limit = maxRequests;
  #underWay = 0;
  #strikes = 0;
  #pausedUntil = 0;
  #createsFrom = 0;
  readonly #emit: Emit | undefined;

  constructor(emit?: Emit) {
    this.#emit = emit;
  }

  /** Whether one more request may be on its way. */
  get hasRoom(): boolean {
    return this.#underWay < this.#limit;
  }

  /** When the next request may go, by `performance.now()`: the clock of the machine may be set back. */
  get nextRequestAt(): number {
    return this.hasRoom ? this.#pausedUntil : Number.POSITIVE_INFINITY;
  }

  /** When the next create may be sent. Creates wait as long as the service has asked, polls one minute at the longest. */
  get nextCreateAt(): number {
    return Math.max(this.nextRequestAt, this.#createsFrom);
  }

  /** When the pause ends for creates, however many requests are on their way. */
  get pauseEndsAt(): number {
    return Math.max(this.#pausedUntil, this.#createsFrom);
  }

  /** Sends one request, and learns from how it went. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      const response = await request();
      this.#strikes = 0;
      this.#limit = Math.min(maxRequests, this.#limit + 1 / this.#limit);
      return response;
    } catch (error) {
      // A service that loses creates is not given more of them to lose.
      const isLost = error instanceof OutcomeUnknownError;
      const failure = isLost ? error.cause : error;
      const { retryAfter } = failure as { retryAfter?: number };
      const isAsked = isBusy(failure) && (failure.status === 429 || retryAfter !== undefined);
      const isUnreachable = failure instanceof NetworkError && failure.neverConnected;
      if (isLost || isAsked || isUnreachable) this.#slowDown(failure as GenMediaError, retryAfter);
      throw error;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Several that were on their way together count once. */
  #slowDown({ operation, taskId, message }: GenMediaError, retryAfter = 0): void {
    const now = performance.now();
    const isFirst = now >= this.#pausedUntil;
    if (isFirst) {
      this.#limit = Math.max(1, Math.floor(this.#limit / 2));
      this.#strikes += 1;
    }
    const pause = Math.min(backoff(this.#strikes, retryAfter), maxRetryAfterMs);
    const limit = Math.floor(this.#limit);
    if (isFirst) this.#emit?.({ type: 'slow-down', operation, taskId, reason: message, delay: pause, limit });
    this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
    this.#createsFrom = Math.max(this.#createsFrom, now + retryAfter);
  }
}
