/** What a sandbox has kept, by key. Values are plain JSON. */
export type Entry = readonly [key: string, value: unknown];

/**
 * Where a sandbox keeps its state, so that another one goes on with it. `openStore` of `genmedia/sandbox/node` keeps it
 * in a folder; anything that keeps values by key can be made into one.
 */
export interface SandboxStore {
  /** What was kept before. `createSandbox` throws an error that names the first entry that it cannot use. */
  readonly entries: Iterable<Entry>;
  /** Keeps values, all or none of them; `undefined` removes one. They go on changing, so turn them into text at once. */
  write: (entries: readonly Entry[]) => Promise<void>;
  close?: () => Promise<void>;
}

/** Writes to a store in batches: what changes while a batch is on its way goes together with the next. */
export class StoreWriter {
  readonly #store: SandboxStore | undefined;
  #waiting = new Map<string, unknown>();
  #writing: Promise<void> | undefined;

  constructor(store: SandboxStore | undefined) {
    this.#store = store;
  }

  keep(key: string, value: unknown): void {
    if (this.#store) this.#waiting.set(key, value);
  }

  /** Resolves when everything is kept. Without a store that is at once. */
  flush(): Promise<void> | undefined {
    if (this.#waiting.size === 0) return this.#writing;
    // What failed before is no reason not to try.
    const before = (this.#writing ?? Promise.resolve()).catch(() => {});
    const written = before.then(() => {
      if (this.#waiting.size === 0) return undefined;
      const batch = this.#waiting;
      this.#waiting = new Map();
      return this.#store?.write([...batch]).catch((error) => {
        // Nothing is lost: it goes with the next batch, unless it has changed by then.
        this.#waiting = new Map([...batch, ...this.#waiting]);
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
