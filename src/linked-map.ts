interface Node<Value> {
  readonly key: string;
  value: Value;
  older: Node<Value> | undefined;
  newer: Node<Value> | undefined;
}

/**
 * A map that knows its oldest and its newest entry. A `Map` finds its first entry behind the holes of all that were removed
 * before it, which takes longer the more of them come and go; here every step takes the same time.
 */
export class LinkedMap<Value> {
  readonly #nodes = new Map<string, Node<Value>>();
  #oldest: Node<Value> | undefined;
  #newest: Node<Value> | undefined;

  get size(): number {
    return this.#nodes.size;
  }

  get(key: string): Value | undefined {
    return this.#nodes.get(key)?.value;
  }

  has(key: string): boolean {
    return this.#nodes.has(key);
  }

  /** Sets a value. A key that is new becomes the newest; one that is there stays where it is. */
  set(key: string, value: Value): this {
    const known = this.#nodes.get(key);
    if (known) {
      known.value = value;
      return this;
    }
    const node: Node<Value> = { key, value, older: this.#newest, newer: undefined };
    if (this.#newest) this.#newest.newer = node;
    else this.#oldest = node;
    this.#newest = node;
    this.#nodes.set(key, node);
    return this;
  }

  delete(key: string): boolean {
    const node = this.#nodes.get(key);
    if (!node) return false;
    const { older, newer } = node;
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
    return this.#nodes.delete(key);
  }

  clear(): void {
    this.#nodes.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
  }

  /** Keys from the oldest to the newest. The one that was just given may be deleted. */
  *keys(): Generator<string, void> {
    for (let node = this.#oldest; node; node = node.newer) yield node.key;
  }

  /** Values from the oldest to the newest. */
  *values(): Generator<Value, void> {
    for (let node = this.#oldest; node; node = node.newer) yield node.value;
  }

  /** The newest values first. */
  newest(most: number): Value[] {
    const values: Value[] = [];
    for (let node = this.#newest; node && values.length < most; node = node.older) values.push(node.value);
    return values;
  }

  /** The key of the oldest entry. */
  get oldestKey(): string | undefined {
    return this.#oldest?.key;
  }
}
