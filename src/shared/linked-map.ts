interface Node<Value> {
  readonly key: string;
  value: Value;
  weight: number;
  older: Node<Value> | undefined;
  newer: Node<Value> | undefined;
}

/**
 * A map that knows its oldest and its newest entry. Reading the first entry of a `Map` gets slower
 * with the number of entries that were removed before it; here every step takes constant time.
 */
export class LinkedMap<Value> {
  readonly #nodes = new Map<string, Node<Value>>();
  #oldest: Node<Value> | undefined;
  #newest: Node<Value> | undefined;
  #weight = 0;

  /** Weight of all entries. */
  get weight(): number {
    return this.#weight;
  }

  get size(): number {
    return this.#nodes.size;
  }

  get(key: string): Value | undefined {
    return this.#nodes.get(key)?.value;
  }

  has(key: string): boolean {
    return this.#nodes.has(key);
  }

  /** Sets a value and its weight. A new key becomes the newest; an existing one keeps its place. */
  set(key: string, value: Value, weight = 0): this {
    const known = this.#nodes.get(key);
    this.#weight += weight - (known?.weight ?? 0);
    if (known) {
      known.value = value;
      known.weight = weight;
      return this;
    }
    const node: Node<Value> = { key, value, weight, older: this.#newest, newer: undefined };
    if (this.#newest) this.#newest.newer = node;
    else this.#oldest = node;
    this.#newest = node;
    this.#nodes.set(key, node);
    return this;
  }

  delete(key: string): boolean {
    const node = this.#nodes.get(key);
    if (!node) return false;
    const { older, newer, weight } = node;
    this.#weight -= weight;
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
    // A removed entry that still pointed to newer ones would keep them in memory for as long as it waits to be collected.
    node.older = undefined;
    node.newer = undefined;
    return this.#nodes.delete(key);
  }

  clear(): void {
    this.#nodes.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
    this.#weight = 0;
  }

  /** Keys from the oldest to the newest. The current one may be deleted. */
  *keys(): Generator<string, void> {
    let node = this.#oldest;
    while (node) {
      const { key, newer }: Node<Value> = node;
      yield key;
      node = newer;
    }
  }

  /** Values from the oldest to the newest. */
  *values(): Generator<Value, void> {
    for (let node = this.#oldest; node; node = node.newer) yield node.value;
  }

  /** The newest values first, of those that fit. */
  newest(limit: number, fits: (value: Value) => boolean = () => true): Value[] {
    const values: Value[] = [];
    for (let node = this.#newest; node && values.length < limit; node = node.older) {
      if (fits(node.value)) values.push(node.value);
    }
    return values;
  }

  /** The key of the oldest entry. */
  get oldestKey(): string | undefined {
    return this.#oldest?.key;
  }
}
