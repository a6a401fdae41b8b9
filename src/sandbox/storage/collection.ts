import { LinkedMap } from '../../shared/linked-map.js';
import type { StoreWriter } from './store.js';

interface Item {
  id: string;
  /** Items are numbered in the order of their creation. */
  number: number;
}

interface CollectionLimits {
  maxItems: number;
  maxCharacters: number;
}

/** Items by id. When a limit is exceeded, the oldest are evicted. */
export class BoundedCollection<T extends Item> {
  readonly #items = new LinkedMap<T>();
  readonly #prefix: string;
  readonly #limits: CollectionLimits;
  readonly #writer: StoreWriter;
  readonly #lengthOf: (item: T) => number;
  /** Number of items that were evicted. */
  evicted = 0;

  /** `lengthOf` counts the characters of an item in the values that can be long. */
  constructor(prefix: string, limits: CollectionLimits, writer: StoreWriter, lengthOf: (item: T) => number) {
    this.#prefix = prefix;
    this.#limits = limits;
    this.#writer = writer;
    this.#lengthOf = lengthOf;
  }

  get size(): number {
    return this.#items.size;
  }

  /** Number of the newest item, or 0. */
  get lastNumber(): number {
    return this.newest(1)[0]?.number ?? 0;
  }

  get(id: string): T | undefined {
    return this.#items.get(id);
  }

  add(item: T): void {
    this.#write(item);
  }

  /** Adds stored items, without writing them again. */
  load(items: readonly T[]): void {
    for (const item of items.toSorted((a, b) => a.number - b.number)) {
      this.#items.set(item.id, item, this.#lengthOf(item));
    }
  }

  /**
   * Writes an item that has changed. An item that was evicted is ignored, also if another one has its id: with a seed, a sandbox
   * gives out the same identifiers again after it was reset.
   */
  update(item: T): void {
    if (this.#items.get(item.id) === item) this.#write(item);
  }

  #write(item: T): void {
    this.#items.set(item.id, item, this.#lengthOf(item));
    this.#writer.put(this.#prefix + item.id, item);
    this.#evict(item);
  }

  /** The newest first, of those that fit. */
  newest(limit: number, fits?: (item: T) => boolean): T[] {
    return this.#items.newest(limit, fits);
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#items.values();
  }

  clear(): void {
    for (const id of this.#items.keys()) this.#remove(id);
    this.evicted = 0;
  }

  /** Evicts the oldest items, but not the one that has changed. */
  #evict({ id: changedId }: T): void {
    if (this.#isWithinLimits()) return;
    for (const id of this.#items.keys()) {
      if (this.#isWithinLimits()) return;
      if (id === changedId) continue;
      this.evicted += 1;
      this.#remove(id);
    }
  }

  #isWithinLimits(): boolean {
    return this.size <= this.#limits.maxItems && this.#items.weight <= this.#limits.maxCharacters;
  }

  #remove(id: string): void {
    this.#items.delete(id);
    this.#writer.put(this.#prefix + id, undefined);
  }
}
