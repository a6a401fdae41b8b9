import type { QueueEventsListener } from 'bullmq';
import type { FinishedTask, MediaProgress } from './media-job.js';

type Listeners = Pick<
  QueueEventsListener<FinishedTask>,
  'active' | 'added' | 'completed' | 'delayed' | 'failed' | 'removed' | 'stalled' | 'waiting'
>;

/** Events of BullMQ about the jobs of a queue, with what their listeners get. */
export interface MediaEventListeners extends Listeners {
  /** A task has another state or another progress. */
  progress: (event: { readonly jobId: string; readonly data: MediaProgress }, id: string) => void;
}

/** What happens to the jobs of a queue, on all machines. */
export interface MediaEvents {
  /** Calls a listener for each event of a name. */
  on<Name extends keyof MediaEventListeners>(name: Name, listener: MediaEventListeners[Name]): unknown;
  /** Calls a listener for the next event of a name. */
  once<Name extends keyof MediaEventListeners>(name: Name, listener: MediaEventListeners[Name]): unknown;
  /** Removes a listener. */
  off<Name extends keyof MediaEventListeners>(name: Name, listener: MediaEventListeners[Name]): unknown;
}
