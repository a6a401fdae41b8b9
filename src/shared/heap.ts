/** A binary heap: the first item is read in constant time, and adding one takes logarithmic time. */
export class Heap<T> {
  readonly #isBefore: (one: T, two: T) => boolean;
  #items: T[] = [];

  constructor(isBefore: (one: T, two: T) => boolean) {
    this.#isBefore = isBefore;
  }

  get first(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    let place = this.#items.push(item) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#precedes(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  pop(): T | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (last === undefined || this.#items.length === 0) return first;
    this.#items[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const child = right < this.#items.length && this.#precedes(right, left) ? right : left;
      if (child >= this.#items.length || !this.#precedes(child, place)) return first;
      this.#swap(place, child);
      place = child;
    }
  }

  #precedes(one: number, two: number): boolean {
    return this.#isBefore(this.#items[one] as T, this.#items[two] as T);
  }

  #swap(one: number, two: number): void {
    [this.#items[one], this.#items[two]] = [this.#items[two] as T, this.#items[one] as T];
  }
}
