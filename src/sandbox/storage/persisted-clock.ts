import { type Clock, endOfTime } from '../time/clock.js';
import type { StoreWriter } from './store.js';

/** How far the stored time is ahead of the clock, in real milliseconds. */
const leadMs = 1000;

/**
 * Stores the time of a sandbox. The stored time is slightly ahead of the clock and is written again when the clock reaches
 * it. So no task goes back to an earlier state after a crash, and not every read has to write.
 */
export class PersistedClock {
  readonly #clock: Clock;
  readonly #writer: StoreWriter;
  #stored = 0;

  constructor(clock: Clock, writer: StoreWriter) {
    this.#clock = clock;
    this.#writer = writer;
  }

  /** Has the next `save` write the time, also if it is earlier than the stored one. */
  invalidate(): void {
    this.#stored = 0;
  }

  save(): void {
    const now = this.#clock.now();
    if (now <= this.#stored) return;
    // A store whose time is not a valid date cannot be opened.
    this.#stored = Math.min(now + leadMs * this.#clock.speed, endOfTime);
    this.#writer.put('clock', this.#stored);
  }
}
