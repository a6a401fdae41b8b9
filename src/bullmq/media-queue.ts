import { type JobsOptions, QueueEvents } from 'bullmq';
import { type BatchItem, isHandle } from '../batch/batch-item.js';
import { toPlainItem } from '../batch/plain-item.js';
import { checkOptions, describeHandle, kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import { isIdentifier } from '../transport/path.js';
import { CallLimit } from './call-limit.js';
import { createJobFor, safetyDelayMs } from './create-jobs.js';
import { JobJournal } from './job-journal.js';
import type { MediaEvents } from './media-events.js';
import {
  type FinishedTask,
  type MediaJob,
  type MediaJobOptions,
  type NewJob,
  noSuchJob,
  type OpenAttempt,
} from './media-job.js';
import {
  backendOf,
  baseOptions,
  disconnect,
  errorHandlerOf,
  locationRules,
  nameOf,
  openQueues,
  type QueueLocation,
} from './queues.js';
import { JobResults } from './results.js';
import { TaskIndex } from './task-index.js';
import { UnknownIndex } from './unknown-index.js';
import { waitUntilClosed } from './wait-until-closed.js';
import { wake } from './wake.js';

/** A job whose request may have created a task that nobody knows of. */
export interface UnknownJob {
  /** The job, which has failed. */
  readonly job: MediaJob;
  /** The request that was added. */
  readonly item: BatchItem;
  /** What happened to the response. */
  readonly error: OutcomeUnknownError;
}

/** A queue of requests for media, which `createMediaWorker` handles, on this machine or others. */
export class MediaQueue {
  /** The queue of BullMQ: each job is in it until its task has ended. Dashboards such as bull-board take it. */
  readonly jobs;
  /** The queue of BullMQ with the requests that are to be sent. Each has the id of its job. */
  readonly creates;
  readonly #queues;
  readonly #index: TaskIndex;
  readonly #unknown: UnknownIndex;
  readonly #limit: CallLimit;
  readonly #location: QueueLocation;
  #events: QueueEvents<FinishedTask> | undefined;
  #results: JobResults | undefined;
  #isClosed = false;

  constructor(location: QueueLocation) {
    checkOptions('createMediaQueue', location, locationRules);
    this.#location = location;
    this.#queues = openQueues(location);
    this.jobs = this.#queues.jobs;
    this.creates = this.#queues.creates;
    this.#index = new TaskIndex(this.#queues);
    this.#unknown = new UnknownIndex(this.#queues);
    this.#limit = new CallLimit(location);
    this.jobs.on('error', this.#limit.note);
  }

  /**
   * Adds a request, or the handle of a task that exists. A job with a `jobId` that the queue has already is not added again,
   * so that a request which is added twice is paid once, for as long as its job is not removed. Another request with the same
   * `jobId` is rejected.
   *
   *     const job = await queue.add({ generator: 'text2video', request }, { jobId: 'order-7' });
   *
   * If Redis does not respond within ten seconds, it rejects, and the job may be added later: add it again with the same `jobId`.
   */
  async add(item: BatchItem, options: MediaJobOptions = {}): Promise<MediaJob> {
    const [job] = await this.#addAll('add', [{ item, options }]);
    return job as MediaJob;
  }

  /** Adds many, with few round trips. Redis may take ten milliseconds more for each of them. */
  async addBulk(items: readonly NewJob[]): Promise<MediaJob[]> {
    return this.#addAll('addBulk', items);
  }

  async #addAll(name: string, items: readonly NewJob[]): Promise<MediaJob[]> {
    // Loaded here, since workers add nothing.
    const { checkJobs, checkStored } = await import('./check-jobs.js');
    checkJobs(name, items);
    if (this.#isClosed)
      throw new ConfigurationError('The queue was closed, so that nothing was added. Open another one.');
    const add = async () => {
      await checkStored(this.jobs, items);
      return this.#send(items);
    };
    return this.#limit.of(name, add(), addHelp, items.length);
  }

  async #send(items: readonly NewJob[]): Promise<MediaJob[]> {
    // The job first: it would find out by itself that nobody sends its request.
    const jobs = await this.jobs.addBulk(
      items.map(({ item, options }) => ({
        name: nameFor(item),
        data: { item: toPlainItem(item) },
        opts: jobOptions(item, options),
      })),
    );
    const creates = items.flatMap(({ item, options = {} }, index) => {
      const { priority, delay } = options;
      const id = jobs[index]?.id as string;
      return isHandle(item) ? [] : [createJobFor(id, { ...(priority && { priority }), ...(delay && { delay }) })];
    });
    if (creates.length > 0) await this.creates.addBulk(creates);
    return jobs as MediaJob[];
  }

  /**
   * Waits for the end of a job: its task, or one of our errors. A process may wait for thousands of jobs, and for those that
   * another process has added. If Redis does not respond to a read of the job within ten seconds, it rejects, and the job continues.
   */
  result(job: MediaJob | string): Promise<FinishedTask> {
    const id = idOf(job);
    this.#results ??= new JobResults(this.jobs, this.#openEvents(), this.#limit, this.#location);
    return this.#results.of(id);
  }

  /**
   * What happens to jobs, on all machines: the events of BullMQ.
   *
   *     queue.events.on('progress', ({ jobId, data }) => console.log(jobId, data.state, data.credits));
   */
  get events(): MediaEvents {
    return this.#openEvents() as MediaEvents;
  }

  /** Jobs whose requests may have created a task that nobody knows of. `resolve` and `resend` continue with them. */
  async unknown(): Promise<UnknownJob[]> {
    const entries = await this.#limit.of('unknown', this.#unknown.list());
    const pageSize = 100;
    const found = new Map<string, UnknownJob>();
    for (let start = 0; start < entries.length; start += pageSize) {
      const page = entries.slice(start, start + pageSize);
      const jobs = await this.#limit.of('unknown', Promise.all(page.map((entry) => this.#unknownOf(entry))));
      for (const one of jobs) if (one) found.set(one.job.id as string, one);
    }
    return [...found.values()];
  }

  /** The job of an attempt, if nobody knows whether it has created a task. */
  async #unknownOf(entry: OpenAttempt): Promise<UnknownJob | undefined> {
    const job = (await this.jobs.getJob(entry.id)) as MediaJob | undefined;
    const state = job && (await this.#journalOf(job).read());
    if (!job || !state?.openAttempts.includes(entry.attempt)) {
      await this.#unknown.remove(entry);
      return undefined;
    }
    // A job that a dashboard has restarted fails a second time.
    const isFailed = await job.isFailed();
    return isFailed ? { job, item: job.data.item, error: state.error as OutcomeUnknownError } : undefined;
  }

  /**
   * Continues a job whose outcome was unknown with the task that its request has created, as you have found out. It may be repeated.
   * A job that has failed with its task known, such as by its deadline, reads that task again.
   */
  async resolve(job: MediaJob | string, handle: TaskHandle): Promise<void> {
    if (!isIdentifier(handle?.id))
      throw new ConfigurationError(
        `The second argument of resolve must be the handle of the task, such as { id }, not ${describeHandle(handle)}.`,
      );
    return this.#limit.of('resolve', this.#resolve(job, handle));
  }

  async #resolve(job: MediaJob | string, handle: TaskHandle): Promise<void> {
    const found = await this.#failedJob(job);
    const state = await this.#journalOf(found).read();
    if (state.isUnknown) await this.#journalOf(found).accepted(handleOf(handle));
    // A job whose task is known continues with it, such as after a deadline.
    else if (state.handle?.id !== handle.id) throw new ConfigurationError(knownOutcome(found, state.handle));
    await found.retry('failed');
  }

  /** Sends the request of a failed job again. If its outcome was unknown and there is a task, it is paid twice. */
  async resend(job: MediaJob | string): Promise<void> {
    return this.#limit.of('resend', this.#resend(job));
  }

  async #resend(job: MediaJob | string): Promise<void> {
    const found = await this.#failedJob(job);
    const { handle, openAttempts } = await this.#journalOf(found).read();
    if (handle)
      throw new ConfigurationError(
        `Job ${found.id} has a task already, ${handle.id}. If the task has failed, add its request as a new job. Otherwise ` +
          `queue.resolve('${found.id}', { id: '${handle.id}' }) reads it again.`,
      );
    await this.#journalOf(found).resend(openAttempts);
    await found.retry('failed');
  }

  /** Wakes the job of a task: `createCallbackHandler({ onUpdate: queue.onUpdate })`. Tasks of others are ignored. */
  readonly onUpdate = async (update: { readonly taskId: string }): Promise<void> => {
    if (typeof update?.taskId !== 'string')
      throw new ConfigurationError(
        'The argument of onUpdate must be an update of createCallbackHandler, such as { taskId }.',
      );
    const { taskId } = update;
    const id = await this.#limit.of('onUpdate', this.#index.find(taskId));
    const job = id === undefined ? undefined : await this.jobs.getJob(id);
    if (!job || (await wake(job)) !== 'active') return;
    throw new Error(`Job ${id} is still being processed. Its update has to be sent again.`);
  };

  /** Closes the connections. Results that are waited for end with an error. Jobs stay in the queue. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#results?.close();
    const closing = Promise.all([this.#events?.close(), this.#queues.close()]);
    await waitUntilClosed({
      closing,
      disconnect: () => {
        if (this.#events) disconnect(this.#events);
        this.#queues.disconnect();
      },
    });
  }

  /** Queue events need a connection of their own, so they are opened when they are first needed. */
  #openEvents(): QueueEvents<FinishedTask> {
    if (this.#events) return this.#events;
    const { telemetry: _, ...location } = this.#location;
    this.#events = new QueueEvents(nameOf(location), baseOptions(location), backendOf(location));
    this.#events.on('error', errorHandlerOf(location));
    return this.#events;
  }

  #journalOf({ id }: MediaJob): JobJournal {
    return new JobJournal(this.jobs, id as string);
  }

  async #failedJob(job: MediaJob | string): Promise<MediaJob> {
    const id = idOf(job);
    const found = (await this.jobs.getJob(id)) as MediaJob | undefined;
    if (!found) throw noSuchJob(id);
    if (!(await found.isFailed())) {
      const help = 'resend and resolve take a job that has failed. queue.result waits for this one.';
      throw new ConfigurationError(`Job ${id} has not failed. It is not changed: ${help}`);
    }
    return found;
  }
}

