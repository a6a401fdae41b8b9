import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a task has not ended by the deadline of its wait. The task continues. `state`, and `cause` if the last poll
 * failed.
 */
export class DeadlineError extends GenMediaError {
  override readonly name = 'DeadlineError';
  /** State that the last poll has read, if one has. */
  declare readonly state: string | undefined;

  constructor(state: string | undefined, context: ErrorContext) {
    super('reached its deadline: resume it with error.handle', context);
    this.state = state;
  }
}
