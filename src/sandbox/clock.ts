/** The time that a sandbox lives by: real time, faster, slower or standing still, and never running backwards. */
export class Clock {
  readonly speed: number;
  #start: number;
  #startedAt = Date.now();
  #latest: number;

  constructor(start: number, speed: number) {
    this.speed = speed;
    this.#start = start;
    this.#latest = start;
  }

  now(): number {
    const now = this.#start + Math.floor((Date.now() - this.#startedAt) * this.speed);
    if (now > this.#latest) this.#latest = now;
    return this.#latest;
  }

  /** Turns it forward. */
  moveTo(time: number): void {
    this.#start = Math.max(time, this.now());
    this.#startedAt = Date.now();
    this.#latest = this.#start;
  }
}
