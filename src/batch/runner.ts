import type { Task, TaskSuccess } from 'genmedia/schema';
import type { CreatedTask } from '../created-task.js';
import { AbortError } from '../errors/abort-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';
import type { GenMedia } from '../gen-media.js';
import { isFinal, observe, usualDeadline } from '../observe.js';
import type { CallOptions } from '../options.js';
import type { TaskHandle } from '../task-handle.js';
import type { Tasks } from '../tasks.js';
import { type BatchOptions, type BatchRequest, isHandle } from './batch-options.js';
import { type BatchResult, isUntaken, type Job } from './job.js';
import { Pace } from './pace.js';
import { Timetable } from './timetable.js';

/** Takes the jobs of a batch to their ends. */
export class Runner {
  readonly #gen: GenMedia;
  readonly #options: BatchOptions;
  readonly #onEnd: (result: BatchResult) => void;
  readonly #pace = new Pace();
  readonly #timetable = new Timetable();
  readonly #jobs: readonly Job[];
  /** Requests that are still to be sent, the next one last. */
  readonly #unsent: Job[];
  /** Tasks that were begun and have not ended. */
  readonly #underWay = new Set<Job>();
  readonly #stopping = new AbortController();
  /** Since when nothing was taken. */
  #troubleSince: number | undefined;

  constructor(gen: GenMedia, jobs: readonly Job[], options: BatchOptions, onEnd: (result: BatchResult) => void) {
    this.#gen = gen;
    this.#jobs = jobs;
    this.#unsent = [...jobs].reverse();
    this.#options = options;
    this.#onEnd = onEnd;
  }

  /** Sends what may go now, and sleeps until something else may. */
  run = (): void => {
    while (!this.#stopping.signal.aborted && this.#pace.opensAt <= performance.now()) {
      const job = this.#timetable.take() ?? this.#begin();
      if (!job) break;
      void this.#step(job).then(this.run);
    }
    if (!this.#stopping.signal.aborted) this.#timetable.wake(this.run, this.#pace.opensAt, this.#beginsAt);
  };

  /** Sends nothing more. What was sent and may cost credits is waited for: a task without a handle would be lost. */
  stop(reason: unknown): void {
    this.#timetable.stop();
    this.#stopping.abort(reason);
    for (const job of this.#jobs) {
      if (!job.isOnItsWay) this.#end(job, { error: this.#aborted(job) });
    }
  }

  /** When the next request may be sent. */
  get #beginsAt(): number {
    const { concurrency = 10 } = this.#options;
    const mayBegin = this.#unsent.length > 0 && this.#underWay.size < concurrency;
    return mayBegin ? this.#pace.createsAt : Number.POSITIVE_INFINITY;
  }

