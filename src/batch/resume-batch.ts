import type { GenMedia } from '../client/gen-media.js';
import type { TaskRequest } from '../client/request-types.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { Batch } from './batch.js';
import { checkBatch, checkJournal, checkResumeOptions, type ResumeOptions } from './batch-options.js';
import { firstPhase, type Job } from './job.js';
import type { Journal } from './journal.js';
import { JournalWriter } from './journal-writer.js';
import type { RecordedItem } from './read-journal.js';
import { startBatch } from './start-batch.js';
import { waitWhileStopping } from './wait-while-stopping.js';

/** Goes on with the batch of a journal. */
export async function resumeBatch(gen: GenMedia, journal: Journal, options: ResumeOptions = {}): Promise<Batch> {
  checkJournal(journal);
  checkResumeOptions(options ?? {});
  const { resend = () => false, items, ...rest } = options ?? {};
  checkBatch(gen, items ?? [], rest);
  const { signal } = rest;
  const record = new JournalWriter(journal);
  try {
    const recorded = await waitWhileStopping(record.read(), signal);
    if (!recorded) {
      if (!items) throw new ConfigurationError(emptyJournal);
      await record.close(signal);
      return startBatch(gen, items, { ...rest, journal });
    }
    checkBatch(
      gen,
      recorded.map(({ item }) => item),
      rest,
    );
    await decide(recorded, resend, (index) => waitWhileStopping(record.resend(index), signal));
    return new Batch(gen, recorded.map(toJob), rest, record);
  } catch (error) {
    await record.close(signal);
    throw error;
  }
}

const emptyJournal =
  'The journal holds no batch: it is empty, or its process ended before all items were in it. Nothing was sent. Begin ' +
  'with gen.batch(items, { journal }), or pass items to resume.';

/** Asks about each item that may have made a task. Nothing is recorded before all were asked about. */
async function decide(
  recorded: readonly RecordedItem[],
  resend: NonNullable<ResumeOptions['resend']>,
  record: (index: number) => Promise<void>,
): Promise<void> {
  const again: number[] = [];
  for (const [index, { item, error, handle }] of recorded.entries()) {
    if (handle || !(error instanceof OutcomeUnknownError)) continue;
    if ((await resend({ index, item: item as TaskRequest, error })) !== true) continue;
    again.push(index);
  }
  for (const index of again) {
    await record(index);
    Object.assign(recorded[index] as RecordedItem, { error: undefined });
  }
}

function toJob({ item, handle = undefined, isDone = false, error }: RecordedItem, index: number): Job {
  const known = handle ?? error?.handle;
  if (!error) return { index, item, isDone, phase: firstPhase(known) };
  const { credits } = Object(error instanceof TaskFailedError && error.raw) as { credits?: unknown };
  const phase = { name: 'ended', result: { index, handle: known, error } } as const;
  return { index, item, isDone, phase, ...(typeof credits === 'number' && { credits }) };
}
