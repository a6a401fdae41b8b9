import type { Task, TaskSuccess } from 'genmedia/schema';
import { checkNames } from '../errors/check-names.js';
import { explainer, rejectUse } from '../errors/explain.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { addCaller, withCaller } from '../errors/with-caller.js';
import { markHandled } from '../shared/mark-handled.js';
import { handleOf, type TaskHandle, type TaskReference } from '../terms/task-handle.js';
import type { ApiPromise } from '../transport/api-promise.js';
import type { ResponseContext, Send } from '../transport/call.js';
import { waitOptionNames, watchNames } from '../transport/option-names.js';
import type { CallOptions } from '../transport/options.js';
import { isIdentifier } from '../transport/path.js';
import { unreadable } from '../transport/response.js';
import { type Wait, waitOrAbort } from '../transport/timeout.js';
import type { WaitDefaults } from '../transport/wait-defaults.js';
import type { CreatedTask } from './created-task.js';
import { createTaskPoller, isFinal, isKnown } from './task-poller.js';
import { type RunOptions, type WaitOptions, type WatchOptions, withWaitDefaults } from './wait-options.js';

/** Tasks of every generator. */
export class Tasks {
  readonly #send: Send;
  readonly #defaults: WaitDefaults | undefined;

  constructor(send: Send, defaults?: WaitDefaults) {
    this.#send = send;
    this.#defaults = defaults;
  }

  /**
   * Reads a task. Its `state` decides what else it has: `creations` with `success`, the reason in `err_code` with `failed`.
   *
   *     const task = await gen.tasks.get(id);
   *     if (task.state === 'success') console.log(task.creations[0]?.url);
   */
  get(task: TaskReference, options?: CallOptions): ApiPromise<Task> {
    return this.#send('getTaskCreations', { task, options }, checked);
  }

  /**
   * Waits for a task to end. Polls that may succeed later do not end the wait; errors such as 401 do. Pass the created task or its handle
   * rather than the bare id, which says neither what kind of task it is nor how old.
   *
   *     const task = await gen.tasks.wait(created, { onUpdate: ({ state }) => console.log(state) });
   *     console.log(task.creations[0]?.url);
   */
  wait(task: TaskReference, options?: WaitOptions): Promise<TaskSuccess> {
    const wait = async () => {
      let last: Task | undefined;
      const onUpdate = options?.onUpdate;
      for await (last of this.#follow(task, options, !!onUpdate, waitOptionNames)) await onUpdate?.(last);
      if (last?.state === 'failed') throw new TaskFailedError(last, { handle: handleOf(task) });
      return last as TaskSuccess;
    };
    const { id, operation } = handleOf(task);
    return startWait(() => this.#send.trace({ type: 'wait', operation, taskId: id }, wait));
  }

  /** Waits for a task that another process has created: `gen.tasks.resume(JSON.parse(text))`. */
  resume(handle: TaskHandle, options?: WaitOptions): Promise<TaskSuccess> {
    // A service may give such an id, but in a handle.
    const isPath = typeof handle === 'string' && /^[.~]*\/|\.json$/.test(handle);
    return this.wait(isPath ? ({ path: handle } as never) : handle, options);
  }

  /**
   * Yields a task each time its state or progress has changed, until it ends. It polls more often than `wait`, to see changes.
   *
   *     for await (const { state, progress } of gen.tasks.watch(created)) console.log(state, progress);
   */
  watch(task: TaskReference, options?: WatchOptions): AsyncGenerator<Task, void, undefined> {
    return this.#follow(task, options, true);
  }

  async *#follow(task: TaskReference, given: WatchOptions | undefined, isWatched: boolean, names = watchNames) {
    // The caller, since its loop has asked for the first change.
    const call = new Error();
    checkNames({ handle: handleOf(task) }, given, names);
    // `get` explains what is wrong with the id.
    if (!isIdentifier(handleOf(task).id)) await this.get(task);
    const options = withWaitDefaults(given, this.#defaults);
    const poller = createTaskPoller(
      (reference, call) => this.get(reference, call).withResponse(),
      task,
      options,
      this.#send.emit,
    );
    const { handle } = poller;
    const { interval } = options;
    if (interval && interval < minIntervalMs) this.#send.warn('interval', interval, { handle });
    let wait: Wait | undefined;
    const wake = (state: string) => {
      poller.notify(state);
      wait?.end();
    };
    const stop = options.callbacks?.listen(handle.id, wake);
    const onMoved = () => wake('');
    this.#send.clockListeners?.add(onMoved);
    try {
      for (;;) {
        wait = waitOrAbort(poller.nextDelay(isWatched && !options.callbacks), options.signal, { handle });
        await wait.done;
        const changed = await poller.poll();
        if (changed) yield changed;
        if (isFinal(changed?.state)) return;
      }
    } catch (error) {
      throw addCaller(error, call);
    } finally {
      stop?.();
      this.#send.clockListeners?.delete(onMoved);
    }
  }

  static {
    Object.setPrototypeOf(Tasks.prototype, explainer('gen.tasks'));
  }
}

/** A shorter one was probably meant in seconds. */
const minIntervalMs = 100;

/** Runs a wait as its caller gets it. One that is not awaited is explained. */
const startWait = (run: () => Promise<TaskSuccess>): Promise<TaskSuccess> =>
  rejectUse(markHandled(withCaller(run)), howToRead, Symbol.asyncIterator, 'creations');

const howToRead = 'Await a wait. To see changes, read gen.tasks.watch with for await.';

/**
 * Rejects a task that was not requested. It is undocumented whether a part of a film has its own id. Failed tasks and unknown
 * states become part of errors and warnings, so the key is removed from them.
 */
function checked(task: Task, context: ResponseContext): Task {
  const { id, operation } = context.handle as TaskHandle;
  const isPart = /^(edit|compose)/.test(operation as string);
  if (!isPart && (task.id || id) !== id) throw unreadable('another task', task, context);
  return isKnown(task) && task.state !== 'failed' ? task : context.clean(task);
}

/** Waits for a task that is being created. */
export function createAndWait<Raw>(
  tasks: Tasks,
  creating: Promise<CreatedTask<Raw>>,
  options?: RunOptions<Raw>,
): Promise<TaskSuccess> {
  const { onCreated, retries: _, extraBody: __, onSending: ___, ...waiting } = options ?? {};
  return startWait(async () => {
    const task = await creating;
    try {
      await onCreated?.(task);
      return await tasks.wait(task, waiting);
    } catch (error) {
      // Errors of the callbacks too: from here on there is a task.
      throw Object.assign(Object(error), { handle: task.handle });
    }
  });
}
