/** What a sandbox has kept, by key. Values are plain JSON. */
export type Entry = readonly [key: string, value: unknown];

/**
 * Where a sandbox keeps its state, so that another one goes on with it. `openStore` of `genmedia/sandbox/node` keeps it
 * in a folder; anything that keeps values by key can be made into one.
 */
export interface SandboxStore {
  /** What was kept before. */
  readonly entries: Iterable<Entry>;
  /** Keeps values, all or none of them; `undefined` removes one. */
  write: (entries: readonly Entry[]) => Promise<void>;
  close?: () => Promise<void>;
}

/** Writes to a store in batches: what changes while a batch is on its way goes together with the next. */
export class Keeper {
  readonly #store: SandboxStore | undefined;
  readonly #stamp: () => Entry;
  #waiting = new Map<string, unknown>();
  #writing: Promise<void> | undefined;

  /** `stamp` goes with every batch. */
  constructor(store: SandboxStore | undefined, stamp: () => Entry) {
    this.#store = store;
    this.#stamp = stamp;
  }

  keep(key: string, value: unknown): void {
    if (this.#store) this.#waiting.set(key, value);
  }

  /** Resolves when everything is kept. Without a store that is at once. */
  flush(): Promise<void> | undefined {
    if (this.#waiting.size === 0) return this.#writing;
    const written = (this.#writing ?? Promise.resolve()).then(() => {
      if (this.#waiting.size === 0) return undefined;
      const batch = this.#waiting;
      this.#waiting = new Map();
      return this.#store?.write([...batch, this.#stamp()]).catch((error) => {
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
    this.keep(...this.#stamp());
    await this.flush();
    await this.#store?.close?.();
  }
}
