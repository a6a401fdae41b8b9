interface Waiting {
  limit: number;
  start: () => void;
}

/** Limits how many functions run at a time. The others wait in order. */
export class ConcurrencyLimit {
  readonly #limit: number;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  /** Runs a function once fewer than `limit` run, which may be another one for each. */
  async run<T>(work: () => Promise<T>, limit = this.#limit): Promise<T> {
    if (this.#running >= limit) await new Promise<void>((start) => this.#waiting.push({ limit, start }));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  /** Starts the first one that is within its limit by now. There is no second one: each waits since as many run as it allows. */
  #startNext(): void {
    const index = this.#waiting.findIndex(({ limit }) => this.#running < limit);
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#running += 1;
    next.start();
  }
}
