import { AbortError } from '../errors/abort-error.js';
import { DeadlineError } from '../errors/deadline-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import type { GenMedia } from '../gen-media.js';
import { onAbort } from '../on-abort.js';
import { handleOf } from '../task-handle.js';
import { type BatchItem, type BatchOptions, checkBatch, isHandle } from './batch-options.js';
import { type BatchResult, isUntaken, type Job } from './job.js';
import { Runner } from './runner.js';

/**
 * Many tasks, of any generators. Nothing in it throws: every item ends with its task or its error.
 *
 *     for await (const { index, task, error } of batch) …   // as they come
 *     const results = await batch.results;                  // all of them, in order
 */
export class Batch implements AsyncIterable<BatchResult> {
  /** Every result, in the order of the items. It never rejects. */
  readonly results: Promise<BatchResult[]>;
  readonly #jobs: readonly Job[];
  readonly #ended: BatchResult[] = [];
  #arrived: () => void = () => {};
  #arrival: Promise<void> | undefined;

  constructor(gen: GenMedia, given: readonly BatchItem[], options?: BatchOptions) {
    const items = checkBatch(gen, given, options);
    this.#jobs = items.map((item, index) => ({ index, item, ...(isHandle(item) && { handle: handleOf(item) }) }));
    this.results = this.#start(gen, { ...options });
  }

  /** How many items it has. */
  get size(): number {
    return this.#jobs.length;
  }

  /** Credits that its tasks cost, as far as the answers have told. */
  get credits(): number {
    return this.#jobs.reduce((sum, { credits = 0 }) => sum + credits, 0);
  }

  /**
   * What it takes to go on, as plain JSON: handles of tasks that have not ended, and requests that were not sent.
   *
   *     const more = gen.batch(JSON.parse(JSON.stringify(batch.rest())));
   *
   * A request whose outcome is unknown is not among them, nor one that is on its way: they may have made a task.
   */
  rest(): BatchItem[] {
    return this.#jobs.flatMap(({ item, handle, isOnItsWay, result }) => {
      if (result?.task || result?.error instanceof TaskFailedError) return [];
      if (handle) return [handle];
      if (isOnItsWay) return [];
      const { error } = result ?? {};
      return !error || error instanceof AbortError || error instanceof DeadlineError || isUntaken(error) ? [item] : [];
    });
  }

  /** Results as they come, those that have come already first. */
  async *[Symbol.asyncIterator](): AsyncGenerator<BatchResult, void, undefined> {
    for (let index = 0; index < this.#jobs.length; index += 1) {
      while (index >= this.#ended.length) await this.#nextArrival();
      yield this.#ended[index] as BatchResult;
    }
  }

  #nextArrival(): Promise<void> {
    this.#arrival ??= new Promise((resolve) => {
      this.#arrived = resolve;
    });
    return this.#arrival;
  }

  async #start(gen: GenMedia, options: BatchOptions): Promise<BatchResult[]> {
    const { signal } = options;
    let forget: (() => void) | undefined;
    await new Promise<void>((resolve) => {
      const end = (result: BatchResult) => {
        this.#ended.push(result);
        this.#arrival = undefined;
        this.#arrived();
        if (this.#ended.length === this.#jobs.length) resolve();
      };
      const runner = new Runner(gen, this.#jobs, options, end);
      if (this.#jobs.length === 0) resolve();
      else if (signal?.aborted) runner.stop(signal.reason);
      else {
        forget = signal && onAbort(signal, () => runner.stop(signal.reason));
        runner.run();
      }
    });
    forget?.();
    return this.#jobs.map(({ result }) => result as BatchResult);
  }
}
