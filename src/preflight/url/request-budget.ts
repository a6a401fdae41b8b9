import { ConcurrencyLimit } from '../../shared/concurrency-limit.js';
import { maxTimerDelay, onAbort, unlessAborted } from '../../shared/delay.js';
import { NotInspected, toNotInspected } from './not-inspected.js';
import type { UrlSettings } from './url-options.js';

/** What all files of a request share: the time, and the number of concurrent requests. */
export class RequestBudget {
  readonly #timeout: number;
  readonly #limit: ConcurrencyLimit;
  readonly #signal: AbortSignal | undefined;
  #deadline: number | undefined;
  /** Whether the time is over. Timers of the same time run one after the other, and nothing may be sent in between. */
  #isOver = false;

  constructor({ timeout, concurrency }: Pick<UrlSettings, 'timeout' | 'concurrency'>, signal: AbortSignal | undefined) {
    this.#timeout = timeout;
    this.#limit = new ConcurrencyLimit(concurrency);
    this.#signal = signal;
  }

  /**
   * Runs a function when there is room for it. Rejects with `NotInspected`, and as soon as the time is over, even if the
   * function ignores its signal. The time counts from the first call on.
   */
  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#deadline ??= performance.now() + this.#timeout;
    const controller = new AbortController();
    const { signal } = controller;
    const expire = () => {
      this.#isOver = true;
      controller.abort(new NotInspected('time', `the time limit of ${this.#timeout} ms was reached`));
    };
    const abort = () => controller.abort(new NotInspected('abort', 'the caller aborted'));
    const timer = setTimeout(expire, Math.min(this.#deadline - performance.now(), maxTimerDelay));
    const stopListening = this.#signal && onAbort(this.#signal, abort);
    if (this.#signal?.aborted) abort();
    const run = () => {
      if (this.#isOver) expire();
      signal.throwIfAborted();
      return unlessAborted(work(signal), signal);
    };
    try {
      return await unlessAborted(
        this.#limit.run(async () => run()),
        signal,
      );
    } catch (error) {
      throw toNotInspected(signal.aborted ? signal.reason : error);
    } finally {
      clearTimeout(timer);
      stopListening?.();
    }
  }
}
