import { OutcomeUnknownError, outcomeWithoutId } from '../errors/outcome-unknown-error.js';
import { canBeSentAgain } from '../errors/retry-rules.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import type { CreatedTask } from '../tasks/created-task.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';

/** Any generator of a client. Each takes its own request, which TypeScript has checked where the task was passed. */
interface AnyGenerator {
  create(request: never, options: CallOptions): Promise<{ id: string | undefined }>;
}

/** Sends a request one time. `onSending` of the options records that it is about to be sent. */
export async function sendOnce(
  generator: AnyGenerator,
  request: object,
  options: CallOptions,
): Promise<CreatedTask<object>> {
  const created = (await generator.create(request as never, { ...options, retries: 0 })) as CreatedTask<object>;
  if (!created.id) throw outcomeWithoutId(created.operation);
  return created;
}

/**
 * What an error of `sendOnce` says about the request:
 *
 * - `accepted`: there is a task, which has failed already.
 * - `unknown`: there may be a task.
 * - `unsent`: there is no task, and the same request may be accepted later.
 * - `rejected`: there is no task, and the request would be rejected again.
 */
type Outcome =
  | { readonly type: 'accepted'; readonly handle: TaskHandle }
  | { readonly type: 'unknown'; readonly error: OutcomeUnknownError }
  | { readonly type: 'unsent' | 'rejected' };

export function outcomeOf(error: unknown): Outcome {
  if (error instanceof TaskFailedError && error.handle) return { type: 'accepted', handle: error.handle };
  if (error instanceof OutcomeUnknownError) return { type: 'unknown', error };
  return { type: canBeSentAgain(error) ? 'unsent' : 'rejected' };
}
