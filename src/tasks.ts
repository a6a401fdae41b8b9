import type { Task } from 'genmedia/schema';
import type { CallOptions } from './options.js';
import type { Send } from './send.js';
import { type TaskReference, taskIdOf } from './task-reference.js';

/** Tasks of every generator. */
export class Tasks {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Reads a task. Its `state` tells what else is there: `creations` with `success`, the reason in `err_code` with
   * `failed`.
   *
   *     const task = await gen.tasks.get(id);
   *     if (task.state === 'success') console.log(task.creations[0]?.url);
   */
  get(task: TaskReference, options?: CallOptions): Promise<Task> {
    return this.#send('getTaskCreations', { ...taskIdOf(task), options });
  }
}
