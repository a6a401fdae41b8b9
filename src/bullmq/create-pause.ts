import { asksForPause } from '../errors/retry-rules.js';
import { backoff } from '../shared/backoff.js';
import type { Queues } from './queues.js';
import type { Slots } from './slots.js';
import type { WorkerSettings } from './worker-options.js';

/** Milliseconds after which creates check again whether a task has ended, once there are `maxUnderWay`. */
const fullDelayMs = 1000;

/** Pauses creates on all machines, through the rate limiter of their queue. Polls go on. */
export class CreatePause {
  readonly #queues: Queues;
  readonly #slots: Slots;
  readonly #maxCreates: number;
  #failures = 0;

  constructor(queues: Queues, slots: Slots, { rate }: Pick<WorkerSettings, 'rate'>) {
    this.#queues = queues;
    this.#slots = slots;
    this.#maxCreates = rate.max;
  }

  /** Ends the backoff, since a request was accepted. */
  endBackoff(): void {
    this.#failures = 0;
  }

  /** Pauses creates if a request has failed because the service is busy or unreachable, for as long as it asks. */
  async slowDown(failure: unknown): Promise<void> {
    const { retryAfter } = failure as { retryAfter?: number };
    if (!asksForPause(failure)) return;
    this.#failures += 1;
    await this.#pauseFor(backoff(this.#failures, retryAfter));
  }

  /** Whether one more task may be under way, that of this job. If not, creates pause. */
  async hasRoom(id: string): Promise<boolean> {
    if (await this.#slots.take(id)) return true;
    await this.#pauseFor(fullDelayMs);
    return false;
  }

  /** The pause is never shortened. */
  async #pauseFor(milliseconds: number): Promise<void> {
    // Without a number it would return the time left of a period that has room for more creates.
    const left = await this.#queues.creates.getRateLimitTtl(this.#maxCreates);
    if (left < milliseconds) await this.#queues.creates.rateLimit(Math.ceil(milliseconds));
  }
}
