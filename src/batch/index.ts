import type { GenMedia } from '../gen-media.js';
import { Batch } from './batch.js';
import type { BatchItem, BatchOptions } from './batch-options.js';

export type { Batch } from './batch.js';
export type { BatchItem, BatchOptions, BatchRequest, BatchUpdate } from './batch-options.js';
export type { BatchResult } from './job.js';

/**
 * Gives a client the method `batch`: many tasks at a time, and none of them lost.
 *
 *     const gen = new GenMedia().use(batch);
 *     const films = gen.batch(urls.map((url) => ({ generator: 'adFilm', request: { images: [url] } })));
 *     for await (const { index, task, error } of films) console.log(index, task?.creations[0]?.url ?? error);
 */
export const batch = (gen: GenMedia) => ({
  /** Makes tasks and waits for all of them, a bounded number at a time. */
  batch: (items: readonly BatchItem[], options?: BatchOptions): Batch => new Batch(gen, items, options),
});
