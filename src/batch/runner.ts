import type { Task, TaskSuccess } from 'genmedia/schema';
import type { GenMedia } from '../client/gen-media.js';
import type { TaskRequest } from '../client/request-types.js';
import { AbortError } from '../errors/abort-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { outcomeOf, sendOnce } from '../once/send-once.js';
import { unlessAborted } from '../shared/delay.js';
import { reasonOf } from '../shared/reason-of.js';
import type { CreatedTask } from '../tasks/created-task.js';
import { defaultDeadlineMs } from '../tasks/poll-timing.js';
import { createTaskPoller, isFinal, type TaskPoller, type TaskReader } from '../tasks/task-poller.js';
import { withWaitDefaults } from '../tasks/wait-options.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import { AdaptiveLimiter } from './adaptive-limiter.js';
import { isHandle } from './batch-item.js';
import type { BatchOptions } from './batch-options.js';
import { type BatchResult, handleIn, type Job, type PollingPhase, resultOf } from './job.js';
import { JournalError } from './journal-error.js';
import type { JournalWriter } from './journal-writer.js';
import { PollQueue } from './poll-queue.js';
import { waitWhileStopping } from './wait-while-stopping.js';

/** Takes the jobs of a batch to their ends. */
export class Runner {
  readonly #gen: GenMedia;
  readonly #options: BatchOptions;
  readonly #onEnd: (result: BatchResult) => void;
  readonly #limiter: AdaptiveLimiter;
  readonly #pollQueue = new PollQueue();
  readonly #record: JournalWriter | undefined;
  readonly #jobs: readonly Job[];
  /** Requests that are still to be sent, the next one last. */
  readonly #unsent: Job[];
  /** Tasks that were begun and have not ended. */
  readonly #underWay = new Set<Job>();
  /** Jobs whose `onSending` was called. */
  readonly #announced = new Set<Job>();
  readonly #stopping = new AbortController();
  /** What the journal failed with. */
  #failure: GenMediaError | undefined;
  /** Why it was stopped, if the caller's signal did not. */
  #stopReason = '';
  /** Whether the machine has just slept. */
  #hasSlept = false;
  /** When the service stopped accepting creates. */
  #rejectingSince: number | undefined;

  constructor(
    gen: GenMedia,
    jobs: readonly Job[],
    options: BatchOptions,
    onEnd: (result: BatchResult) => void,
    record?: JournalWriter,
  ) {
    this.#gen = gen;
    this.#limiter = new AdaptiveLimiter(gen.emit);
    this.#jobs = jobs;
    this.#unsent = jobs.filter((job) => !resultOf(job)).reverse();
    this.#options = withWaitDefaults(options, gen.waitDefaults) ?? options;
    this.#onEnd = onEnd;
    this.#record = record;
  }

  /** Sends what may go now, and sleeps until something else may. */
  run = (): void => {
    this.#hasSlept = this.#pollQueue.hasSlept();
    while (!this.#stopping.signal.aborted && this.#limiter.hasRoom) {
      const job = this.#pollQueue.take(this.#limiter.nextRequestAt > performance.now()) ?? this.#begin();
      if (!job) break;
      void this.#step(job).then(this.run);
    }
    if (!this.#stopping.signal.aborted) this.#pollQueue.schedule(this.run, this.#limiter.nextRequestAt, this.#beginsAt);
  };

  /** Sends nothing more. What was sent and may cost credits is waited for: a task without a handle would be lost. */
  stop(reason: unknown): void {
    this.#pollQueue.stop();
    this.#stopping.abort(reason);
    for (const job of this.#jobs) {
      const { name } = job.phase;
      if (name !== 'sending' && name !== 'recording') this.#end(job, { error: this.#stopped(job) });
    }
  }

  /** Sends nothing more, since the journal cannot be used. */
  fail(error: GenMediaError): void {
    this.#failure ??= error;
    this.stop(error);
  }

  /** When the next request may be sent. */
  get #beginsAt(): number {
    const { concurrency = 10 } = this.#options;
    const mayBegin = this.#unsent.length > 0 && this.#underWay.size < concurrency && this.#limiter.hasRoom;
    // At the deadline it begins in spite of a pause, and ends.
    return mayBegin ? Math.min(this.#limiter.nextCreateAt, this.#commonDeadline) : Number.POSITIVE_INFINITY;
  }

  /** When all have to have ended, where the deadline is a date. */
  get #commonDeadline(): number {
    const { deadline } = this.#options;
    return deadline instanceof Date ? performance.now() + deadline.getTime() - Date.now() : Number.POSITIVE_INFINITY;
  }

