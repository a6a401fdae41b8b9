import { GenMediaError } from '../errors/gen-media-error.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';

/** Passed to `onError` when a function of yours fails, such as `onUpdate`. `cause` is what it threw. */
export class CallbackError extends GenMediaError {
  override readonly name = 'CallbackError';
  /** Task that the callback was about, if known. */
  override readonly taskId: string | undefined;

  constructor(message: string, { cause, taskId }: { cause?: unknown; taskId?: string | undefined }) {
    super(message);
    this.cause = cause;
    this.taskId = taskId;
  }
}

/** Reports a failure, such as `onUpdate failed`, with its cause. */
export type Report = (failure: string, about: { cause?: unknown; taskId?: string }) => void;

/** Reports failures to `onError`. If that fails too, they go to the console. */
export function createReport(onError: (error: CallbackError) => unknown): Report {
  return (failure, { cause, taskId }) => {
    const task = taskId === undefined ? '' : ` for task ${excerpt(taskId)}`;
    const reason = cause === undefined ? '' : `: ${reasonOf(cause)}`;
    const error = new CallbackError(`${failure}${task}${reason}`, { cause, taskId });
    const call = async () => onError(error);
    call().catch((cause) => console.error(`${error.message}. And onError failed: ${reasonOf(cause)}`));
  };
}
