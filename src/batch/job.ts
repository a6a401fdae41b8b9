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
  /** Whether its request is in flight, with an unknown outcome, or the record of its end is being written. */
  isOnItsWay?: boolean;
  /** Whether the caller knows that it is being sent. */
  isAnnounced?: boolean;
  handle?: TaskHandle;
  /** Whether its task is known to have ended, so that it is read at once. */
  isDone?: boolean;
  poller?: TaskPoller;
  /** When it is polled next. Missing while it is being polled. */
  dueAt?: number | undefined;
  /** When it has to have ended, by `performance.now()`. */
  endsAt?: number | undefined;
  /** Stops listening for its callbacks. */
  stop?: (() => void) | undefined;
  /** State that was last reported. */
  state?: string | undefined;
  credits?: number;
  result?: BatchResult;
}

/** Whether it is certain that the service has not accepted the request, and may accept it later. */
export const wasNotAccepted = (error: unknown): boolean =>
  (error instanceof RejectedError && error.status === 429) || (error instanceof NetworkError && error.neverConnected);

/** Whether an item that ended with this error was not sent, or not accepted, and can be sent later. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof AbortError ||
  error instanceof DeadlineError ||
  error instanceof JournalError ||
  wasNotAccepted(error);
