import { type CreatedTask, toCreatedTask } from './created-task.js';
import type { OperationId, ResponseOf } from '../contract/operation.js';
import type { Call, Send } from '../transport/send.js';

/** Sends a call that makes a task, and gives the task. */
export function sendCreate<O extends OperationId>(
  send: Send,
  operation: O,
  call: Call,
): Promise<CreatedTask<ResponseOf<O>>> {
  return send(operation, call, toCreatedTask);
}
