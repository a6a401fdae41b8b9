import type { TaskState } from 'genmedia/schema';
import type { OperationId, ResponseOf } from '../contract/operation.js';
import { type TaskHandle, taskIdOf } from '../contract/task-handle.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import type { Call, ResponseContext } from '../transport/call.js';
import type { Send } from '../transport/send.js';
import { unreadable } from '../transport/unreadable.js';

/** A task that the service has accepted, as plain JSON. */
export interface CreatedTask<Raw = unknown, Id = string> {
  /** Identifier to read the task with, whatever the answer calls it. */
  id: Id;
  /** State at creation, where the answer tells it. */
  state: TaskState | undefined;
  /** Operation that made it: `createText2Video`. */
  operation: OperationId;
  /** The answer as it came. */
  raw: Raw;
  /** What it takes to find the task again, in another process too. */
  handle: Id extends string ? TaskHandle : TaskHandle | undefined;
}

/** One form for all answers to creates. The identifier may be missing where the form of the answer is not shown. */
export function toTask<Raw extends object>(raw: Raw, answered: ResponseContext): CreatedTask<Raw, string | undefined> {
  const { state }: { state?: TaskState } = raw;
  const taskId = taskIdOf(raw);
  const { operation, clean } = answered;
  const handle = taskId ? { id: taskId, operation, createdAt: Date.now() } : undefined;
  if (state === 'failed') throw new TaskFailedError(clean(raw), { operation, handle: clean(handle) });
  return { id: taskId, state, operation, raw, handle };
}

/** The same, for the answers that must have an identifier. Without one the task is there and cannot be found. */
export function toCreatedTask<Raw extends object>(raw: Raw, answered: ResponseContext): CreatedTask<Raw> {
  const task = toTask(raw, answered);
  if (task.id) return task as CreatedTask<Raw>;
  throw new OutcomeUnknownError(unreadable('no task id', raw, answered));
}

/** Sends a call that makes a task, and gives the task. */
export function sendCreate<O extends OperationId>(
  send: Send,
  operation: O,
  call: Call,
): Promise<CreatedTask<ResponseOf<O>>> {
  return send(operation, call, toCreatedTask);
}
