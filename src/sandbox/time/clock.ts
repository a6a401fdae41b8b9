/** The last time that fits into a date with a year of four digits. */
export const endOfTime = Date.UTC(9999, 11, 31);

/**
 * The clock of a sandbox: real time, faster, slower or stopped, and never backwards except by `restart`. It starts when it is
 * first read, since a Worker has no time while it loads its modules. From then on it follows `performance.now()`, so tasks
 * continue when the system clock is set back.
 */
export class Clock {
  #speed: number;
  #start: number | undefined;
  /** Value of `performance.now()`. */
  #startedAt: number | undefined;
  #latest = 0;

  constructor(start: number | undefined, speed: number) {
    this.#speed = speed;
    this.#start = start;
  }

  get speed(): number {
    return this.#speed;
  }

  now(): number {
    const elapsed = performance.now();
    this.#startedAt ??= elapsed;
    this.#start ??= Date.now();
    const now = this.#start + Math.floor((elapsed - this.#startedAt) * this.#speed);
    this.#latest = Math.min(Math.max(now, this.#latest), endOfTime);
    return this.#latest;
  }

  /** Moves forward to a time. An earlier time has no effect. */
  moveTo(time: number): void {
    this.#start = Math.max(time, this.now());
    this.#startedAt = performance.now();
  }

  /** Continues at another speed. */
  setSpeed(speed: number): void {
    this.moveTo(this.now());
    this.#speed = speed;
  }

  /** Starts again, also at an earlier time. Without a start, with the real time. */
  restart(start: number | undefined, speed: number): void {
    this.#start = start;
    this.#startedAt = undefined;
    this.#latest = 0;
    this.#speed = speed;
  }
}
