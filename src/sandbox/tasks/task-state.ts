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

/**
 * Progress of a task, from 0 to 100; only success is 100, and a task that has failed stays where it was. The scale is an
 * assumption: the service does not document one.
 */
export function progressOf(task: TaskRecord, time: number): number {
  const { processingAt, endsAt, plannedEndsAt = endsAt } = task;
  if (time >= endsAt && endOf(task) === 'success') return 100;
  if (plannedEndsAt <= processingAt) return 0;
  const share = (Math.min(time, endsAt) - processingAt) / (plannedEndsAt - processingAt);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}
