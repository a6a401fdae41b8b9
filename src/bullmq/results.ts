import type { Queue, QueueEvents } from 'bullmq';
import { AbortError } from '../errors/abort-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { isObject } from '../shared/is-object.js';
import type { CallLimit } from './call-limit.js';
import { JobJournal } from './job-journal.js';
import { type FinishedTask, type MediaJob, type MediaJobData, noSuchJob } from './media-job.js';
import { errorHandlerOf, type QueueLocation } from './queues.js';

interface Caller {
  resolve: (task: FinishedTask) => void;
  reject: (error: Error) => void;
}

/** A job that is waited for. */
interface Waiting {
  readonly callers: Caller[];
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Milliseconds after which a job that is waited for is read, and at most between two reads. Events may be missed: those
 * before BullMQ has begun to listen, and those that it has trimmed. Once events arrive there are only the latter.
 */
const [firstCheckMs, maxCheckMs] = [1000, 30_000];

/** The pause after which it is checked whether there is a worker: some seconds after the first check. */
const workerCheckMs = 4 * firstCheckMs;

/** Results of jobs, as their queue reports them. One listener serves all of them. */
export class JobResults {
  readonly #jobs: Queue<MediaJobData, FinishedTask>;
  readonly #events: QueueEvents<FinishedTask>;
  readonly #limit: CallLimit;
  readonly #location: QueueLocation;
  readonly #waiting = new Map<string, Waiting>();
  /** Whether it was checked that there is a worker. Once is enough for a wrong name. */
  #hasChecked = false;
  #isListening = false;

  constructor(
    jobs: Queue<MediaJobData, FinishedTask>,
    events: QueueEvents<FinishedTask>,
    limit: CallLimit,
    location: QueueLocation,
  ) {
    this.#jobs = jobs;
    this.#events = events;
    this.#limit = limit;
    this.#location = location;
    events.on('completed', ({ jobId, returnvalue }) => {
      this.#isListening = true;
      if (isObject(returnvalue)) this.#settle(jobId, ({ resolve }) => resolve(returnvalue));
      else this.#check(jobId);
    });
    events.on('failed', ({ jobId }) => this.#check(jobId));
  }

  async of(id: string): Promise<FinishedTask> {
    await this.#within(this.#events.waitUntilReady());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = this.#waiting.get(id) ?? { callers: [] };
      this.#waiting.set(id, waiting);
      waiting.callers.push({ resolve, reject });
      this.#check(id);
      if (!waiting.timer) this.#checkAfter(id, waiting, this.#isListening ? maxCheckMs : firstCheckMs);
    });
  }

  close(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, ({ reject }) => reject(new AbortError({})));
  }

  #checkAfter(id: string, waiting: Waiting, delayMs: number): void {
    const check = () => {
      this.#check(id);
      if (delayMs === workerCheckMs) this.#reportMissingWorker(id).catch(() => {});
      this.#checkAfter(id, waiting, this.#isListening ? maxCheckMs : Math.min(2 * delayMs, maxCheckMs));
    };
    waiting.timer = setTimeout(check, delayMs);
    waiting.timer.unref();
  }

  #check(id: string): void {
    if (!this.#waiting.has(id)) return;
    this.#within(this.#end(id)).catch((error) => {
      // After a connection to Redis that was lost for a moment it is checked again.
      if (error instanceof GenMediaError) this.#settle(id, ({ reject }) => reject(error));
    });
  }

  /** A queue and a worker of different names would wait for each other for ever. Only Redis knows its workers. */
  async #reportMissingWorker(id: string): Promise<void> {
    if (this.#hasChecked || this.#location.backend) return;
    this.#hasChecked = true;
    if ((await this.#jobs.getWorkersCount()) > 0) return;
    const { name } = this.#jobs;
    const message = `Job ${id} waits, and queue ${name} has no worker. Start createMediaWorker(gen, { name: '${name}' }).`;
    errorHandlerOf(this.#location)(new GenMediaError(message));
  }

  #within<T>(call: Promise<T>): Promise<T> {
    return this.#limit.of('result', call, 'The job continues without it. Then call it again.');
  }

  async #end(id: string): Promise<void> {
    const job = (await this.#jobs.getJob(id)) as MediaJob | undefined;
    if (!job) throw noSuchJob(id);
    if (!job.finishedOn) return;
    // Only a job that is completed has one: a retry removes it.
    if (job.returnvalue) return this.#settle(id, ({ resolve }) => resolve(job.returnvalue));
    if (!(await job.isFailed())) return;
    const { error } = await new JobJournal(this.#jobs, id).read();
    throw error ?? new GenMediaError(`Job ${id} failed: ${job.failedReason}`);
  }

  #settle(id: string, settle: (caller: Caller) => void): void {
    const { callers, timer } = this.#waiting.get(id) ?? { callers: [] };
    clearTimeout(timer);
    this.#waiting.delete(id);
    for (const caller of callers) settle(caller);
  }
}
