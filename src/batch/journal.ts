import type { RecordedError } from '../once/recorded-error.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { BatchItem } from './batch-item.js';

/** What a batch writes into its journal, as plain JSON. The entries of one item, in their order, say how far it got. */
export type JournalEntry =
  /** A batch of so many items begins. Nothing is sent before all of them are in the journal. */
  | { readonly type: 'batch'; readonly size: number }
  /** An item, as it was passed. Functions and signals in its options are left out. */
  | { readonly type: 'item'; readonly index: number; readonly item: BatchItem }
  /** Its request is about to be sent. Until another entry follows, it is unknown whether there is a task. */
  | { readonly type: 'sending'; readonly index: number; readonly operation: string }
  /** It is certain that nothing was accepted, so it may be sent again. */
  | { readonly type: 'unsent'; readonly index: number }
  /** The caller has decided to send it again, although the first request may have created a task. */
  | { readonly type: 'resend'; readonly index: number }
  /** The service has accepted it, or the caller has found its task. */
  | { readonly type: 'accepted'; readonly index: number; readonly handle: TaskHandle }
  /** Its task has succeeded. */
  | { readonly type: 'success'; readonly index: number }
  /** It has ended without a result: rejected, invalid, failed, or with an unknown outcome. */
  | { readonly type: 'error'; readonly index: number; readonly error: RecordedError };

/**
 * Where a batch records what it is about to do and the outcome, so that another process can go on after a crash.
 * `fileJournal` and `storageJournal` are two of them. Your own needs two methods:
 *
 *     const journal: Journal = {
 *       append: (entries) => database.insert(entries),   // in one transaction
 *       read: () => database.select('… order by id'),
 *     };
 *
 * One batch at a time may use it: two processes on one journal would send the same requests.
 */
export interface Journal {
  /**
   * Adds entries at the end. When it resolves, they must be safe: what was sent after that is known after a crash. Where
   * it rejects, the batch ends. It is called again before it has resolved; the entries of an item must keep their order.
   */
  append(entries: readonly JournalEntry[]): Promise<unknown>;
  /** Every entry, in the order in which they were added. It is called before anything is added. */
  read(): AsyncIterable<JournalEntry> | Iterable<JournalEntry> | Promise<Iterable<JournalEntry>>;
  /** Called when the batch has ended. After it the journal can be read again. */
  close?(): Promise<unknown>;
  /** Where it is, for messages. */
  readonly path?: string | undefined;
}
