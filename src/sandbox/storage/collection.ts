import { LinkedMap } from '../../shared/linked-map.js';
import type { StoreWriter } from './store.js';

interface Item {
  id: string;
  /** The order in which they were made. */
  number: number;
}

export interface CollectionLimits {
  /** How many things it keeps at most. */
  maxItems: number;
  /** How many characters of them it keeps at most. */
  maxCharacters: number;
}

/** Things by their identifiers, the newest of them: where there is no room for more, the oldest go. */
export class BoundedCollection<T extends Item> {
  readonly #items = new LinkedMap<T>();
  readonly #prefix: string;
  readonly #room: CollectionLimits;
  readonly #keeper: StoreWriter;
  readonly #lengthOf: (item: T) => number;
  /** How many had to go. */
  dropped = 0;

  /** `lengthOf` counts the characters of a thing, as far as they can be many. */
  constructor(prefix: string, room: CollectionLimits, keeper: StoreWriter, lengthOf: (item: T) => number) {
    this.#prefix = prefix;
    this.#room = room;
    this.#keeper = keeper;
    this.#lengthOf = lengthOf;
  }

  get size(): number {
    return this.#items.size;
  }

  /** The number of the newest, or 0. */
  get lastNumber(): number {
    return this.newest(1)[0]?.number ?? 0;
  }

  get(id: string): T | undefined {
    return this.#items.get(id);
  }

  /** Puts a new thing there. */
  add(item: T): void {
    this.#items.set(item.id, item);
    this.keep(item);
  }

  /** Takes what a store has kept, in the order it was made. */
  load(items: readonly T[]): void {
    for (const item of items.toSorted((one, two) => one.number - two.number)) {
      this.#items.set(item.id, item, this.#lengthOf(item));
    }
  }

  /** Tells that a thing has changed. */
  keep(item: T): void {
    if (!this.#items.has(item.id)) return;
    this.#items.set(item.id, item, this.#lengthOf(item));
    this.#keeper.keep(this.#prefix + item.id, item);
    this.#makeRoom(item);
  }

  /** The newest first. */
  newest(most: number): T[] {
    return this.#items.newest(most);
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#items.values();
  }

  clear(): void {
    for (const id of this.#items.keys()) this.#remove(id);
    this.dropped = 0;
  }

  /** The oldest go, but not the thing that needs the room. */
  #makeRoom({ id: newest }: T): void {
    if (this.#hasRoom()) return;
    for (const id of this.#items.keys()) {
      if (this.#hasRoom()) return;
      if (id === newest) continue;
      this.dropped += 1;
      this.#remove(id);
    }
  }

  #hasRoom(): boolean {
    return this.size <= this.#room.maxItems && this.#items.weight <= this.#room.maxCharacters;
  }

  #remove(id: string): void {
    this.#items.delete(id);
    this.#keeper.keep(this.#prefix + id, undefined);
  }
}
