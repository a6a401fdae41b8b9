import type { OperationId, ResponseOf } from '../contract/operation.js';
import type { Call } from '../transport/call.js';
import type { Send } from '../transport/send.js';
import { type CreatedTask, toCreatedTask } from './created-task.js';

/** Sends a call that makes a task, and gives the task. */
export function sendCreate<O extends OperationId>(
  send: Send,
  operation: O,
  call: Call,
): Promise<CreatedTask<ResponseOf<O>>> {
  return send(operation, call, toCreatedTask);
}
