import { maxTimerDelay } from '../shared/delay.js';
import { Heap } from '../shared/heap.js';
import { sleepThresholdMs } from '../tasks/poll-timing.js';
import type { Job } from './job.js';

/** Milliseconds after a sleep in which a job may find out that it comes late. */
const lateAfterSleepMs = 60_000;

/** Milliseconds by which a deadline may differ from the one that is set: two clocks are never quite the same. */
const toleranceMs = 1000;

interface Entry {
  at: number;
  job: Job;
}

/** When each task is polled next, by `performance.now()`. One timer serves all tasks. */
export class PollQueue {
  readonly #entries = new Heap<Entry>((one, two) => one.at < two.at);
  /** Deadlines of the tasks. The final poll is sent then, even during a pause. */
  readonly #deadlines = new Heap<Entry>((one, two) => one.at < two.at);
  /** When each job is polled next. Jobs that are being polled are missing. */
  readonly #dueAt = new Map<Job, number>();
  /** The deadline of each job, until it was used. */
  readonly #endsAt = new Map<Job, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer is to go off, by the clock. */
  #goesOffAt = Number.POSITIVE_INFINITY;
  #sleptUntil = Number.NEGATIVE_INFINITY;

  /** Sets the next poll of a job, and replaces the previous one. */
  set(job: Job, at: number): void {
    this.#dueAt.set(job, at);
    this.#entries.push({ at, job });
  }

  /** Whether a poll of the job is planned. */
  has(job: Job): boolean {
    return this.#dueAt.has(job);
  }

  /** Forgets a job that has ended. */
  delete(job: Job): void {
    this.#dueAt.delete(job);
    this.#endsAt.delete(job);
  }

  /** Sets or moves the deadline of a job. Does nothing if it is unchanged and still pending. */
  setDeadline(job: Job, at: number): void {
    if (!(Math.abs(at - (this.#endsAt.get(job) ?? Number.NEGATIVE_INFINITY)) >= toleranceMs)) return;
    this.#endsAt.set(job, at);
    this.#deadlines.push({ at, job });
  }

  /** The first job that is due, if one is; during a pause only one whose deadline is there. */
  take(isPaused: boolean): Job | undefined {
    const now = performance.now();
    const first = this.#atDeadline(now) ?? (isPaused ? undefined : this.#first());
    if (!first || first.at > now) return undefined;
    const { job, at } = first;
    this.#dueAt.delete(job);
    // A deadline counts once: if the poll has moved it, it is set again.
    if (this.#endsAt.get(job) === at) this.#endsAt.delete(job);
    return job;
  }

  /**
   * Calls back when a poll is due, but not before `nextRequestAt`, or at `beginsAt`, whichever is first. A deadline comes
   * before `nextRequestAt`, unless that is infinite: then no request may be sent.
   */
  schedule(callback: () => void, nextRequestAt: number, beginsAt: number): void {
    clearTimeout(this.#timer);
    this.#goesOffAt = Number.POSITIVE_INFINITY;
    const deadline = nextRequestAt === Number.POSITIVE_INFINITY ? undefined : this.#atDeadline();
    const due = Math.max(nextRequestAt, this.#first()?.at ?? Number.POSITIVE_INFINITY);
    const at = Math.min(beginsAt, due, deadline?.at ?? Number.POSITIVE_INFINITY);
    if (at === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(0, at - performance.now()), maxTimerDelay);
    this.#goesOffAt = Date.now() + wait;
    this.#timer = setTimeout(callback, wait);
  }

  /**
   * Whether the machine has just slept: timers stand still then, and their time passes. What is polled late because of a
   * pause of the batch is not late in that sense.
   */
  hasSlept(): boolean {
    const now = Date.now();
    if (now - this.#goesOffAt > sleepThresholdMs) this.#sleptUntil = now;
    return now - this.#sleptUntil < lateAfterSleepMs;
  }

  /** The first deadline of a job that has not ended, unless that job is being polled. */
  #atDeadline(by = Number.POSITIVE_INFINITY): Entry | undefined {
    let first = this.#deadlines.first;
    while (first && this.#endsAt.get(first.job) !== first.at) {
      this.#deadlines.pop();
      first = this.#deadlines.first;
    }
    return first && first.at <= by && this.has(first.job) ? first : undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Skips entries that were replaced. */
  #first(): Entry | undefined {
    let first = this.#entries.first;
    while (first && this.#dueAt.get(first.job) !== first.at) {
      this.#entries.pop();
      first = this.#entries.first;
    }
    return first;
  }
}
