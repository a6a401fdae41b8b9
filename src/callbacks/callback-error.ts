import { GenMediaError } from '../errors/gen-media-error.js';

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
