import type { Task, TaskSuccess } from 'genmedia/schema';
import { handleOf, type TaskHandle, type TaskReference } from '../contract/task-handle.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { markHandled } from '../shared/mark-handled.js';
import { type Wait, waitOrAbort } from '../transport/attempt.js';
import type { ResponseContext } from '../transport/call.js';
import type { CallOptions } from '../transport/options.js';
import type { Send } from '../transport/send.js';
import { unreadable } from '../transport/unreadable.js';
import type { CreatedTask } from './created-task.js';
import { createTaskPoller, isFinal, isKnown } from './task-poller.js';
import type { RunOptions, WaitOptions, WatchOptions } from './wait-options.js';

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
    return this.#send('getTaskCreations', { task, options }, checked);
  }

  /**
   * Waits for a task to end. Looks that fail do not end the wait, its deadline does. Pass what `create` gave, or its
   * handle: they tell when the task is worth a look, which an identifier does not.
   *
   *     const task = await gen.tasks.wait(created, { onUpdate: ({ state }) => console.log(state) });
   *     console.log(task.creations[0]?.url);
   */
  wait(task: TaskReference, options?: WaitOptions): Promise<TaskSuccess> {
    const wait = async () => {
      let last: Task | undefined;
      for await (last of this.watch(task, options)) await options?.onUpdate?.(last);
      if (last?.state === 'failed') throw new TaskFailedError(last, { handle: handleOf(task) });
      return last as TaskSuccess;
    };
    return markHandled(wait());
  }

  /** Waits on for a task that another process has made: `gen.tasks.resume(JSON.parse(text))`. */
  resume(handle: TaskHandle, options?: WaitOptions): Promise<TaskSuccess> {
    return this.wait(handle, options);
  }

  /**
   * Gives a task each time that its state or progress has changed, and ends with it.
   *
   *     for await (const { state, progress } of gen.tasks.watch(created)) console.log(state, progress);
   */
  async *watch(task: TaskReference, options?: WatchOptions): AsyncGenerator<Task, void, undefined> {
    const poller = createTaskPoller((reference, call) => this.get(reference, call), task, options);
    const { handle } = poller;
    let wait: Wait | undefined;
    const stop = options?.callbacks?.listen(handle.id, (state) => {
      poller.notify(state);
      wait?.end();
    });
    try {
      for (;;) {
        wait = waitOrAbort(poller.nextDelay(), options?.signal, { handle });
        await wait.done;
        const changed = await poller.poll();
        if (changed) yield changed;
        if (isFinal(changed?.state)) return;
      }
    } finally {
      stop?.();
    }
  }
}

/**
 * Rejects a task that was not asked for. Whether a part of a film carries its own identifier is not shown. A failed task
 * becomes part of an error, and so does a state that nobody knows: neither must hold the key.
 */
function checked(task: Task, answered: ResponseContext): Task {
  const { id, operation } = answered.handle as TaskHandle;
  const isPart = /^(edit|compose)/.test(operation as string);
  if (!isPart && (task.id || id) !== id) throw unreadable('another task', task, answered);
  return isKnown(task) && task.state !== 'failed' ? task : answered.clean(task);
}

/** Waits for a task that is being created. */
export function createAndWait<Raw>(
  tasks: Tasks,
  creating: Promise<CreatedTask<Raw>>,
  options?: RunOptions<Raw>,
): Promise<TaskSuccess> {
  return markHandled(
    creating.then(async (task) => {
      try {
        await options?.onCreated?.(task);
        return await tasks.wait(task, options);
      } catch (error) {
        // Also what a callback of the caller throws: from here on a task is at stake.
        throw Object.assign(Object(error), { handle: task.handle });
      }
    }),
  );
}
