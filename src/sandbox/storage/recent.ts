/**
 * Remembers the most recent items, up to a limit of their number and, if they can be long, of their length. Items are in a
 * ring: in a linked list, V8 keeps what was removed, and all that came after it, until it collects the whole heap.
 */
export class RecentItems<T> {
  readonly #maxItems: number;
  readonly #maxLength: number;
  readonly #lengthOf: (item: T) => number;
  #ring: T[] = [];
  /** Kept, since to read an item again that is about to be removed takes longer than all the rest. */
  #lengths: number[] = [];
  /** Position of the oldest item. */
  #first = 0;
  #size = 0;
  #length = 0;

  constructor(maxItems: number, maxLength = Number.POSITIVE_INFINITY, lengthOf: (item: T) => number = () => 0) {
    this.#maxItems = maxItems;
    this.#maxLength = maxLength;
    this.#lengthOf = lengthOf;
  }

  push(item: T): void {
    if (this.#size === this.#maxItems) this.#removeOldest();
    const position = (this.#first + this.#size) % this.#maxItems;
    const length = this.#lengthOf(item);
    this.#ring[position] = item;
    this.#lengths[position] = length;
    this.#size += 1;
    this.#length += length;
    while (this.#length > this.#maxLength && this.#size > 1) this.#removeOldest();
  }

  get size(): number {
    return this.#size;
  }

  /** The newest first. */
  newest(limit = this.#maxItems): T[] {
    const items: T[] = [];
    for (let age = 1; age <= Math.min(this.#size, limit); age += 1) items.push(this.#at(this.#size - age));
    return items;
  }

  clear(): void {
    this.#ring = [];
    this.#lengths = [];
    this.#first = 0;
    this.#size = 0;
    this.#length = 0;
  }

  #removeOldest(): void {
    this.#length -= this.#lengths[this.#first] as number;
    this.#ring[this.#first] = undefined as T;
    this.#first = (this.#first + 1) % this.#maxItems;
    this.#size -= 1;
  }

  #at(index: number): T {
    return this.#ring[(this.#first + index) % this.#maxItems] as T;
  }
}
