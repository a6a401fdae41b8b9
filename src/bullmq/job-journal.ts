import type { Queue } from 'bullmq';
import { GenMediaError } from '../errors/gen-media-error.js';
import { CreateState, type CreateStep } from '../once/create-state.js';
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

  constructor(queue: Queue, jobId: string) {
    this.#queue = queue;
    this.#jobId = jobId;
  }

  async read(): Promise<CreateState> {
    return new CreateState(await this.#steps());
  }

  /** What the journal says without an attempt. */
  async readWithout(attempt: string): Promise<CreateState> {
    const steps = await this.#steps();
    return new CreateState(steps.filter((step) => !(step.type === 'sending' && step.attempt === attempt)));
  }

  /** Returns the number of rows that the journal has with this one. */
  sending(attempt: string, operation: OperationId): Promise<number> {
    return this.#append({ type: 'sending', attempt, operation });
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

  async #steps(): Promise<CreateStep[]> {
    const { logs } = await this.#queue.getJobLogs(this.#jobId);
    return logs.map((text) => toStep(text, this.#jobId)).filter((step) => step !== undefined);
  }

  #append(step: CreateStep): Promise<number> {
    return this.#queue.addJobLog(this.#jobId, JSON.stringify(step));
  }
}

/** Others may write to the log of a job too. A row of ours that was changed says nothing for certain, and money depends on it. */
function toStep(text: string, jobId: string): CreateStep | undefined {
  let row: Record<string, unknown>;
  try {
    row = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (!Object.hasOwn(isComplete, `${row.type}`)) return undefined;
  if (isComplete[row.type as CreateStep['type']](row)) return row as CreateStep;
  throw new GenMediaError(`The log of job ${jobId} has a row that cannot be read: ${excerpt(text)}`);
}

/** What each row must have. */
const isComplete: Record<CreateStep['type'], (row: Record<string, unknown>) => boolean> = {
  sending: ({ attempt }) => typeof attempt === 'string',
  unsent: ({ attempt }) => typeof attempt === 'string',
  accepted: ({ handle }) => typeof (Object(handle) as { id?: unknown }).id === 'string',
  resend: ({ attempts }) => Array.isArray(attempts),
  error: ({ error }) => isObject(error),
};
