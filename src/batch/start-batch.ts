import type { GenMedia } from '../client/gen-media.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { handleOf } from '../terms/task-handle.js';
import { Batch } from './batch.js';
import { type BatchItem, isHandle } from './batch-item.js';
import { type BatchOptions, checkBatch } from './batch-options.js';
import { assertJson } from './check-item.js';
import { firstPhase, type Job } from './job.js';
import type { Journal } from './journal.js';
import { JournalWriter } from './journal-writer.js';

/** Begins a batch, in an empty journal if there is one. */
export function startBatch(gen: GenMedia, given: readonly BatchItem[], options?: BatchOptions): Batch {
  const items = checkBatch(gen, given, options);
  const jobs = items.map((item, index): Job => {
    const handle = isHandle(item) ? handleOf(item) : undefined;
    return { index, item, phase: firstPhase(handle) };
  });
  const { journal } = options ?? {};
  if (!journal) return new Batch(gen, jobs, { ...options });
  for (const [index, item] of items.entries())
    if (!isHandle(item)) assertJson(`Item ${index} of the batch`, item.request);
  const record = new JournalWriter(journal);
  const begin = async () => {
    if (await record.read()) throw new ConfigurationError(usedJournal(journal));
    await record.begin(items);
  };
  return new Batch(gen, jobs, { ...options }, record, begin);
}

const usedJournal = ({ path }: Journal) =>
  `The journal${path ? ` ${path}` : ''} must be empty, and this one holds a batch. Continue it with gen.batch.resume(journal), or use another ` +
  'journal. Nothing was sent.';
