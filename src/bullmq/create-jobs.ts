import type { JobsOptions } from 'bullmq';
import type { CreateJobData } from './media-job.js';
import type { Queues } from './queues.js';

/** When a job that nobody has woken checks whether its request is still to be sent. */
export const safetyDelayMs = 600_000;

/** When an unexpected failure, such as a lost connection to Redis, is tried again. */
export const retryDelayMs = 5000;

/** Creates the job that sends the request of another one. There is one at a time, since it has the id of that job. */
export function createJobFor(id: string, options: Pick<JobsOptions, 'priority' | 'delay'> = {}) {
  const data: CreateJobData = { id };
  const opts: JobsOptions = {
    ...options,
    jobId: `create-${id}`,
    // The journal of the job decides whether its request is sent, however often this job is tried.
    attempts: 2 ** 31 - 1,
    backoff: { type: 'fixed', delay: retryDelayMs },
    removeOnComplete: true,
    removeOnFail: true,
    stackTraceLimit: 1,
  };
  return { name: 'create', data, opts };
}

/**
 * Adds the job that sends the request of another one, unless there is one. Returns when that job should check again: soon, if an
 * earlier job that sends it is just ending, since another one could not be added.
 */
export async function addCreateJob({ creates }: Queues, id: string, options?: JobsOptions): Promise<number> {
  const { name, data, opts } = createJobFor(id, options);
  const job = await creates.add(name, data, opts);
  const state = await job.getState();
  return state === 'waiting' || state === 'prioritized' || state === 'delayed' ? safetyDelayMs : retryDelayMs;
}
