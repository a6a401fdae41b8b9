import type { Queue } from 'bullmq';
import { GenMediaError } from '../errors/gen-media-error.js';
import { CreateState, type RecordedStep } from '../once/create-state.js';
import { recordedError } from '../once/recorded-error.js';
import { isObject } from '../shared/is-object.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';

/**
 * The journal of a job: its log in BullMQ, with a row for each step, which dashboards show. Rows are only ever added, so that a
 * process that wakes up late cannot undo what others wrote.
 */
export class JobJournal {
  readonly #queue: Queue;
  readonly #jobId: string;
  /** Number of rows when it was last read. A new job has none. */
  #rows = 0;

  constructor(queue: Queue, jobId: string) {
    this.#queue = queue;
    this.#jobId = jobId;
  }

  async read(): Promise<CreateState> {
    return new CreateState(await this.#steps());
  }

  /**
   * Records that an attempt is about to be sent, and returns whether it may be. The store counts the rows, so that of two workers
   * that have read the same journal at most one may send: the other one finds more rows than it knew, and reads them.
   */
  async claim(attempt: string, operation: OperationId): Promise<boolean> {
    const expected = this.#rows + 1;
    if ((await this.#append({ type: 'sending', attempt, operation })) === expected) return true;
    const steps = await this.#steps().catch((error) => {
      if (error instanceof GenMediaError) return undefined;
      throw error;
    });
    const others = steps?.filter((step) => !(step.type === 'sending' && step.attempt === attempt));
    return others !== undefined && new CreateState(others).maySend;
  }

  unsent(attempt: string): Promise<unknown> {
    return this.#append({ type: 'unsent', attempt });
  }

  accepted(handle: TaskHandle): Promise<unknown> {
    return this.#append({ type: 'accepted', handle });
  }

  resend(attempts: readonly string[]): Promise<unknown> {
    return this.#append({ type: 'resend', attempts });
  }

  error(error: unknown): Promise<unknown> {
    return this.#append({ type: 'error', error: recordedError(error) });
  }

  async #steps(): Promise<RecordedStep[]> {
    const { logs, count } = await this.#queue.getJobLogs(this.#jobId);
    this.#rows = count;
    return logs.map((text) => toStep(text, this.#jobId)).filter((step) => step !== undefined);
  }

  #append(step: RecordedStep): Promise<number> {
    return this.#queue.addJobLog(this.#jobId, JSON.stringify(step));
  }
}

/** Others may write to the log of a job too. A changed row of the journal proves nothing, and money depends on it. */
function toStep(text: string, jobId: string): RecordedStep | undefined {
  let row: Record<string, unknown>;
  try {
    row = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (!Object.hasOwn(isComplete, `${row.type}`)) return undefined;
  if (isComplete[row.type as RecordedStep['type']](row)) return row as RecordedStep;
  throw new GenMediaError(`The log of job ${jobId} has a row that cannot be read: ${excerpt(text)}`);
}

/** What each row must have. */
const isComplete: Record<RecordedStep['type'], (row: Record<string, unknown>) => boolean> = {
  sending: ({ attempt }) => typeof attempt === 'string',
  unsent: ({ attempt }) => typeof attempt === 'string',
  accepted: ({ handle }) => typeof (Object(handle) as { id?: unknown }).id === 'string',
  resend: ({ attempts }) => Array.isArray(attempts),
  error: ({ error }) => isObject(error),
};
