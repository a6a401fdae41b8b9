import { DelayedError, type Job } from 'bullmq';
import type { Task, TaskSuccess } from 'genmedia/schema';
import { isHandle } from '../batch/batch-item.js';
import { AbortError } from '../errors/abort-error.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { createTaskPoller, isFinal, type TaskReader } from '../tasks/task-poller.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import { addCreateJob, retryDelayMs } from './create-jobs.js';
import { creditsIn } from './create-step.js';
import { JobJournal } from './job-journal.js';
import { type FinishedTask, isOurs, type MediaJob, type MediaProgress } from './media-job.js';
import { errorHandlerOf } from './queues.js';
import type { SaveResults } from './save-results.js';
import { UnknownIndex } from './unknown-index.js';
import type { WorkerParts } from './worker-parts.js';

/** Takes a job one step further: one poll of its task, and then it waits in the queue again. */
export class TaskStep {
  readonly #parts: WorkerParts;
  readonly #unknown: UnknownIndex;
  readonly #save: SaveResults | undefined;

  constructor(parts: WorkerParts, save: SaveResults | undefined) {
    this.#parts = parts;
    this.#unknown = new UnknownIndex(parts.queues);
    this.#save = save;
  }

  readonly run = async (job: MediaJob, token = ''): Promise<FinishedTask> => {
    const journal = new JobJournal(this.#parts.queues.jobs, job.id as string);
    // BullMQ tries again what it could not write, such as the result while Redis is read-only.
    job.opts.attempts = 2 ** 31 - 1;
    job.opts.backoff = { type: 'fixed', delay: retryDelayMs };
    try {
      const handle = await this.#handleOf(job, token, journal);
      const task = await this.#poll(job, token, handle);
      await this.#parts.slots.release(job.id as string);
      return task;
    } catch (error) {
      if (error instanceof DelayedError) throw error;
      if (error instanceof AbortError && this.#parts.closing.aborted) return delayAndThrow(job, token, 0);
      // An error of the queue, such as a lost connection to Redis. The task and the service are not affected.
      if (!(error instanceof GenMediaError)) {
        errorHandlerOf(this.#parts.settings)(error as Error);
        return delayAndThrow(job, token, retryDelayMs);
      }
      const { handle } = error;
      if (handle && this.#parts.settings.callbacks) await this.#parts.index.remove(handle);
      // A journal that cannot be read is the error, and stays as it is.
      const recorded = await journal.read().catch(() => undefined);
      if (recorded && (recorded.handle || !recorded.error)) await journal.error(error);
      if (recorded) await this.#unknown.add(job.id as string, recorded.openAttempts);
      await this.#parts.slots.release(job.id as string);
      // The job may be the last trace of a task that was paid for.
      if (error instanceof OutcomeUnknownError) job.opts.removeOnFail = false;
      job.opts.attempts = 1;
      throw error;
    }
  };

  /** The task of a job. A job without a task waits until its request was sent, or ends with the error of its create. */
  async #handleOf(job: MediaJob, token: string, journal: JobJournal): Promise<TaskHandle> {
    if (!isOurs(job.data)) throw notOurs(job);
    const { handle = handleIn(job), item } = job.data;
    if (handle) return handle;
    const recorded = await journal.read();
    if (recorded.handle) return recorded.handle;
    if (recorded.error) throw recorded.error;
    if (isHandle(item)) {
      if (this.#parts.settings.callbacks) await this.#parts.index.add(item, job.id as string);
      return handleOf(item);
    }
    return delayAndThrow(job, token, await addCreateJob(this.#parts.queues, job.id as string, priorityOf(job)));
  }

  async #poll(job: MediaJob, token: string, handle: TaskHandle): Promise<FinishedTask> {
    const { deadline, watch } = this.#parts.settings;
    const endsAt = new Date((handle.createdAt ?? job.timestamp) + deadline);
    const options = { ...watch, deadline: endsAt, signal: this.#parts.closing };
    const poller = createTaskPoller(this.#read, handle, options, this.#parts.gen.emit);
    const task = await poller.poll();
    if (task) await this.#report(job, task);
    if (task?.state === 'failed') throw new TaskFailedError(task, { handle });
    if (task && isFinal(task.state)) return this.#finish(job, token, handle, task as TaskSuccess);
    if (poller.timeLeft() <= 0) throw new DeadlineError(task?.state, { handle }, endsAt);
    if (!job.data.handle) {
      await this.#parts.slots.hold(job.id as string);
      await job.updateData({ ...job.data, handle });
    }
    return delayAndThrow(job, token, poller.nextDelay());
  }

  async #finish(job: MediaJob, token: string, handle: TaskHandle, task: TaskSuccess): Promise<FinishedTask> {
    let files: readonly string[] | undefined;
    if (this.#save) {
      const failedDownloads = (job.data.failedDownloads ?? 0) + 1;
      try {
        files = await this.#save.save(task, job, handle);
      } catch (error) {
        const delay = this.#save.nextDelay(error, failedDownloads, handle.createdAt ?? job.timestamp);
        if (delay === undefined) throw error;
        errorHandlerOf(this.#parts.settings)(error as Error);
        await job.updateData({ ...job.data, handle, failedDownloads });
        return delayAndThrow(job, token, delay);
      }
    }
    if (this.#parts.settings.callbacks) await this.#parts.index.remove(handle);
    return { ...task, ...(files && { files }) };
  }

  /** Updates the job's progress, which dashboards show. */
  async #report(job: MediaJob, task: Task): Promise<void> {
    const { state, progress } = task;
    const next = { state, ...(progress !== undefined && { progress }), ...creditsIn(task) };
    const { handle, ...before } = Object(job.progress) as Partial<MediaProgress>;
    if (before.state === next.state && before.progress === next.progress && before.credits === next.credits) return;
    await job.updateProgress({ ...before, ...next, ...(!isFinal(state) && { handle }) });
  }

  /** A service that is busy with polls gets no creates either. */
  readonly #read: TaskReader = async (task, call) => {
    try {
      return await this.#parts.gen.tasks.get(task, call).withResponse();
    } catch (error) {
      await this.#parts.pause.slowDown(error);
      throw error;
    }
  };
}

/** The task of a job, which its progress has as soon as its journal has it. */
const handleIn = ({ progress }: MediaJob): TaskHandle | undefined => {
  const { handle } = Object(progress) as Partial<MediaProgress>;
  return typeof handle?.id === 'string' ? handle : undefined;
};

const notOurs = ({ id }: MediaJob) =>
  new ConfigurationError(`Job ${id} has no { generator, request } and no handle of a task. Add jobs with queue.add().`);

const priorityOf = ({ opts: { priority } }: Job) => (priority ? { priority } : {});

/** Delays a job in the queue, and throws the error by which BullMQ leaves it there. */
async function delayAndThrow(job: MediaJob, token: string, milliseconds: number): Promise<never> {
  await job.moveToDelayed(Date.now() + Math.ceil(milliseconds), token);
  throw new DelayedError();
}
