import type { Queue } from 'bullmq';
import { type RecordedError, recordedError, restoredError } from '../batch/recorded-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { isObject } from '../shared/is-object.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';

/** A row in the log of a job. Rows are only ever added, so that a process that wakes up late cannot undo what others wrote. */
type Row =
  /** An attempt is about to be sent. Until another row names it, it may have created a task. */
  | { readonly type: 'sending'; readonly attempt: string; readonly operation: OperationId }
  /** It is certain that nothing was accepted. */
  | { readonly type: 'unsent'; readonly attempt: string }
  /** There is a task. */
  | { readonly type: 'accepted'; readonly handle: TaskHandle }
  /** The caller has decided to send it again, whatever became of these attempts. */
  | { readonly type: 'resend'; readonly attempts: readonly string[] }
  /** It ended without a result. */
  | { readonly type: 'error'; readonly error: RecordedError };

/** What the log of a job says. */
export interface JournalState {
  /** The task, if there is one. */
  readonly handle: TaskHandle | undefined;
  /** Attempts that may have created a task nobody knows of. */
  readonly openAttempts: readonly string[];
  /** Operation of the last attempt. */
  readonly operation: OperationId | undefined;
  /** The last error, unless the request may be sent again since. */
  readonly error: GenMediaError | undefined;
}

/** The journal of a job: its log in BullMQ, which is append-only and which dashboards show. */
export class JobJournal {
  readonly #queue: Queue;
  readonly #jobId: string;

  constructor(queue: Queue, jobId: string) {
    this.#queue = queue;
    this.#jobId = jobId;
  }

  async read(): Promise<JournalState> {
    const { logs } = await this.#queue.getJobLogs(this.#jobId);
    return stateOf(logs.map((text) => toRow(text, this.#jobId)).filter((row) => row !== undefined));
  }

  sending(attempt: string, operation: OperationId): Promise<void> {
    return this.#append({ type: 'sending', attempt, operation });
  }

  unsent(attempt: string): Promise<void> {
    return this.#append({ type: 'unsent', attempt });
  }

  accepted(handle: TaskHandle): Promise<void> {
    return this.#append({ type: 'accepted', handle });
  }

  resend(attempts: readonly string[]): Promise<void> {
    return this.#append({ type: 'resend', attempts });
  }

  error(error: unknown): Promise<void> {
    return this.#append({ type: 'error', error: recordedError(error) });
  }

  async #append(row: Row): Promise<void> {
    await this.#queue.addJobLog(this.#jobId, JSON.stringify(row));
  }
}

function stateOf(rows: readonly Row[]): JournalState {
  let handle: TaskHandle | undefined;
  let operation: OperationId | undefined;
  let error: RecordedError | undefined;
  const closed = new Set<string>();
  const sent: string[] = [];
  for (const row of rows) {
    if (row.type === 'accepted') handle ??= row.handle;
    else if (row.type === 'error') error = row.error;
    else if (row.type === 'unsent') closed.add(row.attempt);
    else if (row.type === 'sending') {
      operation = row.operation;
      sent.push(row.attempt);
    } else {
      error = undefined;
      for (const attempt of row.attempts) closed.add(attempt);
    }
  }
  const openAttempts = handle ? [] : sent.filter((attempt) => !closed.has(attempt));
  return { handle, openAttempts, operation, error: error && restoredError(error) };
}

/** Others may write to the log of a job too. A row of ours that was changed says nothing for certain, and money depends on it. */
function toRow(text: string, jobId: string): Row | undefined {
  let row: Record<string, unknown>;
  try {
    row = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (!Object.hasOwn(isComplete, `${row.type}`)) return undefined;
  if (isComplete[row.type as Row['type']](row)) return row as Row;
  throw new GenMediaError(`The log of job ${jobId} has a row that cannot be read: ${excerpt(text)}`);
}

/** What each row must have. */
const isComplete: Record<Row['type'], (row: Record<string, unknown>) => boolean> = {
  sending: ({ attempt }) => typeof attempt === 'string',
  unsent: ({ attempt }) => typeof attempt === 'string',
  accepted: ({ handle }) => typeof (Object(handle) as { id?: unknown }).id === 'string',
  resend: ({ attempts }) => Array.isArray(attempts),
  error: ({ error }) => isObject(error),
};
