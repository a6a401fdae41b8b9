import type { Task } from 'genmedia/schema';
import { defined } from '../shared/defined.js';
import type { CallOptions } from '../transport/options.js';
import type { WaitDefaults } from '../transport/wait-defaults.js';
import type { CreatedTask } from './created-task.js';

/** Options of a wait. Its polls take those of a call too. An option that is left out is that of `wait` of the client. */
export interface WatchOptions extends WaitDefaults, Omit<CallOptions, 'extraBody' | 'retries' | 'onSending'> {
  /** Milliseconds that one poll may take. Default: 10,000. */
  timeout?: number | undefined;
}

/** Options of `wait` and `resume`. */
export interface WaitOptions extends WatchOptions {
  /**
   * Called for each change of the state or the progress, also to a state that the document does not know. The task is then polled
   * more often, to see its changes. Default: nobody watches.
   */
  onUpdate?: ((task: Task) => unknown) | undefined;
}

/** Options of `run`: those of its create and of its wait. */
export interface RunOptions<Raw = unknown> extends WaitOptions, CallOptions {
  /** Milliseconds that one request may take. Default: `timeout` of the client for the create, 10,000 for a poll. */
  timeout?: number | undefined;
  /**
   * Called as soon as there is a task. Keep its `handle`, and the task outlives the process; before that, `onSending` lets
   * you record that a request is on its way.
   */
  onCreated?: ((task: CreatedTask<Raw>) => unknown) | undefined;
}

/** The options of a wait, with the defaults of its client. An option that is `undefined` counts as left out. */
export function withWaitDefaults<Options extends WatchOptions>(
  options: Options | undefined,
  defaults: WaitDefaults | undefined,
): Options {
  return { ...defaults, ...defined(options) } as Options;
}
