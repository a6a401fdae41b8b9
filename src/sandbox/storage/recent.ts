/** Remembers the most recent items, up to a limit of their number and, if they can be long, of their length. */
export class RecentItems<T> {
  readonly #maxItems: number;
  readonly #maxLength: number;
  readonly #lengthOf: (item: T) => number;
  /** The oldest first. */
  #items: T[] = [];
  #length = 0;

  constructor(maxItems: number, maxLength = Number.POSITIVE_INFINITY, lengthOf: (item: T) => number = () => 0) {
    this.#maxItems = maxItems;
    this.#maxLength = maxLength;
    this.#lengthOf = lengthOf;
  }

  push(item: T): void {
    this.#items.push(item);
    this.#length += this.#lengthOf(item);
    while (this.size > this.#maxItems || (this.size > 1 && this.#length > this.#maxLength)) {
      this.#length -= this.#lengthOf(this.#items.shift() as T);
    }
  }

  get size(): number {
    return this.#items.length;
  }

  /** The newest first. */
  newest(limit = this.#maxItems): T[] {
    return this.#items.toReversed().slice(0, limit);
  }

  clear(): void {
    this.#items = [];
    this.#length = 0;
  }
}
