import type { OperationId } from './operation.js';

/** What it takes to find a task again, as plain JSON: keep it, and go on with the task in another process. */
export interface TaskHandle {
  readonly id: string;
  /** Operation that made the task. It tells when the task is worth a look. */
  readonly operation?: OperationId | undefined;
  /** When the task was made, in milliseconds by the clock of whoever made it. */
  readonly createdAt?: number | undefined;
}

/** A task by its identifier, or anything that carries it: a handle, what `create` gives, a task that was read. */
export type TaskReference = string | { readonly id: string };

/** The handle of a task, with what is known of it. */
export function handleOf(task: TaskReference): TaskHandle {
  const { id = task, operation, createdAt } = Object((task as { handle?: TaskHandle })?.handle ?? task);
  return { id, operation, createdAt };
}

/** What an answer can call the identifier of its task. Which create uses which is not shown for all of them. */
interface Identified {
  task_id?: unknown;
  id?: unknown;
  sub_task_id?: unknown;
  compose_sub_task_id?: unknown;
}

/** The identifier of the task that an answer is about. A part of a film comes before the film. */
export function taskIdOf({ compose_sub_task_id, sub_task_id, task_id, id }: Identified): string | undefined {
  const ids = [compose_sub_task_id, sub_task_id, task_id, id];
  return ids.find((value): value is string => typeof value === 'string' && value !== '');
}
