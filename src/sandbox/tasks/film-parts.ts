import type { StoredTask } from './task.js';

/** Finds a task by its identifier. */
interface Tasks {
  get(id: string): StoredTask | undefined;
}

/** The tasks that make a film, also those that have not started. A task of another kind has none. */
export function partsOf(tasks: Tasks, task: StoredTask): StoredTask[] {
  if (task.kind !== 'film') return [];
  const { segments, narrations, music, compositions } = task.film;
  return [...segments.flat(), ...narrations, ...music, ...compositions].flatMap((id) => tasks.get(id) ?? []);
}

/** When the state of a task that has not ended, or of a part of a film, changes next. */
export function nextChangeOf(tasks: Tasks, task: StoredTask, now: number): number {
  const times = [task, ...partsOf(tasks, task)].flatMap((one) => [one.queueingAt, one.processingAt, one.endsAt]);
  return Math.min(...times.filter((time) => time > now));
}