  #begin(): Job | undefined {
    const job = this.#beginsAt <= performance.now() ? this.#unsent.pop() : undefined;
    if (job) this.#underWay.add(job);
    return job;
  }

  async #step(job: Job): Promise<void> {
    try {
      if (job.observation) await this.#look(job);
      else if (isHandle(job.item)) this.#observe(job, job.item);
      else await this.#create(job, job.item);
    } catch (error) {
      if (error instanceof TaskFailedError && !job.observation)
        this.#note(job, 'failed', error.raw as object, error.handle);
      this.#end(job, { error: error as GenMediaError });
    }
  }

  async #create(job: Job, { generator, request, options }: BatchRequest): Promise<void> {
    const { timeout, extraHeaders, extraQuery, deadline } = this.#options;
    const call: CallOptions = { timeout, extraHeaders, extraQuery, ...options, retries: 0, signal: undefined };
    if (deadline instanceof Date && deadline.getTime() <= Date.now()) throw new DeadlineError(undefined, {});
    job.isOnItsWay = true;
    try {
      // Each generator takes its own request, which TypeScript has seen to when the batch was made.
      const create = () => this.#gen[generator].create(request as never, call) as Promise<CreatedTask<object>>;
      const created = await this.#pace.run(create);
      this.#troubleSince = undefined;
      if (!created.id) throw withoutId(created);
      this.#note(job, created.state, created.raw, created.handle);
      this.#observe(job, created);
    } catch (error) {
      if (!isUntaken(error)) throw error;
      if (this.#stopping.signal.aborted) throw this.#aborted(job);
      // It may go again, before the others.
      this.#underWay.delete(job);
      this.#unsent.push(job);
      this.#troubleSince ??= performance.now();
      if (this.#isHopeless) for (const one of this.#unsent.splice(0)) this.#end(one, { error: error as GenMediaError });
    } finally {
      job.isOnItsWay = false;
    }
  }

  #observe(job: Job, task: TaskHandle | CreatedTask): void {
    // The pace has to see the looks that fail.
    const get: Tasks['get'] = (...call) => this.#pace.run(() => this.#gen.tasks.get(...call));
    job.observation = observe({ get }, task, { ...this.#options, signal: this.#stopping.signal });
    job.handle = job.observation.handle;
    if (this.#stopping.signal.aborted) throw this.#aborted(job);
    job.stop = this.#options.callbacks?.listen(job.handle.id, (news) => {
      job.observation?.tell(news);
      if (job.dueAt === undefined) return;
      this.#timetable.set(job, performance.now());
      this.run();
    });
    this.#timetable.set(job, performance.now() + job.observation.pause());
  }

  async #look(job: Job): Promise<void> {
    const { observation } = job;
    const task = await observation?.look();
    if (task) this.#note(job, task.state, task);
    if (!task || !isFinal(task.state)) this.#timetable.set(job, performance.now() + (observation?.pause() ?? 0));
    else if (task.state === 'failed') throw new TaskFailedError(task, { handle: job.handle });
    else this.#end(job, { task: task as TaskSuccess });
  }

  #end(job: Job, end: { task: TaskSuccess } | { error: GenMediaError }): void {
    if (job.result) return;
    try {
      job.stop?.();
    } catch {
      // It does not matter any more what becomes of news of this task.
    }
    job.dueAt = undefined;
    this.#underWay.delete(job);
    const handle = job.handle ?? ('error' in end ? end.error.handle : undefined);
    job.result = { index: job.index, handle, ...end } as BatchResult;
    this.#onEnd(job.result);
  }

  /** Takes down what became of a job, and tells it. */
  #note(
    job: Job,
    state: string | undefined,
    told: { credits?: unknown; progress?: unknown },
    handle = job.handle,
  ): void {
    const isNews = state === undefined || state !== job.state || told.progress !== undefined;
    job.state = state;
    if (handle) job.handle = handle;
    if (typeof told.credits === 'number') job.credits = told.credits;
    if (!isNews || job.result || !handle) return;
    const stop = (reason: unknown) => this.stop(reason);
    const task = job.observation ? { task: told as Task } : {};
    try {
      const updated = this.#options.onUpdate?.({ index: job.index, handle, state, ...task });
      Promise.resolve(updated).catch(stop);
    } catch (error) {
      stop(error);
    }
  }

  #aborted({ handle }: Job): AbortError {
    return new AbortError({ handle, cause: this.#stopping.signal.reason });
  }

  /** Whether nothing was taken for as long as a task may take, or will not be before that. */
  get #isHopeless(): boolean {
    const { deadline = usualDeadline } = this.#options;
    const now = performance.now();
    const wait = Math.max(this.#pace.resumesAt - now, 0);
    if (deadline instanceof Date) return Date.now() + wait >= deadline.getTime();
    return now + wait >= (this.#troubleSince ?? now) + deadline;
  }
}

/** Of a general one-click task the answer is not shown. One without an identifier leads nowhere. */
function withoutId({ operation }: CreatedTask<object>): OutcomeUnknownError {
  return new OutcomeUnknownError(new UnreadableAnswerError('no identifier of a task', 200, '', { operation }));
}
