import type { Clock } from './clock.js';

/** Milliseconds of real time after which somebody who waits is probably not about to move the clock. */
const maxWaitMs = 2000;

/** Reads of one moment after which the same is probable of a program in another process. */
const maxReads = 5;

/** Says once that somebody waits for a task while the clock stands still: nothing else would say why nothing happens. */
export class StoppedClockHint {
  readonly #clock: Clock;
  #isGiven = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readAt = 0;
  #reads = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Somebody in this process begins to wait. `isWaiting` returns whether anyone still does. */
  waiting(isWaiting: () => boolean): void {
    if (this.#isGiven || this.#timer !== undefined || this.#clock.speed !== 0) return;
    const begunAt = this.#clock.now();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!isWaiting()) return;
      if (this.#clock.now() === begunAt) this.#give();
      else this.waiting(isWaiting);
    }, maxWaitMs);
    // In browsers it is a number.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  /** A task that has not ended was read. */
  read(): void {
    if (this.#isGiven || this.#clock.speed !== 0) return;
    const now = this.#clock.now();
    this.#reads = now === this.#readAt ? this.#reads + 1 : 1;
    this.#readAt = now;
    if (this.#reads === maxReads) this.#give();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isGiven = true;
  }

  #give(): void {
    if (this.#isGiven || this.#clock.speed !== 0) return;
    this.#isGiven = true;
    console.warn(
      'A task is waited for, and the clock of the sandbox stands still, since its speed is 0. Move it with ' +
        "sandbox.advance('30s'), end the task with sandbox.finish(task), or set another speed. Over HTTP: POST /_sandbox/advance.",
    );
  }
}

/** A set that reports what is added. */
export class ReportingSet<T> extends Set<T> {
  readonly #onAdd: () => void;

  constructor(onAdd: () => void) {
    super();
    this.#onAdd = onAdd;
  }

  override add(value: T): this {
    super.add(value);
    this.#onAdd();
    return this;
  }
}
