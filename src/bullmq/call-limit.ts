import { GenMediaError } from '../errors/gen-media-error.js';
import { within } from '../shared/delay.js';
import { isStoreUnreachable } from '../shared/is-store-unreachable.js';
import { describeFailure, nameOf, type QueueLocation, storeOf } from './queues.js';

/** Milliseconds that the store may take for a call, and for each of many items more. */
const [limitMs, itemMs] = [10_000, 10];

/** Milliseconds for which a failure explains why the store does not respond: connections try again every 20 seconds. */
const recentMs = 30_000;

/** Ends calls of a queue whose store does not respond. Its connections would wait for it without end. */
export class CallLimit {
  readonly #location: QueueLocation;
  #failure: { error: Error; at: number } | undefined;

  constructor(location: QueueLocation) {
    this.#location = location;
  }

  /** Remembers why the store cannot be reached. */
  readonly note = (error: Error): void => {
    if (isStoreUnreachable(error)) this.#failure = { error, at: performance.now() };
  };

  /** Returns the result of a call, or throws an error with `help` once the call has taken too long. */
  async of<T>(name: string, call: Promise<T>, help = 'Then call it again.', items = 0): Promise<T> {
    const limit = limitMs + items * itemMs;
    return within(call, limit, () => {
      throw this.#toError(name, limit, help);
    });
  }

  #toError(name: string, limit: number, help: string): GenMediaError {
    const store = storeOf(this.#location);
    const { error, at } = this.#failure ?? { at: Number.NEGATIVE_INFINITY };
    const what =
      performance.now() - at < recentMs
        ? describeFailure(this.#location, error)
        : `queue ${nameOf(this.#location)}: ${store} does not respond`;
    const seconds = Math.round(limit / 1000);
    return new GenMediaError(
      `${what}. ${name} gave up after ${seconds} seconds. Start ${store}, or correct connection. ${help}`,
    );
  }
}
