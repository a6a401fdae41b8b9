/** The last of many. */
export class RecentItems<T> {
  readonly #most: number;
  #items: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  push(item: T): void {
    this.#items.push(item);
    // Half of it goes at once, so that a full ring does not move all its items for each new one.
    if (this.#items.length >= 2 * this.#most) this.#items = this.#items.slice(-this.#most);
  }

  get size(): number {
    return Math.min(this.#items.length, this.#most);
  }

  /** The newest first. */
  newest(most = this.#most): T[] {
    return this.#items.slice(-this.#most).reverse().slice(0, most);
  }

  clear(): void {
    this.#items = [];
  }
}