  #begin(): Job | undefined {
    const job = this.#beginsAt <= performance.now() ? this.#unsent.pop() : undefined;
    if (job) this.#underWay.add(job);
    return job;
  }

  async #step(job: Job): Promise<void> {
    const { phase } = job;
    try {
      if (phase.name === 'polling') await this.#poll(job, phase);
      else if (phase.name === 'created') this.#startPolling(job, this.#referenceOf(job, phase.handle));
      else await this.#create(job, job.item as TaskRequest);
    } catch (error) {
      if (error instanceof TaskFailedError && phase.name === 'unsent')
        this.#note(job, 'failed', error.raw as object, error.handle);
      await this.#finish(job, { error: error as GenMediaError });
    }
  }

  #referenceOf({ item, isDone }: Job, handle: TaskHandle): TaskHandle {
    if (isDone) return { ...handle, state: 'success' } as TaskHandle;
    return isHandle(item) ? item : handle;
  }

  async #create(job: Job, { generator, request, options }: TaskRequest): Promise<void> {
    const { timeout, extraHeaders, extraQuery, deadline } = this.#options;
    const onSending: CallOptions['onSending'] = (sent) => this.#announce(job, sent.operation, options);
    const call: CallOptions = {
      timeout,
      extraHeaders,
      extraQuery,
      ...options,
      signal: undefined,
      onSending,
    };
    if (deadline instanceof Date && deadline.getTime() <= Date.now()) throw new DeadlineError(undefined, {}, deadline);
    job.phase = { name: 'sending' };
    let created: CreatedTask<object>;
    try {
      created = await this.#limiter.run(() => sendOnce(this.#gen[generator], request, call));
    } catch (error) {
      if (outcomeOf(error).type !== 'unsent') throw error;
      return this.#leaveUnsent(job, error as GenMediaError);
    }
    // From here on there is a task, whatever happens.
    this.#rejectingSince = undefined;
    await this.#accept(job, created);
    this.#startPolling(job, created);
  }

  /** What is done before a request is sent: the caller hears of the first one, the journal of each. */
  async #announce(job: Job, operation: OperationId, options: TaskRequest['options']): Promise<void> {
    const { signal } = this.#stopping;
    if (!this.#announced.has(job))
      await unlessAborted(options?.onSending?.({ operation }), signal, () => this.#stopped(job));
    this.#announced.add(job);
    if (this.#stopping.signal.aborted) throw this.#stopped(job);
    if (!this.#record) return;
    await this.#orFail(this.#record.sending(job, operation));
    if (!this.#stopping.signal.aborted) return;
    if (!this.#failure) await this.#orFail(this.#record.unsent(job));
    throw this.#stopped(job);
  }

  async #accept(job: Job, { state, raw, handle }: CreatedTask<object>): Promise<void> {
    job.phase = { name: 'recording', handle };
    if (this.#record) await this.#orFail(this.#record.accepted(job, handle));
    this.#note(job, state, raw, handle);
  }

  /** Requeues a request that the service did not accept, at the front. */
  async #leaveUnsent(job: Job, error: GenMediaError): Promise<void> {
    if (this.#record) await this.#orFail(this.#record.unsent(job));
    if (this.#stopping.signal.aborted) throw this.#stopped(job);
    job.phase = { name: 'unsent' };
    this.#underWay.delete(job);
    this.#unsent.push(job);
    this.#rejectingSince ??= performance.now();
    if (this.#isTooLate) for (const one of this.#unsent.splice(0)) this.#end(one, { error });
  }

  /** Waits for the journal. Where that fails, the batch ends; what is known of a job is not lost with it. */
  async #orFail(recorded: Promise<void>): Promise<void> {
    try {
      await waitWhileStopping(recorded, this.#stopping.signal);
    } catch (error) {
      this.fail(error as GenMediaError);
    }
  }

  #startPolling(job: Job, task: TaskHandle | CreatedTask): void {
    // The limiter has to see polls that fail.
    const read: TaskReader = (one, call) => this.#limiter.run(() => this.#gen.tasks.get(one, call).withResponse());
    const options = { ...this.#options, signal: this.#stopping.signal };
    const poller = createTaskPoller(read, task, options, this.#gen.emit);
    const phase: PollingPhase = { name: 'polling', handle: poller.handle, poller };
    job.phase = phase;
    if (this.#stopping.signal.aborted) throw this.#stopped(job);
    phase.stop = this.#options.callbacks?.listen(poller.handle.id, (state) => {
      poller.notify(state);
      if (!this.#pollQueue.has(job)) return;
      this.#pollQueue.set(job, performance.now());
      this.run();
    });
    this.#plan(job, poller);
  }

  /** Sets the next poll and the deadline, which a poll may have moved. */
  #plan(job: Job, poller: TaskPoller): void {
    this.#pollQueue.setDeadline(job, performance.now() + poller.timeLeft());
    this.#pollQueue.set(job, performance.now() + poller.nextDelay());
  }

  async #poll(job: Job, { poller, handle }: PollingPhase): Promise<void> {
    // A poll that had to wait for the limiter is not late: only a machine that slept moves a deadline.
    if (!this.#hasSlept) poller.nextDelay();
    const task = await poller.poll();
    if (task) this.#note(job, task.state, task);
    if (!task || !isFinal(task.state)) this.#plan(job, poller);
    else if (task.state === 'failed') throw new TaskFailedError(task, { handle });
    else await this.#finish(job, { task: task as TaskSuccess });
  }

  /** Ends a job once its end is recorded. */
  async #finish(job: Job, end: End): Promise<void> {
    if (this.#record && !resultOf(job) && !this.#failure) {
      const handle = handleIn(job);
      this.#stopPolling(job);
      job.phase = { name: 'recording', handle };
      await this.#orFail(this.#record.ended(job, end));
    }
    this.#end(job, end);
  }

  #end(job: Job, end: End): void {
    if (resultOf(job)) return;
    const handle = handleIn(job) ?? ('error' in end ? end.error.handle : undefined);
    this.#stopPolling(job);
    this.#underWay.delete(job);
    const result = { index: job.index, handle, ...end } as BatchResult;
    job.phase = { name: 'ended', result };
    this.#onEnd(result);
  }

  #stopPolling(job: Job): void {
    this.#pollQueue.delete(job);
    try {
      if (job.phase.name === 'polling') job.phase.stop?.();
    } catch {
      // Updates of this task do not matter any more.
    }
  }

  /** Records the state of a job, and reports it. */
  #note(
    job: Job,
    state: string | undefined,
    body: { credits?: unknown; progress?: unknown },
    handle = handleIn(job),
  ): void {
    const isUpdate = state === undefined || state !== job.taskState || body.progress !== undefined;
    job.taskState = state;
    if (typeof body.credits === 'number') job.credits = body.credits;
    if (!isUpdate || resultOf(job) || !handle) return;
    const stop = (reason: unknown) => {
      this.#stopReason ||= `, since onUpdate threw: ${reasonOf(reason)}`;
      this.stop(reason);
    };
    const task = job.phase.name === 'polling' ? { task: body as Task } : {};
    try {
      const updated = this.#options.onUpdate?.({ index: job.index, handle, state, ...task });
      Promise.resolve(updated).catch(stop);
    } catch (error) {
      stop(error);
    }
  }

  /** The error of a job that the end of the batch has left: its task goes on, or it was not sent. */
  #stopped(job: Job): GenMediaError {
    const handle = handleIn(job);
    const failure = this.#failure;
    if (!failure) return new AbortError({ handle, cause: this.#stopping.signal.reason }, this.#stopReason);
    if (!(failure instanceof JournalError)) return failure;
    return new JournalError(`${handle ? 'was left' : 'was not sent'}. ${failure.message}`, { handle, cause: failure });
  }

  /** Whether no create was accepted for as long as a task may take, or will be before that. */
  get #isTooLate(): boolean {
    const { deadline = defaultDeadlineMs } = this.#options;
    const now = performance.now();
    const wait = Math.max(this.#limiter.pauseEndsAt - now, 0);
    if (deadline instanceof Date) return Date.now() + wait >= deadline.getTime();
    return now + wait >= (this.#rejectingSince ?? now) + deadline;
  }
}

type End = { task: TaskSuccess } | { error: GenMediaError };
