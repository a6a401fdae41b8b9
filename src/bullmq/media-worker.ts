import { Worker } from 'bullmq';
import type { GenMedia } from '../client/gen-media.js';
import { assertIsClient } from '../client/generator-of.js';
import { retryDelayMs } from './create-jobs.js';
import { CreatePause } from './create-pause.js';
import { CreateStep } from './create-step.js';
import type { CreateJobData, FinishedTask, MediaJobData } from './media-job.js';
import { backendOf, baseOptions, createsNameOf, disconnect, errorHandlerOf, nameOf, openQueues } from './queues.js';
import { SaveResults } from './save-results.js';
import { Slots } from './slots.js';
import { TaskIndex } from './task-index.js';
import { TaskStep } from './task-step.js';
import { waitUntilClosed } from './wait-until-closed.js';
import { type MediaWorkerOptions, toWorkerSettings, type WorkerSettings } from './worker-options.js';
import type { WorkerParts } from './worker-parts.js';

/** Sends the requests of a queue and polls their tasks, together with the workers of other processes. */
export interface MediaWorker {
  /** The worker of BullMQ for polls, for its events and metrics. */
  readonly jobs: Worker<MediaJobData, FinishedTask>;
  /** The worker of BullMQ for creates. */
  readonly creates: Worker<CreateJobData, void>;
  /**
   * Ends the worker. Nothing new is started, requests in flight are awaited, and everything else stays in the queue. If Redis does
   * not respond for five seconds, nothing is awaited any more: a task that could not be recorded was given to `onError`.
   *
   *     process.once('SIGTERM', () => worker.close());
   */
  close(): Promise<void>;
}

/** Stalled jobs are safe to take again, however often: what was sent is in their journals. */
const maxStalledCount = 2 ** 31 - 1;

/**
 * Starts a worker for a queue of `createMediaQueue`, on as many machines as you like.
 *
 *     const worker = createMediaWorker(new GenMedia(), { connection, name: 'media', concurrency: 50 });
 *     process.once('SIGTERM', () => worker.close());
 */
export function createMediaWorker(gen: GenMedia, options: MediaWorkerOptions): MediaWorker {
  const { connection } = Object(gen) as Partial<MediaWorkerOptions>;
  const found = connection ? 'options, which come second' : undefined;
  assertIsClient('createMediaWorker', gen, 'options', found);
  const settings = toWorkerSettings(options);
  const { download, deadline, rate } = settings;
  // First: it rejects a wrong folder, and connections that are open would keep the process.
  const save = download === undefined ? undefined : new SaveResults(gen, download, deadline);
  const queues = openQueues(options);
  const stopping = new AbortController();
  const slots = new Slots(queues, settings.maxUnderWay);
  const pause = new CreatePause(queues, slots, settings);
  const index = new TaskIndex(queues);
  const parts: WorkerParts = { gen, queues, settings, pause, slots, index, closing: stopping.signal };
  const createStep = new CreateStep(parts);
  const taskStep = new TaskStep(parts, save);
  const common = workerOptions(settings);
  const factory = backendOf(settings);
  let runningSteps = 0;
  const counted =
    <Arguments extends unknown[], Result>(step: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      runningSteps += 1;
      return step(...args).finally(() => {
        runningSteps -= 1;
      });
    };
  const jobs = new Worker<MediaJobData, FinishedTask>(nameOf(options), counted(taskStep.run), common, factory);
  const creates = new Worker<CreateJobData, void>(
    createsNameOf(options),
    counted(createStep.run),
    { ...common, limiter: rate },
    factory,
  );
  for (const worker of [jobs, creates]) {
    worker.on('error', errorHandlerOf(options));
    worker.on('error', (error) => pauseAfter(error, worker, stopping.signal));
  }
  let ended: Promise<void> | undefined;
  const close = async () => {
    stopping.abort();
    const closing = Promise.all([jobs.close(), creates.close()]).then(() => queues.close());
    await waitUntilClosed({
      closing,
      isBusy: () => runningSteps > 0,
      probe: () => queues.creates.isPaused(),
      disconnect: () => {
        for (const worker of [jobs, creates]) stopWithoutJobs(worker);
        queues.disconnect();
      },
    });
  };
  return {
    jobs,
    creates,
    close: () => {
      ended ??= close();
      return ended;
    },
  };
}

/** A worker that cannot finish its jobs keeps two timers: one checks for stalled jobs, one renews locks. */
function stopWithoutJobs(worker: Worker): void {
  worker.pause(true).catch(() => {});
  void (worker as unknown as { lockManager?: { close(): Promise<void> } }).lockManager?.close();
  disconnect(worker);
}

/** BullMQ tries again at once, thousands of times a second, while Redis rejects writes. */
function pauseAfter(error: Error, worker: Worker, closing: AbortSignal): void {
  if (!/^(OOM|READONLY|MISCONF)\b/.test(error.message) || worker.isPaused() || closing.aborted) return;
  void worker.pause(true).catch(() => {});
  setTimeout(() => {
    if (!closing.aborted) worker.resume();
  }, retryDelayMs).unref();
}

function workerOptions(settings: WorkerSettings) {
  const { concurrency, lockDuration } = settings;
  return {
    ...baseOptions(settings),
    concurrency,
    lockDuration,
    stalledInterval: lockDuration,
    maxStalledCount,
  };
}
