import type { OpenAttempt } from './media-job.js';
import type { Queues } from './queues.js';

/**
 * Finds the jobs whose outcome is unknown, at a cost that does not depend on how many have ended. An attempt that is closed is
 * never open again, so its entry can be removed at any time by anyone.
 */
export class UnknownIndex {
  readonly #entries: Queues['unknown'];

  constructor({ unknown }: Queues) {
    this.#entries = unknown;
  }

  /** Adds the open attempts of a job, before it fails. */
  async add(id: string, attempts: readonly string[]): Promise<void> {
    for (const attempt of attempts) await this.#entries.add('unknown', { id, attempt }, { jobId: keyOf(attempt) });
  }

  /** In one request: others add and remove entries meanwhile, so that pages would miss some. */
  async list(): Promise<OpenAttempt[]> {
    const entries = await this.#entries.getWaiting();
    return entries.map(({ data }) => data);
  }

  async remove({ attempt }: OpenAttempt): Promise<void> {
    await this.#entries.remove(keyOf(attempt));
  }
}

/** BullMQ takes neither colons nor plain numbers as ids. */
const keyOf = (attempt: string) => `attempt-${encodeURIComponent(attempt)}`;
