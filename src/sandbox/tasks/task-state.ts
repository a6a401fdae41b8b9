import type { TaskState } from 'genmedia/schema';
import type { TaskRecord } from './task.js';

/**
 * The state of a task at a time. The order of the states is undocumented. The sandbox assumes created, queueing,
 * processing, then success or failed.
 */
export function stateOf(task: TaskRecord, time: number): TaskState {
  if (time >= task.endsAt) return endOf(task);
  if (time >= task.processingAt) return 'processing';
  return time >= task.queueingAt ? 'queueing' : 'created';
}

/** The error code of a task at a time: empty until the task has failed. */
export const errCodeOf = (task: TaskRecord, time: number) => (time >= task.endsAt ? task.errCode : '');

export const endOf = (task: TaskRecord): TaskState => (task.errCode === '' ? 'success' : 'failed');

/** Progress of a task, from 0 to 100. The scale is an assumption: the service does not document one. */
export function progressOf({ processingAt, endsAt }: TaskRecord, time: number): number {
  if (time >= endsAt) return 100;
  return Math.max(0, Math.floor((100 * (time - processingAt)) / (endsAt - processingAt)));
}
