export type { MediaEventListeners, MediaEvents } from './media-events.js';
export type { CreateJobData, FinishedTask, MediaJob, MediaJobData, MediaProgress } from './media-job.js';
export { createMediaQueue, type MediaJobOptions, type MediaQueue, type UnknownJob } from './media-queue.js';
export { createMediaWorker, type MediaWorker } from './media-worker.js';
export type { QueueLocation } from './queues.js';
export type { MediaWorkerOptions } from './worker-options.js';
