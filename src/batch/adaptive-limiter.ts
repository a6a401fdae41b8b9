import type { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { asksForPause } from '../errors/retry-rules.js';
import { backoff, maxRetryAfterMs } from '../shared/backoff.js';
import type { Emit } from '../transport/event.js';

/** Limit of concurrent requests. */
const maxRequests = 32;

/**
 * Adaptive concurrency, shared by all requests of a batch. A 429, a lost create or an unreachable service halves the limit and
 * pauses; each success raises it by 1/limit.
 */
export class AdaptiveLimiter {
  #limit = maxRequests;
  #inFlight = 0;
  #failures = 0;
  #pausedUntil = 0;
  #createsFrom = 0;
  readonly #emit: Emit | undefined;

  constructor(emit?: Emit) {
    this.#emit = emit;
  }

  /** Whether another request may start now. */
  get hasRoom(): boolean {
    return this.#inFlight < this.#limit;
  }

  /** When the next request may go, by `performance.now()`: the clock of the machine may be set back. */
  get nextRequestAt(): number {
    return this.hasRoom ? this.#pausedUntil : Number.POSITIVE_INFINITY;
  }

  /** When the next create may be sent. Creates wait as long as the service has asked, polls one minute at the longest. */
  get nextCreateAt(): number {
    return Math.max(this.nextRequestAt, this.#createsFrom);
  }

  /** When the pause ends for creates, however many requests are in flight. */
  get pauseEndsAt(): number {
    return Math.max(this.#pausedUntil, this.#createsFrom);
  }

  /** Sends one request, and adapts the limit to its outcome. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    this.#inFlight += 1;
    try {
      const response = await request();
      this.#failures = 0;
      this.#limit = Math.min(maxRequests, this.#limit + 1 / this.#limit);
      return response;
    } catch (error) {
      // A service that loses creates is not given more of them to lose.
      const isLost = error instanceof OutcomeUnknownError;
      const failure = isLost ? error.cause : error;
      const { retryAfter } = failure as { retryAfter?: number };
      if (isLost || asksForPause(failure)) this.#slowDown(failure as GenMediaError, retryAfter);
      throw error;
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Failures during one pause count as one. */
  #slowDown({ operation, taskId, message }: GenMediaError, retryAfter = 0): void {
    const now = performance.now();
    const isFirst = now >= this.#pausedUntil;
    if (isFirst) {
      this.#limit = Math.max(1, Math.floor(this.#limit / 2));
      this.#failures += 1;
    }
    const pause = Math.min(backoff(this.#failures, retryAfter), maxRetryAfterMs);
    const limit = Math.floor(this.#limit);
    if (isFirst) this.#emit?.({ type: 'slow-down', operation, taskId, reason: message, delay: pause, limit });
    this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
    this.#createsFrom = Math.max(this.#createsFrom, now + retryAfter);
  }
}
