import type { Queues } from './queues.js';

/**
 * The tasks under way of all workers: one entry for each, in a queue that no worker takes. The store keeps the order in which
 * entries were added, so all workers agree on which are within the limit, and what it costs does not depend on their number.
 */
export class Slots {
  readonly #queues: Queues;
  readonly #max: number | undefined;

  constructor(queues: Queues, max: number | undefined) {
    this.#queues = queues;
    this.#max = max;
  }

  /** Takes a slot for a job, unless all are taken. A job that has one keeps it. */
  async take(id: string): Promise<boolean> {
    if (this.#max === undefined) return true;
    if ((await this.#count()) >= this.#max && !(await this.#has(id))) {
      await this.#releaseEnded(this.#max);
      return false;
    }
    await this.hold(id);
    if ((await this.#count()) <= this.#max) return true;
    // Several jobs have taken the last ones at the same moment. The first ones have them.
    const first = await this.#queues.slots.getRanges(['waiting'], 0, this.#max - 1, true);
    if (first.includes(keyOf(id))) return true;
    await this.release(id);
    return false;
  }

  /** Takes a slot for a task that is under way already, within the limit or not. */
  async hold(id: string): Promise<void> {
    if (this.#max !== undefined) await this.#queues.slots.add('slot', { id }, { jobId: keyOf(id) });
  }

  async release(id: string): Promise<void> {
    if (this.#max !== undefined) await this.#queues.slots.remove(keyOf(id));
  }

  #count(): Promise<number> {
    return this.#queues.slots.getJobCountByTypes('waiting');
  }

  async #has(id: string): Promise<boolean> {
    return (await this.#queues.slots.getJob(keyOf(id))) !== undefined;
  }

  /** Releases the slot of a job that has ended in a process that could not do it. One of them is checked each time. */
  async #releaseEnded(max: number): Promise<void> {
    const { slots, jobs } = this.#queues;
    const index = Math.floor(Math.random() * max);
    const [key] = await slots.getRanges(['waiting'], index, index, true);
    const id = key === undefined ? undefined : (await slots.getJob(key))?.data.id;
    if (id === undefined) return;
    const state = await jobs.getJobState(id);
    if (state === 'completed' || state === 'failed' || state === 'unknown') await this.release(id);
  }
}

/** BullMQ takes no plain numbers as ids. */
const keyOf = (id: string) => `slot-${id}`;
