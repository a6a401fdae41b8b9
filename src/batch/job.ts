import type { TaskSuccess } from 'genmedia/schema';
import { AbortError } from '../errors/abort-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import { canBeSentAgain } from '../errors/retry-rules.js';
import type { TaskPoller } from '../tasks/task-poller.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { BatchItem } from './batch-item.js';
import { JournalError } from './journal-error.js';

/** How an item of a batch ended. */
export type BatchResult =
  | { index: number; handle: TaskHandle; task: TaskSuccess; error?: undefined }
  | { index: number; handle: TaskHandle | undefined; task?: undefined; error: GenMediaError };

/** One item of a batch. */
export interface Job {
  readonly index: number;
  readonly item: BatchItem;
  /** Whether its task is known to have succeeded, so that it is read at once. */
  readonly isDone?: boolean;
  phase: JobPhase;
  /** State of its task that was last reported. */
  taskState?: string | undefined;
  /** Credits that its task costs, once a response has reported them. */
  credits?: number;
}

type JobPhase =
  /** Its request is still to be sent. */
  | { readonly name: 'unsent' }
  /** Its request is in flight, or has an unknown outcome. */
  | { readonly name: 'sending' }
  /** Its task exists, and is not polled yet. */
  | { readonly name: 'created'; readonly handle: TaskHandle }
  | PollingPhase
  /** The journal is about to know that its task exists, or how it ended. */
  | { readonly name: 'recording'; readonly handle: TaskHandle | undefined }
  | { readonly name: 'ended'; readonly result: BatchResult };

/** Its task is polled until it ends. */
export interface PollingPhase {
  readonly name: 'polling';
  readonly handle: TaskHandle;
  readonly poller: TaskPoller;
  /** Stops listening for its callbacks. */
  stop?: (() => void) | undefined;
}

/** The first phase of a job. */
export const firstPhase = (handle: TaskHandle | undefined): JobPhase =>
  handle ? { name: 'created', handle } : { name: 'unsent' };

export const resultOf = ({ phase }: Job): BatchResult | undefined =>
  phase.name === 'ended' ? phase.result : undefined;

/** The task of a job, if it has one. */
export const handleIn = ({ phase }: Job): TaskHandle | undefined =>
  ('result' in phase ? phase.result : (phase as { handle?: TaskHandle })).handle;

/** Whether an item that ended with this error was not sent, or not accepted, and can be sent later. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof AbortError ||
  error instanceof DeadlineError ||
  error instanceof JournalError ||
  canBeSentAgain(error);
