import type { GenMedia } from '../client/gen-media.js';
import type { TaskRequest } from '../client/request-types.js';
import { describeHandle, describeValue } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import { isIdentifier } from '../transport/path.js';
import { Batch } from './batch.js';
import { checkBatch, checkJournal, checkResumeOptions, type ResumeOptions, type UnknownItem } from './batch-options.js';
import { firstPhase, type Job } from './job.js';
import type { Journal } from './journal.js';
import { JournalWriter } from './journal-writer.js';
import { errorOf, type RecordedItem } from './read-journal.js';
import { startBatch } from './start-batch.js';
import { waitWhileStopping } from './wait-while-stopping.js';

/** Goes on with the batch of a journal. */
export async function resumeBatch(gen: GenMedia, journal: Journal, options: ResumeOptions = {}): Promise<Batch> {
  checkJournal(journal);
  checkResumeOptions(options ?? {});
  const { resolve, resend, items, ...rest } = options ?? {};
  checkBatch(gen, items ?? [], rest);
  const { signal } = rest;
  const record = new JournalWriter(journal);
  try {
    const recorded = await waitWhileStopping(record.read(), signal);
    if (!recorded) {
      if (!items) throw new ConfigurationError(emptyJournal(journal));
      await record.close(signal);
      return startBatch(gen, items, { ...rest, journal });
    }
    checkBatch(
      gen,
      recorded.map(({ item }) => item),
      rest,
    );
    for (const [index, handle] of await decide(recorded, { resolve, resend })) {
      const { create } = recorded[index] as RecordedItem;
      await waitWhileStopping(handle ? record.accepted({ index }, handle) : record.resend(index), signal);
      create.add({ type: 'resend', attempts: create.openAttempts });
      if (handle) create.add({ type: 'accepted', handle });
    }
    return new Batch(gen, recorded.map(toJob), rest, record);
  } catch (error) {
    await record.close(signal);
    throw error;
  }
}

const emptyJournal = ({ path }: Journal) =>
  `The journal${path ? ` ${path}` : ''} holds no batch: it did not exist, is empty, or its process ended before all items were in ` +
  'it. Nothing was sent. Check which one it is, begin with gen.batch(items, { journal }), or pass items to resume.';

/**
 * The decision about each item that may have made a task: it has this one, or it is sent again. All are asked about before anything
 * is recorded.
 */
async function decide(
  recorded: readonly RecordedItem[],
  { resolve, resend }: Pick<ResumeOptions, 'resolve' | 'resend'>,
): Promise<Map<number, TaskHandle | undefined>> {
  const decisions = new Map<number, TaskHandle | undefined>();
  for (const [index, one] of recorded.entries()) {
    if (!one.create.isUnknown) continue;
    const unknown: UnknownItem = { index, item: one.item as TaskRequest, error: errorOf(one) as GenMediaError };
    const found = await resolve?.(unknown);
    if (found !== undefined) decisions.set(index, checkedHandle(found, index));
    else if (checkedAgain(await resend?.(unknown), index)) decisions.set(index, undefined);
  }
  return decisions;
}

function checkedAgain(again: unknown, index: number): boolean {
  if (again === undefined || typeof again === 'boolean') return again === true;
  throw new ConfigurationError(
    `resend must return true or false, not ${describeValue(again)} for item ${index}. Nothing was sent.`,
  );
}

function checkedHandle(found: unknown, index: number): TaskHandle {
  if (isIdentifier(Object(found).id)) return handleOf(found as TaskHandle);
  throw new ConfigurationError(
    `resolve must return the handle of a task, such as { id }, or undefined where you found none, not ${describeHandle(found)} ` +
      `for item ${index}. Nothing was sent.`,
  );
}

function toJob(recorded: RecordedItem, index: number): Job {
  const { item, create, isDone = false } = recorded;
  const error = errorOf(recorded);
  const known = create.handle ?? error?.handle;
  if (!error) return { index, item, isDone, phase: firstPhase(known) };
  const { credits } = Object(error instanceof TaskFailedError && error.raw) as { credits?: unknown };
  const phase = { name: 'ended', result: { index, handle: known, error } } as const;
  return { index, item, isDone, phase, ...(typeof credits === 'number' && { credits }) };
}
