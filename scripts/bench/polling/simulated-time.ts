import { setImmediate as turn } from 'node:timers/promises';
import { Heap } from '../../../src/shared/heap.js';

interface Timer {
  at: number;
  /** Timers of the same time come in the order they were set. */
  number: number;
  run: (() => void) | undefined;
  unref: () => void;
}

/** Turns of the event loop without a timer set or cleared, after which nothing is under way. */
const quietTurns = 3;

/** Timers and a clock that stand still until they are advanced. */
class SimulatedTime {
  now = Date.UTC(2026, 0, 1);
  #timers = new Heap<Timer>((one, two) => (one.at !== two.at ? one.at < two.at : one.number < two.number));
  #count = 0;
  #changes = 0;

  /** As Node does it: in whole milliseconds, and one at least. */
  set(run: () => void, milliseconds = 0): Timer {
    this.#count += 1;
    this.#changes += 1;
    const wait = Math.max(1, Math.trunc(milliseconds));
    const timer = { at: this.now + wait, number: this.#count, run, unref: () => {} };
    this.#timers.push(timer);
    return timer;
  }

  clear(timer: Timer | undefined): void {
    this.#changes += 1;
    if (timer) timer.run = undefined;
  }

  /** Lets all be done that takes no time. */
  async settle(): Promise<void> {
    for (let quiet = 0, seen = this.#changes; quiet < quietTurns; ) {
      await turn();
      quiet = seen === this.#changes ? quiet + 1 : 0;
      seen = this.#changes;
    }
  }

  /** Goes on to the next timer. Gives whether there was one. */
  next(): boolean {
    for (let timer = this.#timers.pop(); timer; timer = this.#timers.pop()) {
      if (!timer.run) continue;
      this.now = timer.at;
      timer.run();
      return true;
    }
    return false;
  }
}

/**
 * Does something while the timers and the clock of the platform are simulated: hours pass in the time that it takes to
 * compute what happens in them. Only timers, `Date.now` and `performance.now` are, so it must not wait for a network. Both
 * clocks are, since a client and a sandbox that follow the real one would see no time pass between two simulated polls.
 *
 *     const waited = await inSimulatedTime(() => gen.tasks.wait(created));
 */
export async function inSimulatedTime<T>(work: () => Promise<T>): Promise<T> {
  const time = new SimulatedTime();
  const { setTimeout, clearTimeout } = globalThis;
  const { now } = Date;
  const startedAt = time.now;
  Object.assign(globalThis, { setTimeout: time.set.bind(time), clearTimeout: time.clear.bind(time) });
  Date.now = () => time.now;
  // The property of the instance hides that of its prototype until it is deleted.
  performance.now = () => time.now - startedAt;
  try {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    const result = work();
    result.then(end, end);
    for (;;) {
      await time.settle();
      if (isOver) return await result;
      if (!time.next()) throw new Error('The simulation stands still: no timer is set, and not all tasks have ended.');
    }
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    Date.now = now;
    Reflect.deleteProperty(performance, 'now');
  }
}
