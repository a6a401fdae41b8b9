import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import { isHandle } from '../batch/batch-item.js';
import { generatorOf } from '../client/generator-of.js';
import type { TaskRequest } from '../client/request-types.js';
import { AbortError } from '../errors/abort-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import type { CreateState } from '../once/create-state.js';
import { outcomeOf, sendOnce } from '../once/send-once.js';
import { backoff } from '../shared/backoff.js';
import { callAfter, delay } from '../shared/delay.js';
import { reasonOf } from '../shared/reason-of.js';
import type { CreatedTask } from '../tasks/created-task.js';
import { createTaskPoller, type TaskReader } from '../tasks/task-poller.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { JobJournal } from './job-journal.js';
import { type CreateJob, isOurs, type MediaJob, type MediaProgress } from './media-job.js';
import { errorHandlerOf } from './queues.js';
import { wake } from './wake.js';
import type { WorkerParts } from './worker-parts.js';

/** Sends the request of a job, once, and hands its task over to the job. */
export class CreateStep {
  readonly #parts: WorkerParts;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  readonly run = async (createJob: CreateJob): Promise<void> => {
    const { id } = createJob.data;
    const job = await this.#parts.queues.jobs.getJob(id);
    // The job was removed, or has ended.
    if (!job || job.finishedOn) return;
    const journal = new JobJournal(this.#parts.queues.jobs, id);
    // The job's journal should be empty. If it is not, the first row shows it.
    if (isUntouched(createJob, job)) return this.#send(job, job.data.item, journal);
    const state = await journal.read().catch((error) => {
      if (error instanceof GenMediaError) return undefined;
      throw error;
    });
    // The job step reports a journal that cannot be read.
    if (!state) return this.#wake(job);
    if (state.handle) return this.#handOver(job, state.handle);
    if (state.isUnknown && !state.error) return this.#end(job, journal, lostOutcome(state));
    // The job step reports invalid data.
    if (!state.maySend || !isOurs(job.data) || isHandle(job.data.item)) return this.#wake(job);
    await this.#send(job, job.data.item, journal);
  };

