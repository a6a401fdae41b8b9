/** Remembers the most recent items, up to a limit. */
export class RecentItems<T> {
  readonly #limit: number;
  #items: T[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(item: T): void {
    this.#items.push(item);
    // Drops half of the items at once, so that not every push copies the array.
    if (this.#items.length >= 2 * this.#limit) this.#items = this.#items.slice(-this.#limit);
  }

  get size(): number {
    return Math.min(this.#items.length, this.#limit);
  }

  /** The newest first. */
  newest(limit = this.#limit): T[] {
    return this.#items.slice(-this.#limit).reverse().slice(0, limit);
  }

  clear(): void {
    this.#items = [];
  }
}
