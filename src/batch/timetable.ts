import { Heap } from '../heap.js';
import { longestTimer } from '../timer.js';
import type { Job } from './job.js';

interface Entry {
  at: number;
  job: Job;
}

/** When each task is looked at next, by `performance.now()`. One timer serves all of them. */
export class Timetable {
  readonly #entries = new Heap<Entry>((one, two) => one.at < two.at);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Sets the next look of a job, in place of the one before. */
  set(job: Job, at: number): void {
    job.dueAt = at;
    this.#entries.push({ at, job });
  }

  /** The first job that is due, if one is. */
  take(): Job | undefined {
    const first = this.#first();
    if (!first || first.at > performance.now()) return undefined;
    this.#entries.pop();
    first.job.dueAt = undefined;
    return first.job;
  }

  /** Calls back when a look is due, but not before `opensAt`, or at `beginsAt`, whichever is first. */
  wake(callback: () => void, opensAt: number, beginsAt: number): void {
    clearTimeout(this.#timer);
    const at = Math.min(beginsAt, Math.max(opensAt, this.#first()?.at ?? Number.POSITIVE_INFINITY));
    if (at === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(callback, Math.min(Math.max(0, at - performance.now()), longestTimer));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Entries that were set anew since are passed over. */
  #first(): Entry | undefined {
    let first = this.#entries.first;
    while (first && first.job.dueAt !== first.at) {
      this.#entries.pop();
      first = this.#entries.first;
    }
    return first;
  }
}
