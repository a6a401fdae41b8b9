/** A stored value by its key. Values are plain JSON. */
export type Entry = readonly [key: string, value: unknown];

/**
 * Stores the state of a sandbox, so that another sandbox can continue with it. `openStore` of `genmedia/sandbox/node` uses a
 * folder. Any key-value storage can implement this interface.
 */
export interface SandboxStore {
  /** The stored entries. `createSandbox` throws an error that names the first entry that it cannot read. */
  readonly entries: Iterable<Entry>;
  /**
   * Writes all entries or none; `undefined` removes one. The values change afterwards, so serialize them before the first
   * `await`.
   */
  write: (entries: readonly Entry[]) => Promise<void>;
  /** Closes the storage. The sandbox calls it when it is closed itself. */
  close?: () => Promise<void>;
}

/** Writes to a store in batches: changes during a write go into the next batch. */
export class StoreWriter {
  readonly #store: SandboxStore | undefined;
  #pending = new Map<string, unknown>();
  #writing: Promise<void> | undefined;

  constructor(store: SandboxStore | undefined) {
    this.#store = store;
  }

  put(key: string, value: unknown): void {
    if (this.#store) this.#pending.set(key, value);
  }

  /** Resolves when everything is written; `undefined` if there is nothing to write. */
  flush(): Promise<void> | undefined {
    if (this.#pending.size === 0) return this.#writing;
    // A failed batch does not prevent the next one.
    const before = (this.#writing ?? Promise.resolve()).catch(() => {});
    const written = before.then(() => {
      if (this.#pending.size === 0) return undefined;
      const batch = this.#pending;
      this.#pending = new Map();
      return this.#store?.write([...batch]).catch((error) => {
        // Goes into the next batch, except for values that have changed by then.
        this.#pending = new Map([...batch, ...this.#pending]);
        throw error;
      });
    });
    const writing = written.finally(() => {
      if (this.#writing === writing) this.#writing = undefined;
    });
    this.#writing = writing;
    return writing;
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.#store?.close?.();
    }
  }
}
