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

/** What a failure was about. */
interface About {
  readonly cause?: unknown;
  readonly taskId?: string;
  /** State of the update that `onUpdate` was called with. */
  readonly state?: string;
}

/** Reports a failure, such as `onUpdate failed`, with its cause. */
export type Report = (failure: string, about: About) => void;

/** Reports failures to `onError`. If that fails too, they go to the console. */
export function createReport(onError: (error: CallbackError) => unknown): Report {
  return (failure, { cause, taskId, state }) => {
    const task = taskId === undefined ? '' : ` for task ${excerpt(taskId)}`;
    const update = state === undefined ? '' : ` in state ${state}`;
    const reason = cause === undefined ? '' : `: ${reasonOf(cause)}${state === undefined ? '' : explain(cause, state)}`;
    const error = new CallbackError(`${failure}${task}${update}${reason}`, { cause, taskId });
    const call = async () => onError(error);
    call().catch((cause) => console.error(`${error.message}. And onError failed: ${reasonOf(cause)}`));
  };
}

/** Where `onUpdate` failed: the first line of the stack in code of the user, and what an update of its state does not have. */
function explain(cause: unknown, state: string): string {
  // Anything can be thrown.
  try {
    const lines = `${(cause as Error).stack}`.split('\n').map((line) => line.trim());
    const isPlace = (line: string) => /^at .*:\d+:\d+\)?$/.test(line) && !/\bnode:|[\\/]node_modules[\\/]/.test(line);
    const place = excerpt(lines.find(isPlace) ?? '');
    const isRead = cause instanceof TypeError && state !== 'success';
    return `${place && ` (${place})`}${isRead ? '. Only an update in state success has creations' : ''}`;
  } catch {
    return '';
  }
}
