import { kindOf } from '../errors/check-options.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { CreateState } from '../once/create-state.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import { handleOf } from '../terms/task-handle.js';
import { type BatchItem, isHandle } from './batch-item.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';

/** How far an item got, according to its journal. */
export interface RecordedItem {
  readonly item: BatchItem;
  /** The outcome of its request. */
  readonly create: CreateState;
  /** Whether its task has succeeded. */
  isDone?: boolean;
}

/** The items, by their places. Nothing where the journal is empty, or its process ended before all of them were in it. */
export async function readJournal(journal: Journal): Promise<RecordedItem[] | undefined> {
  let size = -1;
  let items: RecordedItem[] = [];
  const entries = await journal.read();
  const { [Symbol.iterator]: each, [Symbol.asyncIterator]: eachLater } = Object(entries);
  if (!each && !eachLater)
    throw new JournalError(
      `read of the journal must return an array of entries, or iterate over them, not ${kindOf(entries)}. Nothing was sent.`,
    );
  for await (const entry of entries) {
    if (entry?.type === 'batch' && items.length !== size) {
      // An earlier batch did not get all its items, so none of them was sent.
      items = [];
      size = entry.size;
    } else if (items.length === size) take(items, entry);
    else add(items, entry);
  }
  return items.length === size ? items : undefined;
}

/**
 * Adds an item while items are missing. A storage that writes several at once may lack one before it, after a kill:
 * then the items never become complete. Nothing but items can come before that.
 */
function add(items: RecordedItem[], entry: JournalEntry): void {
  if (entry?.type !== 'item' || entry.index < items.length || !isObject(entry.item)) throw unexpected(entry);
  const { index, item } = entry;
  const steps = isHandle(item) ? [{ type: 'accepted', handle: handleOf(item) } as const] : [];
  if (index === items.length) items.push({ item, create: new CreateState(steps) });
}

/** An item has one attempt at a time, so that all have the same name. */
const attempt = 'request';

/** Takes in the outcome of an item. */
function take(items: readonly RecordedItem[], entry: JournalEntry): void {
  const recorded = items[(entry as { index: number } | undefined)?.index ?? -1];
  if (!recorded) throw unexpected(entry);
  const { create } = recorded;
  switch (entry.type) {
    case 'sending':
      create.add({ type: 'sending', attempt, operation: entry.operation as OperationId });
      return;
    case 'unsent':
    case 'resend':
      create.add({ type: 'resend', attempts: [attempt] });
      return;
    case 'accepted':
      if (!create.isUnknown || !hasId(entry.handle)) throw unexpected(entry);
      create.add({ type: 'accepted', handle: entry.handle });
      return;
    case 'success':
      if (!create.handle) throw unexpected(entry);
      recorded.isDone = true;
      return;
    case 'error':
      if (!isObject(entry.error)) throw unexpected(entry);
      // Any other error is an outcome.
      if (entry.error.name !== 'OutcomeUnknownError') create.add({ type: 'unsent', attempt });
      create.add({ type: 'error', error: entry.error });
      return;
    default:
      throw unexpected(entry);
  }
}

/** How an item ended, or why nobody knows whether it made a task. */
export function errorOf({ create }: RecordedItem): GenMediaError | undefined {
  return create.error ?? (create.isUnknown ? unknownOutcome(create.operation) : undefined);
}

function hasId(handle: unknown): boolean {
  const { id } = Object(handle) as { id?: unknown };
  return typeof id === 'string' && id !== '';
}

function unexpected(entry: unknown): JournalError {
  const start = `${JSON.stringify(entry)}`.slice(0, 100);
  return new JournalError(`The journal has an entry that is out of place or of a newer version: ${start}`);
}

/** The error of a request that was on its way when its process ended. */
function unknownOutcome(operation: OperationId | undefined): OutcomeUnknownError {
  const happened =
    'was on its way when its process ended. Search callbacks for its payload, and pass the task as resolve of ' +
    'gen.batch.resume. If there is none, resend sends it again';
  return new OutcomeUnknownError(new GenMediaError(happened, { operation }));
}
