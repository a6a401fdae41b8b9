import type { ErrorContext } from '../errors/gen-media-error.js';
import type { Redact } from '../shared/redact.js';
import type { OperationId, ResponseOf } from '../terms/operation.js';
import type { TaskReference } from '../terms/task-handle.js';
import type { ApiPromise } from './api-promise.js';
import type { Emit, Trace } from './event.js';
import type { CallOptions } from './options.js';
import type { SuspiciousOption } from './warnings.js';

/** A call of an operation, as the client makes it. */
export interface Call {
  /** Identifier in the path of the operation, where it is not that of a task. */
  id?: string;
  /** Task that the call is about: for its path, and for its errors. */
  task?: TaskReference | undefined;
  body?: object;
  /** Field of the body that has the task, for those who pass the task before the body. */
  taskField?: string | undefined;
  options?: CallOptions | undefined;
  /** Names that its options may have. Default: those of `CallOptions`. */
  names?: readonly string[] | undefined;
}

export interface CallContext extends ErrorContext {
  operation: OperationId;
}

/** A call, ready to be sent as often as needed. */
export interface PreparedRequest {
  params: { path: { id: string | undefined }; query: NonNullable<CallOptions['extraQuery']> };
  headers: CallOptions['extraHeaders'];
  body: string | undefined;
  /** Whether the current attempt was passed to `fetch`. Until then nothing can have been sent. */
  isSent?: boolean;
}

/** What is known about a call that is sent. */
export interface ResponseContext extends CallContext {
  /** The response of the last attempt, once there is one. */
  response: Response;
  clean: Redact;
  emit: Emit | undefined;
}

/** Sends a call of an operation, and retries it only if that is safe. `read` converts the response. */
export interface Send {
  <O extends OperationId, Result = ResponseOf<O>>(
    operation: O,
    call: Call,
    read?: (response: ResponseOf<O>, context: ResponseContext) => Result,
  ): ApiPromise<Result>;
  /** Reports events, if the caller wants them. */
  readonly emit: Emit | undefined;
  readonly trace: Trace;
  /** Milliseconds that one request may take, if its options say nothing else. */
  readonly timeout: number;
  /** What to call when the clock of the service was moved, if `fetch` is that of a sandbox in this process. */
  readonly clockListeners: Set<() => void> | undefined;
  /** Warns of an option that is probably a mistake, once for a client. */
  readonly warn: (option: SuspiciousOption, value: number, about: ErrorContext) => void;
}
