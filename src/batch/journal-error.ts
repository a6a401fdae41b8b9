import { GenMediaError } from '../errors/gen-media-error.js';

/** Thrown when the journal of a batch cannot be read or written. Nothing is sent after that; tasks that exist go on. */
export class JournalError extends GenMediaError {
  override readonly name = 'JournalError';
}
