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

/** The parts of a film that exist at a time. */
export const startedParts = (tasks: Tasks, task: StoredTask, now: number) =>
  partsOf(tasks, task).filter((part) => isStarted(part, now));

/** Whether a task exists at a time. The parts of a film are stored with it, and start when it is processed. */
export const isStarted = ({ createdAt }: StoredTask, now: number) => createdAt <= now;

/** Whether a task has a row of its own in a list: not before it exists, and not if it is a part of a film that has one. */
export const hasOwnRow = (tasks: Tasks, task: StoredTask, now: number) =>
  isStarted(task, now) && !(task.kind === 'film-part' && tasks.get(task.part.filmId));

/** When the state of a task that has not ended, or of a part of a film, changes next. */
export function nextChangeOf(tasks: Tasks, task: StoredTask, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { queueingAt, processingAt, endsAt } of [task, ...partsOf(tasks, task)]) {
    for (const time of [queueingAt, processingAt, endsAt]) if (time > now && time < next) next = time;
  }
  return next;
}
