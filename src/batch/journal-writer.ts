import { ConfigurationError } from '../errors/configuration-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { recordedError } from '../once/recorded-error.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { BatchItem } from './batch-item.js';
import { type BatchResult, handleIn, isUnsent, type Job } from './job.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';
import { toPlainItem } from './plain-item.js';
import { type RecordedItem, readJournal } from './read-journal.js';
import { waitWhileStopping } from './wait-while-stopping.js';

/** What a batch records in its journal. Each method resolves when it is safe there. */
export class JournalWriter {
  readonly #journal: Journal;
  #isOpen = false;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** What the journal holds. From now on it is this batch's alone. */
  async read(): Promise<RecordedItem[] | undefined> {
    if (inUse.has(this.#journal))
      throw new ConfigurationError(
        'Another batch is using this journal. Use another one, or wait until that batch has ended.',
      );
    inUse.add(this.#journal);
    this.#isOpen = true;
    try {
      return await readJournal(this.#journal);
    } catch (error) {
      throw journalFailure('read', error);
    }
  }

  begin(items: readonly BatchItem[]): Promise<void> {
    const entries = items.map((item, index): JournalEntry => ({ type: 'item', index, item: toPlainItem(item) }));
    return this.#append([{ type: 'batch', size: items.length }, ...entries]);
  }

  sending({ index }: Job, operation: string): Promise<void> {
    return this.#append([{ type: 'sending', index, operation }]);
  }

  unsent({ index }: Job): Promise<void> {
    return this.#append([{ type: 'unsent', index }]);
  }

  resend(index: number): Promise<void> {
    return this.#append([{ type: 'resend', index }]);
  }

  accepted({ index }: Pick<Job, 'index'>, handle: TaskHandle): Promise<void> {
    return this.#append([{ type: 'accepted', index, handle }]);
  }

  /** Records how an item ended, where it has: a task that was left goes on, and what was not sent can be sent. */
  async ended(job: Job, { task, error }: Partial<BatchResult>): Promise<void> {
    const { index, isDone } = job;
    if (task) return isDone ? undefined : this.#append([{ type: 'success', index }]);
    const isLeft = handleIn(job) ? !(error instanceof TaskFailedError) : isUnsent(error);
    if (!isLeft) await this.#append([{ type: 'error', index, error: recordedError(error) }]);
  }

  /** Lets go of the journal. All is safe by then, unless the batch was stopped and the journal does not finish. */
  async close(signal?: AbortSignal): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      await waitWhileStopping(this.#close(), signal);
    } catch {
      // Nothing is lost with it.
    }
  }

  async #close(): Promise<void> {
    try {
      await this.#journal.close?.();
    } finally {
      inUse.delete(this.#journal);
    }
  }

  async #append(entries: readonly JournalEntry[]): Promise<void> {
    // Another batch may own the journal by now.
    if (!this.#isOpen) throw new JournalError('The batch has ended.');
    try {
      await this.#journal.append(entries);
    } catch (error) {
      throw journalFailure('written', error);
    }
  }
}

/** Journals of batches that have not ended: one that ends must not close the journal of another. */
const inUse = new WeakSet<Journal>();

/** An error of a journal as a GenMediaError. */
function journalFailure(what: 'read' | 'written', error: unknown): GenMediaError {
  if (error instanceof GenMediaError) return error;
  const { message = error } = Object(error) as { message?: unknown };
  return Object.assign(new JournalError(`The journal could not be ${what}: ${message}`), { cause: error });
}
