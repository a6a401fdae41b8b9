import type { StoreWriter } from '../storage/store.js';

/** Dates are written with four digits of the year. */
export const endOfTime = Date.UTC(9999, 11, 31);

/**
 * The time that a sandbox lives by: real time, faster, slower or standing still, and never running backwards. It starts when
 * it is first read: where a Worker loads its modules, there is no time yet. From then on it is measured by a clock that
 * nobody sets: where the system's clock is set back, tasks go on.
 */
export class Clock {
  readonly speed: number;
  #start: number | undefined;
  /** By `performance.now()`. */
  #startedAt: number | undefined;
  #latest = 0;

  constructor(start: number | undefined, speed: number) {
    this.speed = speed;
    this.#start = start;
  }

  now(): number {
    const elapsed = performance.now();
    this.#startedAt ??= elapsed;
    this.#start ??= Date.now();
    const now = this.#start + Math.floor((elapsed - this.#startedAt) * this.speed);
    this.#latest = Math.min(Math.max(now, this.#latest), endOfTime);
    return this.#latest;
  }

  /** Turns it forward. */
  moveTo(time: number): void {
    this.#start = Math.max(time, this.now());
    this.#startedAt = performance.now();
  }
}

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
