import { GenMediaError } from '../errors/gen-media-error.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';

/** Told to `onError` when something of yours fails, such as `onUpdate`. `cause` is what it threw. */
export class CallbackError extends GenMediaError {
  override readonly name = 'CallbackError';
  /** Task that the callback was about, where it is known. */
  override readonly taskId: string | undefined;

  constructor(message: string, { cause, taskId }: { cause?: unknown; taskId?: string | undefined }) {
    super(message);
    this.cause = cause;
    this.taskId = taskId;
  }
}

/** Tells what has failed, and why. */
export type Report = (what: string, about: { cause?: unknown; taskId?: string }) => void;

/** Tells failures to somebody, who may fail in turn: then the console is told. */
export function createReport(onError: (error: CallbackError) => unknown): Report {
  return (what, { cause, taskId }) => {
    const whose = taskId === undefined ? '' : ` for task ${excerpt(taskId)}`;
    const why = cause === undefined ? '' : `: ${reasonOf(cause)}`;
    const error = new CallbackError(`${what}${whose}${why}`, { cause, taskId });
    const told = async () => onError(error);
    told().catch((reason) => console.error(`${error.message}. And onError failed: ${reasonOf(reason)}`));
  };
}
