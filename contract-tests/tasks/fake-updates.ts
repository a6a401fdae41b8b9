import type { CallbackSource } from '../../src/index.js';

/** A minimal callback source: a listener receives the latest state of its task and every later one. */
export class FakeUpdates implements CallbackSource {
  readonly #listeners = new Map<string, Set<(state: string) => void>>();
  readonly #latest = new Map<string, string>();

  listen(taskId: string, onUpdate: (state: string) => void): () => void {
    const listeners = this.#listeners.get(taskId) ?? new Set();
    this.#listeners.set(taskId, listeners.add(onUpdate));
    const latest = this.#latest.get(taskId);
    if (latest !== undefined) onUpdate(latest);
    return () => void listeners.delete(onUpdate);
  }

  send(taskId: string, state: string): void {
    this.#latest.set(taskId, state);
    for (const onUpdate of this.#listeners.get(taskId) ?? []) onUpdate(state);
  }

  /** How many listeners a task has. */
  listenerCount(taskId: string): number {
    return this.#listeners.get(taskId)?.size ?? 0;
  }
}
