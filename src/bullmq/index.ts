/**
 * Tasks of many machines as jobs of BullMQ, on Redis or PostgreSQL.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { createMediaQueue, createMediaWorker } from 'genmedia/bullmq';
 *
 *     const location = { connection: { host: '127.0.0.1' } };
 *     createMediaWorker(new GenMedia(), { ...location, download: 'films' });
 *     const queue = createMediaQueue(location);
 *     const job = await queue.add({ generator: 'text2video', request: { model: 'genq2', prompt: 'A lighthouse' } });
 *     console.log(await queue.result(job));
 *
 * @packageDocumentation
 */

export type { MediaEventListeners, MediaEvents } from './media-events.js';
export type {
  CreateJobData,
  FinishedTask,
  MediaJob,
  MediaJobData,
  MediaJobOptions,
  MediaProgress,
} from './media-job.js';
export { createMediaQueue, type MediaQueue, type UnknownJob } from './media-queue.js';
export { createMediaWorker, type MediaWorker } from './media-worker.js';
export type { QueueLocation } from './queues.js';
export type { MediaWorkerOptions } from './worker-options.js';
