import type { RateLimiterOptions } from 'bullmq';
import type { TaskSuccess } from 'genmedia/schema';
import {
  aFunction,
  checkOptions,
  describeValue,
  nonNegativeMilliseconds,
  type OptionRules,
  positiveMilliseconds,
  trueOrFalse,
  wholeMilliseconds,
  wholeNumber,
} from '../errors/check-options.js';
import { isHomePath, useHomedir } from '../shared/home-path.js';
import { excerpt } from '../shared/text.js';
import { defaultDeadlineMs } from '../tasks/poll-timing.js';
import type { WatchOptions } from '../tasks/wait-options.js';
import type { MediaJob } from './media-job.js';
import { locationRules, type QueueLocation } from './queues.js';

/** Options of a worker. Those of a wait apply to each of its tasks. */
export interface MediaWorkerOptions
  extends QueueLocation,
    Pick<WatchOptions, 'firstPollAfter' | 'interval' | 'maxInterval' | 'timeout'> {
  /**
   * Number of requests that this worker sends at a time, and as many polls. Tasks under way need no process. Default: 10.
   */
  concurrency?: number | undefined;
  /** Number of tasks under way at a time, of all workers together. All workers must have the same. Default: no limit. */
  maxUnderWay?: number | undefined;
  /** Creates of all workers together, such as `{ max: 5, duration: 1000 }`: five a second. Default: no limit but that of the service. */
  rate?: RateLimiterOptions | undefined;
  /**
   * Whether callbacks wake jobs, through `createCallbackHandler({ onUpdate: queue.onUpdate })`: then tasks are polled rarely
   * otherwise. Default: false.
   */
  callbacks?: boolean | undefined;
  /** Milliseconds from the creation of a task after which its job ends with a `DeadlineError`. Default: one hour. */
  deadline?: number | undefined;
  /**
   * Folder for the results, each in a file named after its job, or a function that stores them and returns what
   * `queue.result` is to have in `files`. It is part of the job, and tried again until the URLs have expired, so make the
   * function idempotent. Default: results are not downloaded.
   */
  download?: string | ((task: TaskSuccess, job: MediaJob) => Promise<readonly string[]>) | undefined;
  /** Milliseconds after which the jobs of a worker that has died are taken by another. Default: 30,000. */
  lockDuration?: number | undefined;
}

export interface WorkerSettings extends MediaWorkerOptions {
  concurrency: number;
  rate: RateLimiterOptions;
  callbacks: boolean;
  deadline: number;
  lockDuration: number;
  /** Options of each wait. */
  watch: WatchOptions;
}

/** A rate that is never reached. Without one, BullMQ does not pause. */
const noRate: RateLimiterOptions = { max: 2 ** 31 - 1, duration: 1000 };

const isHome = (value: unknown) => typeof value === 'string' && isHomePath(value);

const rules: OptionRules<MediaWorkerOptions> = {
  ...locationRules,
  concurrency: wholeNumber(1),
  maxUnderWay: wholeNumber(1),
  rate: {
    mustBe: 'an object such as { max: 5, duration: 1000 }, with whole numbers above 0',
    describe: (value) => excerpt(value),
    fits: (value) => {
      const { max, duration } = Object(value) as Partial<RateLimiterOptions>;
      return wholeNumber(1).fits(max) && wholeNumber(1).fits(duration);
    },
  },
  callbacks: trueOrFalse,
  deadline: positiveMilliseconds,
  download: {
    mustBe: 'a folder or a function',
    describe: (value) => `${describeValue(value)}${isHome(value) ? `. ${useHomedir(`${value}`).slice(0, -1)}` : ''}`,
    fits: (value) => typeof value === 'function' || (typeof value === 'string' && value !== '' && !isHome(value)),
  },
  lockDuration: wholeMilliseconds(1000),
  firstPollAfter: nonNegativeMilliseconds,
  interval: positiveMilliseconds,
  maxInterval: positiveMilliseconds,
  timeout: positiveMilliseconds,
  onError: aFunction(),
};

export function toWorkerSettings(options: MediaWorkerOptions): WorkerSettings {
  checkOptions('createMediaWorker', options, rules);
  const { concurrency = 10, rate = noRate, callbacks = false } = options;
  const { deadline = defaultDeadlineMs, lockDuration = 30_000 } = options;
  const { firstPollAfter, interval, maxInterval, timeout } = options;
  const watch: WatchOptions = {
    firstPollAfter,
    interval,
    maxInterval,
    timeout,
    // The queue listens. A poller needs to know only that somebody does.
    ...(callbacks && { callbacks: { listen: () => () => {} } }),
  };
  return { ...options, concurrency, rate, callbacks, deadline, lockDuration, watch };
}
