import type { GenMedia } from '../client/gen-media.js';
import type { CreatePause } from './create-pause.js';
import type { Queues } from './queues.js';
import type { Slots } from './slots.js';
import type { TaskIndex } from './task-index.js';
import type { WorkerSettings } from './worker-options.js';

/** What both steps of a worker use. */
export interface WorkerParts {
  readonly gen: GenMedia;
  readonly queues: Queues;
  readonly settings: WorkerSettings;
  readonly pause: CreatePause;
  readonly slots: Slots;
  readonly index: TaskIndex;
  /** Is aborted when the worker is closed. */
  readonly closing: AbortSignal;
}
