import type { GenMedia } from '../client/gen-media.js';
import type { TaskRequest } from '../client/request-types.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { withWaitDefaults } from '../tasks/wait-options.js';
import { handleOf } from '../terms/task-handle.js';
import { warn } from '../transport/warnings.js';
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
  const requests = items.filter((item): item is TaskRequest => !isHandle(item));
  checkDeadline(gen, requests, options);
  const { journal } = options ?? {};
  for (const [index, item] of items.entries())
    if (journal && !isHandle(item)) assertJson(`Item ${index} of the batch`, item.request);
  warnOfCallbacks(gen, requests, options);
  if (!journal) return new Batch(gen, jobs, { ...options });
  const record = new JournalWriter(journal);
  const begin = async () => {
    if (await record.read()) throw new ConfigurationError(usedJournal(journal));
    await record.begin(items);
  };
  return new Batch(gen, jobs, { ...options }, record, begin);
}

/** Rejects a deadline that would end each request before it is sent. */
function checkDeadline(gen: GenMedia, requests: readonly TaskRequest[], options: BatchOptions | undefined): void {
  const { deadline } = withWaitDefaults(options, gen.waitDefaults);
  if (requests.length === 0 || !(deadline instanceof Date) || deadline.getTime() > Date.now()) return;
  const allowed = `deadline must be a date that is not in the past, not ${deadline.toJSON()}`;
  throw new ConfigurationError(`${allowed}. Nothing was sent.`);
}

/** Warns of callbacks that no request asks for. */
function warnOfCallbacks(gen: GenMedia, requests: readonly TaskRequest[], options: BatchOptions | undefined): void {
  const hasUrl = ({ request, options: own }: TaskRequest) =>
    'callback_url' in Object(request) || 'callback_url' in Object(own?.extraBody);
  if (!options?.callbacks || requests.length === 0 || requests.some(hasUrl)) return;
  const reason =
    'The option callbacks was passed for a batch whose requests have no callback_url: no update comes, and tasks are polled a ' +
    'fifth as often. Give the requests a callback_url, or leave callbacks out.';
  warn(gen.emit, { operation: undefined, taskId: undefined, reason });
}

const usedJournal = ({ path }: Journal) =>
  `The journal${path ? ` ${path}` : ''} must be empty, and this one holds a batch. Continue it with gen.batch.resume(journal), or use another ` +
  'journal. Nothing was sent.';