/**
 * Opens a queue, in any process.
 *
 *     const queue = createMediaQueue({ connection: { host: 'redis' }, name: 'media' });
 *     const job = await queue.add({ generator: 'text2video', request }, { jobId: 'order-7' });
 *     const task = await queue.result(job);
 */
export const createMediaQueue = (location: QueueLocation): MediaQueue => new MediaQueue(location);

const addHelp =
  'What was to be added may still be added by this process once it responds: add it again with the same jobId, and it is added once.';

const knownOutcome = ({ id }: MediaJob, handle: TaskHandle | undefined) =>
  handle
    ? `Job ${id} has a task already, ${handle.id}. It is not changed: add another task as a new job.`
    : `The request of job ${id} has created no task. It is not changed: queue.resend sends it again.`;

const nameFor = (item: BatchItem): string => (isHandle(item) ? 'task' : item.generator);

/** A job with a request waits until that was sent. */
function jobOptions(item: BatchItem, options: MediaJobOptions = {}): JobsOptions {
  const { jobId, priority, delay = 0, removeOnComplete, removeOnFail } = options;
  const wait = isHandle(item) ? delay : delay + safetyDelayMs;
  return {
    ...(jobId !== undefined && { jobId }),
    ...(priority !== undefined && { priority }),
    ...(removeOnComplete !== undefined && { removeOnComplete }),
    ...(removeOnFail !== undefined && { removeOnFail }),
    ...(wait > 0 && { delay: wait }),
    stackTraceLimit: 1,
  };
}

function idOf(job: MediaJob | string): string {
  const id = typeof job === 'string' ? job : job?.id;
  if (typeof id === 'string' && id) return id;
  throw new ConfigurationError(`The argument must be a job or its id, not ${kindOf(job)}.`);
}
