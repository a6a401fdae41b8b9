import { StopError } from './stop-error.js';

/** Ends a create with what it has cost. `undefined`: nobody knows, and it counts as much as was reserved. */
type Reservation = (credits: number | undefined) => void;

/**
 * Keeps the credits of a check within a limit, also if requests are sent at the same time: each create reserves what the
 * most expensive one of its operation has cost. While that is unknown, no other create is started.
 */
export class CreditBudget {
  readonly #limit: number;
  readonly #prices = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #spent = 0;
  #reserved = 0;
  #open = 0;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  get spent(): number {
    return this.#spent;
  }

  /** Waits until a create fits. Throws a `StopError` if it never will. */
  async reserve(operation: string): Promise<Reservation> {
    if (this.#limit === Number.POSITIVE_INFINITY)
      return (credits) => this.#count(operation, credits ?? this.#prices.get(operation) ?? 0);
    for (;;) {
      const price = this.#prices.get(operation);
      const estimate = price ?? Math.max(0, ...this.#prices.values());
      const fits = this.#spent + this.#reserved + estimate <= this.#limit && this.#spent < this.#limit;
      if (fits && !this.#isPriceAwaited) {
        return this.#take(operation, estimate, price === undefined);
      }
      if (this.#open === 0) throw new StopError(this.#reason(operation, estimate));
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #isPriceAwaited = false;

  #take(operation: string, estimate: number, isFirst: boolean): Reservation {
    this.#reserved += estimate;
    this.#open += 1;
    this.#isPriceAwaited = isFirst;
    return (credits) => {
      this.#reserved -= estimate;
      this.#open -= 1;
      if (isFirst) this.#isPriceAwaited = false;
      this.#count(operation, credits ?? estimate);
      for (const resume of this.#waiting.splice(0)) resume();
    };
  }

  #count(operation: string, credits: number): void {
    this.#spent += credits;
    // Zero is the price of a rejection, which says nothing about the next request.
    if (credits > 0) this.#prices.set(operation, Math.max(credits, this.#prices.get(operation) ?? 0));
  }

  #reason(operation: string, estimate: number): string {
    const next = estimate > 0 ? ` ${operation} may cost ${estimate} more.` : '';
    return `${this.#spent} of at most ${this.#limit} credits are spent.${next} Raise --max-credits, or check less with --only.`;
  }
}
