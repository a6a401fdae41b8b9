import { GenMediaError } from '../errors/gen-media-error.js';

/**
 * Thrown when another call is sending the request of the same key (`genmedia/once`). This call has sent nothing. `key`,
 * `retryAfter` in milliseconds.
 */
export class InProgressError extends GenMediaError {
  override readonly name = 'InProgressError';
  /** The key. */
  declare readonly key: string;
  /** Milliseconds after which the outcome is known, or counts as unknown. */
  declare readonly retryAfter: number;

  constructor(key: string, retryAfter: number) {
    const seconds = Math.max(1, Math.ceil(retryAfter / 1000));
    super(
      `The request of key ${JSON.stringify(key)} is being sent by another call, so this one has sent nothing. Call again: ` +
        `in ${seconds} seconds at the latest its outcome is known, or counts as unknown.`,
    );
    this.key = key;
    this.retryAfter = Math.max(0, retryAfter);
  }
}
