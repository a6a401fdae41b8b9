/**
 * Many tasks at a time, with a journal from which a killed process continues.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { batch, fileJournal } from 'genmedia/batch';
 *
 *     const gen = new GenMedia().use(batch);
 *     const items = urls.map((url) => ({ generator: 'adFilm' as const, request: { images: [url] } }));
 *     const films = gen.batch(items, { journal: fileJournal('films.journal') });
 *     for await (const { index, task, error } of films) console.log(index, task?.creations[0]?.url ?? error);
 *
 * @packageDocumentation
 */

import { assertClient } from '../client/assert-client.js';
import type { GenMedia } from '../client/gen-media.js';
import { rejectUse } from '../errors/explain.js';
import type { Batch } from './batch.js';
import type { BatchItem } from './batch-item.js';
import type { BatchOptions, ResumeOptions } from './batch-options.js';
import type { Journal } from './journal.js';
import { resumeBatch } from './resume-batch.js';
import { startBatch } from './start-batch.js';

export type { RecordedError } from '../once/recorded-error.js';
export type { Batch } from './batch.js';
export type { BatchItem } from './batch-item.js';
export type { BatchOptions, BatchUpdate, ResumeOptions, UnknownItem } from './batch-options.js';
export { fileJournal } from './file-journal.js';
export type { BatchResult } from './job.js';
export type { Journal, JournalEntry } from './journal.js';
export { JournalError } from './journal-error.js';
export { type JournalStorage, type StorageJournalOptions, storageJournal } from './storage-journal.js';

/** Starts batches, and continues those that a process has left unfinished. */
export interface BatchMethod {
  /** Creates tasks and waits for all of them, a limited number at a time. */
  (items: readonly BatchItem[], options?: BatchOptions): Batch;
  /**
   * Continues the batch of a journal, even after a crash. Tasks that exist are waited for, and those that have ended are
   * read once, which gives fresh URLs. What was never sent is sent. A request that was on its way when its process ended
   * is an `OutcomeUnknownError` and not sent again: `resolve` names its task if you have found it, and `resend` decides whether
   * it is sent again. It continues to write to the same journal.
   *
   *     const films = await gen.batch.resume(fileJournal('films.journal'));
   */
  resume(journal: Journal, options?: ResumeOptions): Promise<Batch>;
}

/**
 * Gives a client the method `batch`: many tasks at a time, and none of them lost.
 *
 *     const gen = new GenMedia().use(batch);
 *     const films = gen.batch(urls.map((url) => ({ generator: 'adFilm', request: { images: [url] } })));
 *     for await (const { index, task, error } of films) console.log(index, task?.creations[0]?.url ?? error);
 */
export const batch = (gen: GenMedia): { batch: BatchMethod } => {
  assertClient('batch', gen);
  const start = (items: readonly BatchItem[], options?: BatchOptions) => startBatch(gen, items, options);
  const resume = (journal: Journal, options?: ResumeOptions) => {
    const resuming = resumeBatch(gen, journal, options);
    return rejectUse(
      resuming,
      'gen.batch.resume returns a promise, which must be awaited: await gen.batch.resume(journal).',
      ...[Symbol.asyncIterator, 'results'],
    );
  };
  return { batch: Object.assign(start, { resume }) };
};
