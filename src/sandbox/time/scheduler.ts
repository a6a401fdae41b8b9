import { maxTimerDelay } from '../../shared/delay.js';
import { Heap } from '../../shared/heap.js';
import type { Clock } from './clock.js';

interface Entry {
  at: number;
  /** Entries of the same time come in the order they were made. */
  number: number;
  run: () => Promise<void>;
}

/** What is to happen at a time of the sandbox. One timer serves all of it. */
export class Scheduler {
  readonly #clock: Clock;
  #entries = emptyHeap();
  #count = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turning = Promise.resolve();
  readonly #running = new Set<Promise<void>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Has something done at a time. What it does must not fail. */
  add(at: number, run: () => Promise<void>): void {
    if (this.#isClosed) return;
    this.#count += 1;
    const entry = { at, number: this.#count, run };
    this.#entries.push(entry);
    if (this.#entries.first === entry) this.#arm();
  }

  /** Turns the clock forward, and does on the way what comes due, each thing at its time and before the next. */
  advance(milliseconds: number): Promise<void> {
    this.#turning = this.#turning.then(async () => {
      await this.idle();
      const target = this.#clock.now() + milliseconds;
      for (let next = this.#entries.first; next && next.at <= target; next = this.#entries.first) {
        this.#clock.moveTo(next.at);
        await Promise.all(this.#takeDue().map(({ run }) => this.#track(run())));
      }
      this.#clock.moveTo(target);
      this.#arm();
    });
    return this.#turning;
  }

  /** Resolves when nothing is under way. What is still to come is not waited for. */
  async idle(): Promise<void> {
    for (;;) {
      this.#runDue();
      if (this.#running.size === 0) return;
      await Promise.all(this.#running);
    }
  }

  /** Forgets all that is to come, and takes no more. */
  close(): void {
    this.#isClosed = true;
    this.clear();
  }

  /** Forgets all that is to come. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#entries = emptyHeap();
  }

  #track(run: Promise<void>): Promise<void> {
    const tracked = run.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
    return tracked;
  }

  #runDue(): void {
    for (const { run } of this.#takeDue()) void this.#track(run());
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
    const rest = next.at - this.#clock.now();
    if (rest > 0 && this.#clock.speed === 0) return;
    const wait = rest > 0 ? Math.ceil(rest / this.#clock.speed) : 0;
    const timer: { unref?: () => void } | number = setTimeout(
      () => {
        this.#runDue();
        this.#arm();
      },
      Math.min(wait, maxTimerDelay),
    );
    this.#timer = timer as ReturnType<typeof setTimeout>;
    // A sandbox that nobody talks to does not keep a process alive.
    if (typeof timer === 'object') timer.unref?.();
  }
}

const emptyHeap = () => new Heap<Entry>((one, two) => (one.at !== two.at ? one.at < two.at : one.number < two.number));
