import type { Queue, QueueEvents } from 'bullmq';
import { AbortError } from '../errors/abort-error.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { JobJournal } from './job-journal.js';
import type { FinishedTask, MediaJob, MediaJobData } from './media-job.js';

interface Waiting {
  resolve: (task: FinishedTask) => void;
  reject: (error: Error) => void;
}

/** Milliseconds after which all jobs that are waited for are read. BullMQ trims its events, so some may be missed. */
const checkIntervalMs = 30_000;

/** Results of jobs, as their queue reports them. One listener serves all of them. */
export class Results {
  readonly #jobs: Queue<MediaJobData, FinishedTask>;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(jobs: Queue<MediaJobData, FinishedTask>, events: QueueEvents) {
    this.#jobs = jobs;
    this.#events = events;
    events.on('completed', ({ jobId }) => this.#check(jobId));
    events.on('failed', ({ jobId }) => this.#check(jobId));
    this.#timer = setInterval(() => {
      for (const id of this.#waiting.keys()) this.#check(id);
    }, checkIntervalMs);
    this.#timer.unref();
  }

  async of(id: string): Promise<FinishedTask> {
    // Otherwise an event between the check and the start would be missed.
    await this.#events.waitUntilReady();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), { resolve, reject }]);
      this.#check(id);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#events.close();
    for (const id of [...this.#waiting.keys()]) this.#settle(id, ({ reject }) => reject(new AbortError({})));
  }

  #check(id: string): void {
    if (!this.#waiting.has(id)) return;
    this.#end(id).catch((error) => {
      // After a lost connection to Redis it is checked again.
      if (error instanceof GenMediaError) this.#settle(id, ({ reject }) => reject(error));
    });
  }

  async #end(id: string): Promise<void> {
    const job = (await this.#jobs.getJob(id)) as MediaJob | undefined;
    if (!job) throw new ConfigurationError(`The queue has no job ${id}. It was removed, or never added.`);
    if (!job.finishedOn) return;
    if (await job.isCompleted()) return this.#settle(id, ({ resolve }) => resolve(job.returnvalue));
    if (!(await job.isFailed())) return;
    const { error } = await new JobJournal(this.#jobs, id).read();
    throw error ?? new GenMediaError(`Job ${id} failed: ${job.failedReason}`);
  }

  #settle(id: string, settle: (waiting: Waiting) => void): void {
    const all = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    for (const one of all) settle(one);
  }
}
