import { ConfigurationError } from '../errors/configuration-error.js';
import type { CallbackSource } from '../terms/callback-source.js';
import { type Inbox, progressRank } from './inbox.js';

interface Listener {
  readonly onUpdate: (state: string) => unknown;
  /** Rank of the last state that it was notified of. */
  rank: number;
}

/** Milliseconds between two polls of an inbox that other processes write to. */
const pollIntervalMs = 1000;

/** Functions that wait for updates of tasks. All of them share one timer and poll the inbox together. */
export class Listeners implements CallbackSource {
  readonly #inbox: Inbox;
  readonly #report: (error: unknown, taskId: string) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Tasks with new listeners since the last microtask. */
  #newTaskIds = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(inbox: Inbox, report: (error: unknown, taskId: string) => void) {
    this.#inbox = inbox;
    this.#report = report;
  }

  listen(taskId: string, onUpdate: (state: string) => void): () => void {
    if (typeof taskId !== 'string')
      throw new ConfigurationError('The first argument of listen must be the identifier of a task.');
    if (typeof onUpdate !== 'function') {
      throw new ConfigurationError('The second argument of listen must be a function that gets the state of the task.');
    }
    const listener = { onUpdate, rank: progressRank(undefined) };
    const listeners = this.#listeners.get(taskId) ?? new Set();
    this.#listeners.set(taskId, listeners.add(listener));
    this.#pollSoon(taskId);
    this.#startPolling();
    return () => this.#remove(taskId, listener);
  }

  /** Calls the listeners of a task that do not know this state or a later one. */
  notify(taskId: string, state: string): void {
    const rank = progressRank(state);
    for (const listener of this.#listeners.get(taskId) ?? []) {
      if (rank <= listener.rank) continue;
      listener.rank = rank;
      const call = async () => listener.onUpdate(state);
      call().catch((error) => this.#report(error, taskId));
    }
  }

  #remove(taskId: string, listener: Listener): void {
    const listeners = this.#listeners.get(taskId);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.#listeners.delete(taskId);
    if (this.#listeners.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Updates may have arrived before. Thousands of listeners that are added at once cause one poll. */
  #pollSoon(taskId: string): void {
    this.#newTaskIds.add(taskId);
    if (this.#newTaskIds.size > 1) return;
    queueMicrotask(() => {
      const taskIds = [...this.#newTaskIds];
      this.#newTaskIds = new Set();
      void this.#poll(taskIds);
    });
  }

  #startPolling(): void {
    if (this.#inbox.isLocal || this.#timer !== undefined || this.#listeners.size === 0) return;
    const timer = setTimeout(async () => {
      await this.#poll([...this.#listeners.keys()]);
      if (this.#timer !== timer) return;
      this.#timer = undefined;
      this.#startPolling();
    }, pollIntervalMs);
    this.#timer = timer;
    // Waits have their own timers, so this one must not keep a process alive. In browsers it is a number.
    (timer as { unref?: () => void }).unref?.();
  }

  async #poll(taskIds: readonly string[]): Promise<void> {
    try {
      const states = await this.#inbox.latest(taskIds);
      for (const [index, taskId] of taskIds.entries()) {
        const state = states[index];
        if (state !== undefined) this.notify(taskId, state);
      }
    } catch {
      // The next poll may succeed, and callbacks that meet the same failure report it.
    }
  }
}
