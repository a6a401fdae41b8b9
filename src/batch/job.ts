import type { TaskSuccess } from 'genmedia/schema';
import type { TaskHandle } from '../contract/task-handle.js';
import { AbortError } from '../errors/abort-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import { NetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import type { TaskPoller } from '../tasks/task-poller.js';
import type { BatchItem } from './batch-item.js';
import { JournalError } from './journal-error.js';

/** How an item of a batch ended. */
export type BatchResult =
  | { index: number; handle: TaskHandle; task: TaskSuccess; error?: undefined }
  | { index: number; handle: TaskHandle | undefined; task?: undefined; error: GenMediaError };

/** One item of a batch and what became of it. */
export interface Job {
  readonly index: number;
  readonly item: BatchItem;
  /** Whether its request is on its way, and nobody knows what becomes of it; or the record of its end is. */
  isOnItsWay?: boolean;
  /** Whether the caller knows that it is being sent. */
  isAnnounced?: boolean;
  handle?: TaskHandle;
  /** Whether its task is known to have ended, so that it is read at once. */
  isDone?: boolean;
  poller?: TaskPoller;
  /** When it is looked at next, unless it is being looked at. */
  dueAt?: number | undefined;
  /** When it has to have ended, by `performance.now()`. */
  endsAt?: number | undefined;
  /** Stops listening for its callbacks. */
  stop?: (() => void) | undefined;
  /** State that was last told. */
  state?: string | undefined;
  credits?: number;
  result?: BatchResult;
}

/** Whether it is certain that the service took nothing on, and may take it later. */
export const wasNotAccepted = (error: unknown): boolean =>
  (error instanceof RejectedError && error.status === 429) || (error instanceof NetworkError && error.neverConnected);

/** Whether an item without a task that ended so was not sent, or not taken, and can be sent another time. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof AbortError ||
  error instanceof DeadlineError ||
  error instanceof JournalError ||
  wasNotAccepted(error);
