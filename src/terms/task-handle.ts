import type { OperationId } from './operation.js';

/** What is needed to find a task again, as plain JSON: store it, and continue with the task in another process. */
export interface TaskHandle {
  /** Id of the task. */
  readonly id: string;
  /** Operation that created the task. It decides when the first poll is worthwhile. */
  readonly operation?: OperationId | undefined;
  /** When the task was created, in milliseconds by the clock of the client. */
  readonly createdAt?: number | undefined;
  /** Milliseconds from its creation to the first poll, if the service has advised a time: `x-poll-advice` of the document. */
  readonly firstPollAfter?: number | undefined;
}

/** A task by its id, or anything that has it: a handle, a created task, a task that was read. */
export type TaskReference = string | { readonly id: string };

/** The handle of a task, with what is known about it. */
export function handleOf(task: TaskReference | TaskHandle): TaskHandle {
  const { id = task, operation, createdAt, firstPollAfter } = Object((task as { handle?: TaskHandle })?.handle ?? task);
  return { id, operation, createdAt, ...(firstPollAfter !== undefined && { firstPollAfter }) };
}

/** Names that a response may use for the id of its task. Which create uses which is not documented for all of them. */
interface Identified {
  task_id?: unknown;
  id?: unknown;
  sub_task_id?: unknown;
  compose_sub_task_id?: unknown;
}

/**
 * The id of the task that a response is about. A part of a film takes precedence over the film. A string with half a character
 * does not count: no URL can contain it.
 */
export function taskIdOf({ compose_sub_task_id, sub_task_id, task_id, id }: Identified): string | undefined {
  const ids = [compose_sub_task_id, sub_task_id, task_id, id];
  return ids.find((value): value is string => typeof value === 'string' && !!value && !/\p{Cs}/u.test(value));
}
