import { GenMediaError } from '../errors/gen-media-error.js';

/**
 * Thrown when the journal of a batch cannot be read or written (`genmedia/batch`). Nothing is sent after that. Tasks that
 * exist continue.
 */
export class JournalError extends GenMediaError {
  override readonly name = 'JournalError';
}
