import type { GenMedia } from '../client/gen-media.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { explainer, type Hint, rejectUse } from '../errors/explain.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { addCaller } from '../errors/with-caller.js';
import { onAbort } from '../shared/delay.js';
import type { BatchItem } from './batch-item.js';
import type { BatchOptions } from './batch-options.js';
import { type BatchResult, handleIn, isUnsent, type Job, resultOf } from './job.js';
import type { JournalWriter } from './journal-writer.js';
import { Runner } from './runner.js';
import { waitWhileStopping } from './wait-while-stopping.js';

const howToRead = 'A batch is read with for await, or all at once: await batch.results.';

/**
 * Many tasks, of any generators. Every item ends with its task or its error. Only a journal that is not empty or in use throws.
 *
 *     for await (const { index, task, error } of films) console.log(index, task, error); // as they come
 *     const results = await films.results; // all of them, in order
 */
export class Batch implements AsyncIterable<BatchResult> {
  /** Every result, in the order of the items. It rejects only if the journal is not empty or in use. Nothing was sent then. */
  readonly results: Promise<BatchResult[]>;
  readonly #jobs: readonly Job[];
  /** Who has started the batch, for the stacks of its errors. */
  readonly #call = new Error();
  readonly #ended: BatchResult[] = [];
  #arrived: () => void = () => {};
  #arrival: Promise<void> | undefined;
  #finish: () => void = () => {};
  /** Why its journal cannot be used. */
  #mistake: ConfigurationError | undefined;

  /**
   * `begin` is awaited before anything is sent. What it throws ends every item, and nothing is sent. A mistake of the caller is
   * thrown, once for all items.
   */
  constructor(
    gen: GenMedia,
    jobs: readonly Job[],
    options: BatchOptions,
    record?: JournalWriter,
    begin = begunAlready,
  ) {
    this.#jobs = jobs;
    this.results = this.#start(new Runner(gen, jobs, options, this.#end, record), options.signal, begin);
    if (record) this.results = this.results.finally(() => record.close(options.signal));
    // A caller that iterates gets the rejection from the iterator.
    this.results.catch(() => {});
  }

  /** Number of items. */
  get size(): number {
    return this.#jobs.length;
  }

  /** Credits that its tasks cost, as far as responses have reported them. */
  get credits(): number {
    return this.#jobs.reduce((sum, { credits = 0 }) => sum + credits, 0);
  }

  /**
   * What is needed to continue, as plain JSON: handles of tasks that have not ended, and requests that were not sent.
   *
   *     const more = gen.batch(JSON.parse(JSON.stringify(films.remaining())));
   *
   * Requests in flight, or with an unknown outcome, are not included: they may have created a task.
   */
  remaining(): BatchItem[] {
    return this.#jobs.flatMap((job): BatchItem[] => {
      const { item, phase } = job;
      const { task, error } = resultOf(job) ?? {};
      if (task || error instanceof TaskFailedError) return [];
      const handle = handleIn(job);
      if (handle) return [handle];
      return phase.name === 'unsent' || isUnsent(error) ? [item] : [];
    });
  }

  /** Results as they come, those that have come already first. */
  async *[Symbol.asyncIterator](): AsyncGenerator<BatchResult, void, undefined> {
    for (let index = 0; index < this.#jobs.length; index += 1) {
      while (index >= this.#ended.length) await this.#nextArrival();
      if (this.#mistake) break;
      yield this.#ended[index] as BatchResult;
    }
    // Its journal is free after that. A mistake is thrown here.
    await this.results;
  }

  #nextArrival(): Promise<void> {
    this.#arrival ??= new Promise((resolve) => {
      this.#arrived = resolve;
    });
    return this.#arrival;
  }

  readonly #end = (result: BatchResult): void => {
    addCaller(result.error, this.#call);
    this.#ended.push(result);
    this.#arrival = undefined;
    this.#arrived();
    if (this.#ended.length === this.#jobs.length) this.#finish();
  };

  async #start(runner: Runner, signal: AbortSignal | undefined, begin: typeof begunAlready): Promise<BatchResult[]> {
    let stopListening: (() => void) | undefined;
    const finished = new Promise<void>((resolve) => {
      this.#finish = resolve;
    });
    for (const job of this.#jobs) {
      const result = resultOf(job);
      if (result) this.#end(result);
    }
    if (this.#jobs.length === 0) this.#finish();
    if (signal?.aborted) runner.stop(signal.reason);
    else {
      stopListening = signal && onAbort(signal, () => runner.stop(signal.reason));
      const begun = begin();
      // An error of `begin` after an abort has no effect: all items have ended.
      if (begun)
        await waitWhileStopping(begun, signal).catch((error) => {
          if (error instanceof ConfigurationError && !signal?.aborted) this.#mistake = error;
          runner.fail(error);
        });
      runner.run();
    }
    await finished;
    stopListening?.();
    if (this.#mistake) throw this.#mistake;
    return this.#jobs.map((job) => resultOf(job) as BatchResult);
  }

  static {
    rejectUse(Batch.prototype, howToRead, Symbol.iterator);
    const hint: Hint = (name) =>
      typeof Object.getOwnPropertyDescriptor(Array.prototype, name)?.value === 'function' ? howToRead : undefined;
    Object.setPrototypeOf(Batch.prototype, explainer('A batch', hint));
  }
}

const begunAlready = (): Promise<void> | undefined => undefined;
