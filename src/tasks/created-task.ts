import type { TaskState } from 'genmedia/schema';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import type { OperationId, ResponseOf } from '../terms/operation.js';
import { handleOf, type TaskHandle, taskIdOf } from '../terms/task-handle.js';
import type { ApiPromise } from '../transport/api-promise.js';
import type { Call, ResponseContext, Send } from '../transport/call.js';
import { headersOf, unreadable } from '../transport/response.js';
import { pollAdviceOf } from './poll-advice.js';

/** A task that the service has accepted, as plain JSON. */
export interface CreatedTask<Raw = unknown, Id = string> {
  /** Id to read the task with, by whatever name the response has it. */
  id: Id;
  /** State at creation, if the response has it. */
  state: TaskState | undefined;
  /** Operation that created it: `createText2Video`. */
  operation: OperationId;
  /** The unchanged response. */
  raw: Raw;
  /** What is needed to find the task again, in another process too. */
  handle: Id extends string ? TaskHandle : TaskHandle | undefined;
}

/** One shape for all responses to creates. The id may be missing if the response is undocumented. */
export function toTask<Raw>(raw: Raw, context: ResponseContext): CreatedTask<Raw, string | undefined> {
  const body = Object(raw) as object;
  const { state }: { state?: TaskState } = body;
  const { operation, clean, emit, response } = context;
  const id = taskIdOf(body);
  // With the key in it, it would carry the key into URLs and logs.
  const taskId = clean(id) === id ? id : undefined;
  const firstPollAfter = pollAdviceOf(response.headers);
  const handle = taskId ? handleOf({ id: taskId, operation, createdAt: Date.now(), firstPollAfter }) : undefined;
  emit?.({ type: 'task', operation, taskId, state, progress: undefined });
  if (state === 'failed') {
    throw new TaskFailedError(clean(body), { operation, handle: clean(handle), headers: headersOf(context) });
  }
  return { id: taskId, state, operation, raw, handle };
}

/** The same for responses that must have an id. Without it the task exists and cannot be found. */
function toCreatedTask<Raw>(raw: Raw, context: ResponseContext): CreatedTask<Raw> {
  const task = toTask(raw, context);
  if (task.id) return task as CreatedTask<Raw>;
  throw new OutcomeUnknownError(unreadable('no task id', raw as object, context));
}

/** Sends a call that creates a task, and returns the task. */
export function sendCreate<O extends OperationId>(
  send: Send,
  operation: O,
  call: Call,
): ApiPromise<CreatedTask<ResponseOf<O>>> {
  return send(operation, call, toCreatedTask);
}
