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
