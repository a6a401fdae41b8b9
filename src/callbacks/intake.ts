import { BoundedMap } from '../bounded-map.js';
import type { Inbox } from './inbox.js';
import { keyOf } from './key-of.js';
import { rankOf } from './rank.js';

/** More than there are callbacks in the time that a store is down. */
const mostUnsure = 10_000;

/** Takes news in, and tells whether they are new. What concerns one task is done one after the other. */
export class Intake {
  readonly #inbox: Inbox;
  /** What was taken in last of a task, or is being taken in. */
  readonly #last = new Map<string, Promise<unknown>>();
  /** States that an inbox failed to keep. It may have kept them all the same, and nobody was told of them. */
  readonly #unsure = new BoundedMap<string>(mostUnsure);

  constructor(inbox: Inbox) {
    this.#inbox = inbox;
  }

  /** Rejects where the inbox does: then nothing counts as known, and the same news may come again. */
  take(taskId: string, state: string): Promise<boolean> {
    const take = () => this.#take(taskId, state);
    const taken = (this.#last.get(taskId) ?? Promise.resolve()).then(take, take);
    this.#last.set(taskId, taken);
    const forget = () => {
      if (this.#last.get(taskId) === taken) this.#last.delete(taskId);
    };
    taken.then(forget, forget);
    return taken;
  }

  async #take(taskId: string, state: string): Promise<boolean> {
    const key = await keyOf(taskId);
    const [known] = await this.#inbox.latest([taskId]);
    const isUnsure = known === state && this.#unsure.get(key) === state;
    if (rankOf(state) <= rankOf(known) && !isUnsure) return false;
    try {
      await this.#inbox.keep(taskId, state);
    } catch (error) {
      this.#unsure.set(key, state);
      throw error;
    }
    this.#unsure.delete(key);
    return true;
  }
}
