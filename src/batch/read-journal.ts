import { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { isObject } from '../shared/is-object.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import { type BatchItem, isHandle } from './batch-item.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';
import { restoredError } from './recorded-error.js';

/** How far an item got, according to its journal. */
export interface RecordedItem {
  readonly item: BatchItem;
  handle?: TaskHandle | undefined;
  /** Whether its task has succeeded. */
  isDone?: boolean;
  /** Whether its request was about to be sent, and nothing has followed. */
  isSent?: boolean;
  /** How it ended, or why nobody knows whether it made a task. */
  error?: GenMediaError | undefined;
}

/** The items, by their places. Nothing where the journal is empty, or its process ended before all of them were in it. */
export async function readJournal(journal: Journal): Promise<RecordedItem[] | undefined> {
  let size = -1;
  let items: RecordedItem[] = [];
  for await (const entry of await journal.read()) {
    if (entry?.type === 'batch' && items.length !== size) {
      // What was before did not get all its items, so nothing of it was sent.
      items = [];
      size = entry.size;
    } else if (items.length === size) take(items, entry);
    else add(items, entry);
  }
  return items.length === size ? items : undefined;
}

/**
 * Adds an item while the list is not complete. A storage that writes several at once may lack one before it, after a kill:
 * then the list never becomes complete. Nothing but items can come before it is.
 */
function add(items: RecordedItem[], entry: JournalEntry): void {
  if (entry?.type !== 'item' || entry.index < items.length || !isObject(entry.item)) throw unexpected(entry);
  const { index, item } = entry;
  if (index === items.length) items.push({ item, ...(isHandle(item) && { handle: handleOf(item) }) });
}

/** Takes in what became of an item. */
function take(items: readonly RecordedItem[], entry: JournalEntry): void {
  const recorded = items[(entry as { index: number } | undefined)?.index ?? -1];
  if (!recorded) throw unexpected(entry);
  switch (entry.type) {
    case 'sending':
      // A process that had lost its journal may have written it. It sent nothing after that.
      if (recorded.handle) return;
      recorded.error = unknownOutcome(entry.operation);
      recorded.isSent = true;
      return;
    case 'unsent':
    case 'resend':
      recorded.error = undefined;
      recorded.isSent = false;
      return;
    case 'accepted':
      if (!recorded.isSent || !hasId(entry.handle)) throw unexpected(entry);
      recorded.error = undefined;
      recorded.isSent = false;
      recorded.handle = entry.handle;
      return;
    case 'success':
      if (!recorded.handle) throw unexpected(entry);
      recorded.isDone = true;
      return;
    case 'error':
      if (!isObject(entry.error)) throw unexpected(entry);
      recorded.error = restoredError(entry.error);
      return;
    default:
      throw unexpected(entry);
  }
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
function unknownOutcome(operation: string): OutcomeUnknownError {
  const happened =
    'was on its way when its process ended. Search callbacks for its payload, and pass the task as resolve of ' +
    'gen.batch.resume. If there is none, resend sends it again';
  return new OutcomeUnknownError(new GenMediaError(happened, { operation }));
}
