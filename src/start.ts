import { type CreatedTask, toCreatedTask } from './created-task.js';
import type { AnswerOf, OperationId } from './operation.js';
import type { Call, Send } from './send.js';

/** Sends a call that makes a task, and gives the task. */
export function start<O extends OperationId>(send: Send, operation: O, call: Call): Promise<CreatedTask<AnswerOf<O>>> {
  return send(operation, call, toCreatedTask);
}
