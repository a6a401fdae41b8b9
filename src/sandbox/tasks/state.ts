import type { TaskState } from 'genmedia/schema';
import type { StoredTask } from './task.js';

/**
 * The state of a task at a time. Which state follows which is not shown by the service; this order is the sandbox's
 * assumption: created, queueing, processing, then success or failed.
 */
export function stateOf(task: StoredTask, time: number): TaskState {
  if (time >= task.endsAt) return endOf(task);
  if (time >= task.processingAt) return 'processing';
  return time >= task.queueingAt ? 'queueing' : 'created';
}

/** The error code of a task at a time: empty unless it has failed by then. */
export const errCodeOf = (task: StoredTask, time: number) => (time >= task.endsAt ? task.errCode : '');

export const endOf = (task: StoredTask): TaskState => (task.errCode === '' ? 'success' : 'failed');

/** How far a task is, from 0 to 100. The service does not show the scale. */
export function progressOf({ processingAt, endsAt }: StoredTask, time: number): number {
  if (time >= endsAt) return 100;
  return Math.max(0, Math.floor((100 * (time - processingAt)) / (endsAt - processingAt)));
}
