import type { CallbackSource } from '../../src/index.js';

/** A source of news as anybody could write one: whoever listens to a task is told what is pinned up for it. */
export class Noticeboard implements CallbackSource {
  readonly #listeners = new Map<string, Set<(state: string) => void>>();
  readonly #latest = new Map<string, string>();

  listen(taskId: string, onNews: (state: string) => void): () => void {
    const listeners = this.#listeners.get(taskId) ?? new Set();
    this.#listeners.set(taskId, listeners.add(onNews));
    const latest = this.#latest.get(taskId);
    if (latest !== undefined) onNews(latest);
    return () => void listeners.delete(onNews);
  }

  pin(taskId: string, state: string): void {
    this.#latest.set(taskId, state);
    for (const onNews of this.#listeners.get(taskId) ?? []) onNews(state);
  }

  /** How many listen to a task. */
  listening(taskId: string): number {
    return this.#listeners.get(taskId)?.size ?? 0;
  }
}
