import { LinkedMap } from './linked-map.js';

/** A map with a limit. Beyond it the entries that were set longest ago are evicted. */
export class BoundedMap<Value> extends LinkedMap<Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) this.delete(this.oldestKey as string);
    return this;
  }
}
