import type { Job, JobsOptions } from 'bullmq';
import type { TaskSuccess } from 'genmedia/schema';
import type { BatchItem } from '../batch/batch-item.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { TaskHandle } from '../terms/task-handle.js';

/** What a job holds. The API key is not in it. */
export interface MediaJobData {
  /** The request or the handle, as it was added. */
  readonly item: BatchItem;
  /** The task, once it has been polled. The log of the job has it from its creation on. */
  readonly handle?: TaskHandle;
  /** How often its results could not be downloaded. */
  readonly failedDownloads?: number;
}

/** Whether data belongs to a job of this package. Anyone can add a job to a queue, or edit one. */
export function isOurs(data: unknown): data is MediaJobData {
  const { item, handle } = Object(data) as Partial<MediaJobData>;
  if (handle !== undefined && typeof handle?.id !== 'string') return false;
  const { id, generator } = Object(item) as { id?: unknown; generator?: unknown };
  return typeof id === 'string' || typeof generator === 'string';
}

/** How far a job has come: its progress in BullMQ, which dashboards show. */
export interface MediaProgress {
  /** State of the task, as the service reports it. */
  state: string | undefined;
  /** Progress of the task, if the service reports it. */
  progress?: unknown;
  /** Credits that the task costs, as far as responses have reported them. */
  credits?: number | undefined;
  /** The task, until it has ended. */
  handle?: TaskHandle | undefined;
}

/** A finished task, with what `download` returned if the worker has that option. */
export type FinishedTask = TaskSuccess & {
  /** The files, as `download` of the worker has stored them. */
  readonly files?: readonly string[];
};

/** A job of BullMQ that ends when its task does. */
export type MediaJob = Job<MediaJobData, FinishedTask>;

/** A job that sends the request of another one. */
export type CreateJob = Job<CreateJobData, void>;

/** What a job that sends the request of another one holds. */
export interface CreateJobData {
  /** Id of the job whose request it sends. */
  readonly id: string;
}

/** An attempt to send the request of a job. Until the journal of the job closes it, it may have created a task. */
export interface OpenAttempt {
  /** Id of the job. */
  readonly id: string;
  readonly attempt: string;
}

/** Options of BullMQ for a job. `priority` and `delay` are about the request: polls are due when they are due. */
export type MediaJobOptions = Pick<JobsOptions, 'jobId' | 'priority' | 'delay' | 'removeOnComplete' | 'removeOnFail'>;

/** A job to add. */
export interface NewJob {
  /** A request, or the handle of a task that exists. */
  item: BatchItem;
  /** Options of the job. */
  options?: MediaJobOptions;
}

export const noSuchJob = (id: string): ConfigurationError =>
  new ConfigurationError(
    `The queue has no job ${id}. It was removed, or never added. Check its id, and the name of the queue.`,
  );
