import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when a task has not ended by the deadline of its wait. The task continues. `state`, and `cause` if the last poll
 * failed.
 */
export class DeadlineError extends GenMediaError {
  override readonly name = 'DeadlineError';
  /** State that the last poll has read, if one has. */
  declare readonly state: string | undefined;

  constructor(state: string | undefined, context: ErrorContext, deadline: number | Date) {
    const where = state ? ` in the state ${excerpt(state)}` : '';
    const failure = context.cause ? `. The last poll failed: ${reasonOf(context.cause)}` : '';
    const when = typeof deadline === 'number' ? `${deadline} ms` : deadline.toJSON();
    const help = context.handle ? ': resume it with error.handle' : '. It was not sent';
    super(`reached its deadline of ${when}${where}${help}${failure}`, context);
    this.state = state;
  }
}