  async #send(job: MediaJob, { generator, request, options }: TaskRequest, journal: JobJournal): Promise<void> {
    if (!(await this.#parts.pause.hasRoom(job.id as string))) throw Worker.RateLimitError();
    const attempt = randomUUID();
    let isRecorded = false;
    const onSending = async ({ operation }: { operation: OperationId }) => {
      if (this.#parts.closing.aborted) throw new AbortError({});
      isRecorded = true;
      const startedAt = performance.now();
      const isClaimed = await journal.claim(attempt, operation);
      // A process that was stopped meanwhile: another one may have ended the job, since nobody knew the outcome of the request.
      const wasStopped = performance.now() - startedAt > this.#parts.settings.lockDuration / 2;
      if (!isClaimed || wasStopped) throw new NotSentError(job.id as string);
    };
    let created: CreatedTask<object>;
    try {
      const maker = generatorOf(this.#parts.gen, generator, 'create', `Job ${job.id}`);
      created = await sendOnce(maker, request, { ...options, onSending });
    } catch (error) {
      return this.#notCreated(error, job, journal, isRecorded ? attempt : undefined);
    }
    // From here on nothing may say that it was not sent.
    this.#parts.pause.endBackoff();
    await this.#record(job, journal, created.handle);
    await this.#handOver(job, created.handle, { state: created.state, ...creditsIn(created.raw) });
  }

  /** Records a task that was paid for. */
  #record({ id }: MediaJob, journal: JobJournal, handle: TaskHandle): Promise<void> {
    return this.#write(
      () => journal.accepted(handle),
      (cause) => unrecorded(id as string, handle, cause),
    );
  }

  /**
   * Writes a row without which the outcome would count as unknown. A store that rejects it is tried again for as long as the
   * process runs.
   */
  async #write(append: () => Promise<unknown>, toError: (cause: unknown) => Error): Promise<void> {
    let endsAt = Number.POSITIVE_INFINITY;
    for (let number = 1; ; number += 1) {
      const report = errorHandlerOf(this.#parts.settings);
      // A store that is down may not respond at all, and the process may be ended meanwhile.
      const cancel = callAfter(reportAfterMs, undefined, () => report(toError(new Error(noResponse))));
      try {
        await append().finally(cancel);
        return;
      } catch (cause) {
        const error = toError(cause);
        report(error);
        if (this.#parts.closing.aborted) endsAt = Math.min(endsAt, Date.now() + maxClosingWriteMs);
        // A connection that was ended is not opened again.
        if (Date.now() > endsAt || (this.#parts.closing.aborted && reasonOf(cause) === 'Connection is closed.'))
          throw error;
        await delay(backoff(Math.min(number, 4)));
      }
    }
  }

  /** Handles a failed create. `attempt` is the recorded attempt, if there is one. */
  async #notCreated(error: unknown, job: MediaJob, journal: JobJournal, attempt: string | undefined): Promise<void> {
    const outcome = outcomeOf(error);
    if (outcome.type === 'accepted') {
      await this.#record(job, journal, outcome.handle);
      return this.#handOver(job, outcome.handle);
    }
    if (outcome.type === 'unknown') {
      await this.#parts.pause.slowDown(outcome.error.cause);
      return this.#end(job, journal, outcome.error);
    }
    // Anything else was not accepted.
    if (attempt !== undefined)
      await this.#write(
        () => journal.unsent(attempt),
        (cause) =>
          new Error(`That the request of job ${job.id} was not sent could not be recorded yet: ${reasonOf(cause)}`),
      );
    // Another worker that has the job needs its slot. If no worker has it, the next try needs the slot.
    if (error instanceof NotSentError) throw error;
    await this.#parts.slots.release(job.id as string);
    if (error instanceof AbortError) throw Worker.RateLimitError();
    if (outcome.type === 'unsent') {
      await this.#parts.pause.slowDown(error);
      throw Worker.RateLimitError();
    }
    if (!(error instanceof GenMediaError)) throw error;
    await this.#end(job, journal, error);
  }

  /** Has the job wait for its task. Another worker may have ended it meanwhile, since its outcome seemed unknown. */
  async #handOver(job: MediaJob, handle: TaskHandle, progress?: MediaProgress): Promise<void> {
    const id = job.id as string;
    if (this.#parts.settings.callbacks) await this.#parts.index.add(handle, id);
    if (progress) await this.#parts.queues.jobs.updateJobProgress(id, { ...progress, handle });
    const state = await wake(job, this.#firstPollDelay(handle));
    if (state === 'failed') await job.retry('failed');
    else if (state === 'active') throw new Error(`Job ${id} could not be woken yet.`);
  }

  /** Milliseconds until the first poll: none for a handle that cannot be polled, so that its job says why at once. */
  #firstPollDelay(handle: TaskHandle): number {
    try {
      const read: TaskReader = (task, call) => this.#parts.gen.tasks.get(task, call).withResponse();
      return Math.ceil(createTaskPoller(read, handle, this.#parts.settings.watch).nextDelay());
    } catch {
      return 0;
    }
  }

  /** Ends a job with an error, which it finds in its journal. */
  async #end(job: MediaJob, journal: JobJournal, error: GenMediaError): Promise<void> {
    await journal.error(error);
    await this.#wake(job);
  }

  async #wake(job: MediaJob): Promise<void> {
    if ((await wake(job)) === 'active') throw new Error(`Job ${job.id} could not be woken yet.`);
  }
}

/** Whether neither a job with a request nor its create was ever processed, so that its journal should be empty. */
function isUntouched(createJob: CreateJob, job: MediaJob): job is MediaJob & { data: { item: TaskRequest } } {
  const isFirst = createJob.attemptsStarted === 1 && job.attemptsStarted === 0 && job.progress === 0;
  return isFirst && isOurs(job.data) && !job.data.handle && !isHandle(job.data.item);
}

/** Milliseconds for which a worker that is being closed goes on to write. */
const maxClosingWriteMs = 10_000;

/** Milliseconds after which a row that is still being written is reported. A worker that is being closed waits longer. */
const reportAfterMs = 3000;

const noResponse = 'the queue has not responded for three seconds';

/** The error carries the handle, so that `queue.resolve` can be called if the process ends before the task is recorded. */
function unrecorded(id: string, handle: TaskHandle, cause: unknown): GenMediaError {
  const happened = `of job ${id} has created task ${handle.id}, which could not be recorded yet: ${reasonOf(cause)}`;
  return new GenMediaError(happened, { operation: handle.operation, handle, cause });
}

/** Another worker has the job, or this one was stopped for so long that another may have it. */
class NotSentError extends Error {
  constructor(id: string) {
    super(`The request of job ${id} was not sent: another worker may have its job. Nothing is lost.`);
  }
}

/** The process that sent a request has ended before it recorded the outcome. */
function lostOutcome({ operation }: CreateState): OutcomeUnknownError {
  const happened = 'was being sent when its process ended or lost its job, and its response was not recorded';
  return new OutcomeUnknownError(new GenMediaError(happened, { operation }));
}

export const creditsIn = (body: object): { credits?: number } => {
  const { credits } = body as { credits?: unknown };
  return typeof credits === 'number' ? { credits } : {};
};
