import type { CallbackSource } from '../contract/callback-source.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type Inbox, progressRank } from './inbox.js';

interface Listener {
  readonly onNews: (state: string) => unknown;
  /** Rank of what it has heard. */
  heard: number;
}

/** Milliseconds between two looks into an inbox that others write to. */
const pause = 1000;

/** Those who wait for news of tasks. However many they are, they have one timer and look into the inbox together. */
export class Listeners implements CallbackSource {
  readonly #inbox: Inbox;
  readonly #report: (error: unknown, taskId: string) => void;
  readonly #listening = new Map<string, Set<Listener>>();
  /** Tasks that somebody has begun to listen to in this instant. */
  #begun = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(inbox: Inbox, report: (error: unknown, taskId: string) => void) {
    this.#inbox = inbox;
    this.#report = report;
  }

  listen(taskId: string, onNews: (state: string) => void): () => void {
    if (typeof taskId !== 'string') throw new ConfigurationError('listen takes the identifier of a task.');
    if (typeof onNews !== 'function') throw new ConfigurationError('listen takes a function that is told the news.');
    const listener = { onNews, heard: progressRank(undefined) };
    const listeners = this.#listening.get(taskId) ?? new Set();
    this.#listening.set(taskId, listeners.add(listener));
    this.#lookSoon(taskId);
    this.#watch();
    return () => this.#stop(taskId, listener);
  }

  /** Tells those who listen to a task and have not heard of it. */
  tell(taskId: string, state: string): void {
    const rank = progressRank(state);
    for (const listener of this.#listening.get(taskId) ?? []) {
      if (rank <= listener.heard) continue;
      listener.heard = rank;
      const told = async () => listener.onNews(state);
      told().catch((error) => this.#report(error, taskId));
    }
  }

  #stop(taskId: string, listener: Listener): void {
    const listeners = this.#listening.get(taskId);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.#listening.delete(taskId);
    if (this.#listening.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** News may have come before. Thousands who begin in the same instant look once. */
  #lookSoon(taskId: string): void {
    this.#begun.add(taskId);
    if (this.#begun.size > 1) return;
    queueMicrotask(() => {
      const begun = [...this.#begun];
      this.#begun = new Set();
      void this.#look(begun);
    });
  }

  #watch(): void {
    if (this.#inbox.isLocal || this.#timer !== undefined || this.#listening.size === 0) return;
    const timer = setTimeout(async () => {
      await this.#look([...this.#listening.keys()]);
      if (this.#timer !== timer) return;
      this.#timer = undefined;
      this.#watch();
    }, pause);
    this.#timer = timer;
    // Who waits has timers of its own. This one keeps no process alive; browsers give a number that cannot tell.
    (timer as { unref?: () => void }).unref?.();
  }

  async #look(taskIds: readonly string[]): Promise<void> {
    try {
      const states = await this.#inbox.latest(taskIds);
      for (const [index, taskId] of taskIds.entries()) {
        const state = states[index];
        if (state !== undefined) this.tell(taskId, state);
      }
    } catch {
      // The next look may go well, and callbacks that meet the same failure report it.
    }
  }
}
