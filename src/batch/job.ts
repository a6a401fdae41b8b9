import type { TaskSuccess } from 'genmedia/schema';
import type { GenMediaError } from '../errors/gen-media-error.js';
import type { Observation } from '../observe.js';
import type { TaskHandle } from '../task-handle.js';
import type { BatchItem } from './batch-options.js';

/** How an item of a batch ended. */
export type BatchResult =
  | { index: number; handle: TaskHandle; task: TaskSuccess; error?: undefined }
  | { index: number; handle: TaskHandle | undefined; task?: undefined; error: GenMediaError };

/** One item of a batch and what became of it. */
export interface Job {
  readonly index: number;
  readonly item: BatchItem;
  /** When it was first tried to send its request. */
  triedAt?: number;
  handle?: TaskHandle;
  observation?: Observation;
  /** When it is looked at next, unless it is being looked at. */
  dueAt?: number | undefined;
  /** Stops listening for its callbacks. */
  stop?: (() => void) | undefined;
  credits?: number;
  result?: BatchResult;
}
