import type { Task } from 'genmedia/schema';
import type { CallbackSource } from '../contract/callback-source.js';
import type { CallOptions } from '../transport/options.js';
import type { CreatedTask } from './created-task.js';

/** Options of a wait. Its polls take those of a call too. Default of their `timeout`: 10,000. */
export interface WatchOptions extends Omit<CallOptions, 'extraBody' | 'retries' | 'onSending'> {
  /**
   * When to give up, in milliseconds from now or as a date, after a final poll. The task continues. A machine that slept past
   * it gets one more minute after it wakes up. Default: one hour.
   */
  deadline?: number | Date | undefined;
  /** Milliseconds from the creation of the task to the first poll. Default: `x-first-poll-after` of its operation. */
  firstPollAfter?: number | undefined;
  /** Shortest time between two polls, in milliseconds. It grows with the age of the task. Default: 2,000. */
  interval?: number | undefined;
  /** Longest time between two polls, in milliseconds; with `callbacks`, a fifth of it. Default: 15,000. */
  maxInterval?: number | undefined;
  /**
   * Reports updates, as the handler of `genmedia/callbacks` does: then the task is polled when there is an update, and rarely
   * otherwise. A lost callback only delays the end of the wait. Default: no callbacks.
   */
  callbacks?: CallbackSource | undefined;
}

export interface WaitOptions extends WatchOptions {
  /** Called for each change of the state or the progress, also to a state that the document does not know. */
  onUpdate?: ((task: Task) => unknown) | undefined;
}

export interface RunOptions<Raw = unknown> extends WaitOptions, CallOptions {
  /**
   * Called as soon as there is a task. Keep its `handle`, and the task outlives the process; before that, `onSending` lets
   * you record that a request is on its way.
   */
  onCreated?: ((task: CreatedTask<Raw>) => unknown) | undefined;
}
