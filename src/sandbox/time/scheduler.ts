import { maxTimerDelay } from '../../shared/delay.js';
import { Heap } from '../../shared/heap.js';
import type { Clock } from './clock.js';

interface Entry {
  at: number;
  /** Entries of the same time run in the order in which they were added. */
  number: number;
  run: () => Promise<void>;
}

/** Runs functions at times of the sandbox, with one timer for all of them. */
export class Scheduler {
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  #entries = emptyHeap();
  #count = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #advancing = Promise.resolve();
  readonly #running = new Set<Promise<void>>();

  /** `onFailure` gets what a function throws. It ends neither the process nor the other functions. */
  constructor(clock: Clock, onFailure: (error: unknown) => void) {
    this.#clock = clock;
    this.#onFailure = onFailure;
  }

  /** Runs a function at a time. */
  add(at: number, run: () => Promise<void>): void {
    if (this.#isClosed) return;
    this.#count += 1;
    const entry = { at, number: this.#count, run };
    this.#entries.push(entry);
    if (this.#entries.first === entry) this.#arm();
  }

  /** Moves the clock forward and runs what becomes due, each entry at its time and before the next. */
  advance(milliseconds: number): Promise<void> {
    this.#advancing = this.#advancing.then(async () => {
      await this.idle();
      const target = this.#clock.now() + milliseconds;
      const entries = this.#entries;
      for (let next = entries.first; next && next.at <= target; next = entries.first) {
        this.#clock.moveTo(next.at);
        await Promise.all(this.#takeDue().map((entry) => this.#start(entry)));
        // Cleared meanwhile, and perhaps with a clock that has started again.
        if (this.#entries !== entries) return;
      }
      this.#clock.moveTo(target);
      this.#arm();
    });
    return this.#advancing;
  }

  /** Resolves when nothing is running. Entries of later times are not waited for. */
  async idle(): Promise<void> {
    for (;;) {
      this.#runDue();
      if (this.#running.size === 0) return;
      await Promise.all(this.#running);
    }
  }

  /** Plans the next entry again, after the clock has changed. */
  rearm(): void {
    this.#arm();
  }

  /** Removes all entries and accepts no more. */
  close(): void {
    this.#isClosed = true;
    this.clear();
  }

  /** Removes all entries. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#entries = emptyHeap();
  }

  #start({ run }: Entry): Promise<void> {
    const started = (async () => run())()
      .catch(this.#onFailure)
      .finally(() => this.#running.delete(started));
    this.#running.add(started);
    return started;
  }

  #runDue(): void {
    for (const entry of this.#takeDue()) void this.#start(entry);
  }

  #takeDue(): Entry[] {
    const now = this.#clock.now();
    const due: Entry[] = [];
    while ((this.#entries.first?.at ?? Number.POSITIVE_INFINITY) <= now) due.push(this.#entries.pop() as Entry);
    return due;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#entries.first;
    if (!next) return;
    const remaining = next.at - this.#clock.now();
    if (remaining > 0 && this.#clock.speed === 0) return;
    const wait = remaining > 0 ? Math.ceil(remaining / this.#clock.speed) : 0;
    const timer: { unref?: () => void } | number = setTimeout(
      () => {
        this.#runDue();
        this.#arm();
      },
      Math.min(wait, maxTimerDelay),
    );
    this.#timer = timer as ReturnType<typeof setTimeout>;
    // An idle sandbox does not keep a process alive.
    if (typeof timer === 'object') timer.unref?.();
  }
}

const emptyHeap = () => new Heap<Entry>((a, b) => (a.at !== b.at ? a.at < b.at : a.number < b.number));
