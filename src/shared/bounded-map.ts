import { LinkedMap } from './linked-map.js';

/** A map that forgets the entries that were set longest ago. */
export class BoundedMap<Value> extends LinkedMap<Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#most) this.delete(this.oldestKey as string);
    return this;
  }
}
