import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a task has not ended by the deadline of a wait. It goes on; `cause` is what the last look failed with, if it
 * did.
 */
export class DeadlineError extends GenMediaError {
  override readonly name = 'DeadlineError';
  /** State that the task was last seen in, if it was seen. */
  declare readonly state: string | undefined;

  constructor(state: string | undefined, context: ErrorContext) {
    super('reached its deadline: resume it with error.handle', context);
    this.state = state;
  }
}
