import type { StoreWriter } from '../storage/store.js';
import { type Clock, endOfTime } from './clock.js';

/** Real milliseconds by which the kept time is ahead. */
const ahead = 1000;

/**
 * Keeps the time of a sandbox. What is kept is a little ahead of what the clock shows, and kept again when the clock gets
 * there: so after a kill no task is younger than it was told to be, and not every read has to write.
 */
export class PersistedClock {
  readonly #clock: Clock;
  readonly #keeper: StoreWriter;
  #kept = 0;

  constructor(clock: Clock, keeper: StoreWriter) {
    this.#clock = clock;
    this.#keeper = keeper;
  }

  keep(): void {
    const now = this.#clock.now();
    if (now <= this.#kept) return;
    // No later than the clock can show: a store with a time that is no date cannot be opened.
    this.#kept = Math.min(now + ahead * this.#clock.speed, endOfTime);
    this.#keeper.keep('clock', this.#kept);
  }
}
