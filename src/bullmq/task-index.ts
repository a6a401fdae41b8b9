import type { TaskHandle } from '../terms/task-handle.js';
import type { Queues } from './queues.js';

/** Finds the job of a task, for callbacks. */
export class TaskIndex {
  readonly #tasks: Queues['tasks'];

  constructor({ tasks }: Queues) {
    this.#tasks = tasks;
  }

  async add({ id }: TaskHandle, jobId: string): Promise<void> {
    await this.#tasks.add('task', { id: jobId }, { jobId: keyOf(id) });
  }

  async find(taskId: string): Promise<string | undefined> {
    // Half a character: no task of ours has such an id.
    if (/\p{Cs}/u.test(taskId)) return undefined;
    return (await this.#tasks.getJob(keyOf(taskId)))?.data.id;
  }

  async remove({ id }: TaskHandle): Promise<void> {
    await this.#tasks.remove(keyOf(id));
  }
}

/** BullMQ takes neither colons nor plain numbers as ids. */
const keyOf = (taskId: string) => `task-${encodeURIComponent(taskId)}`;
