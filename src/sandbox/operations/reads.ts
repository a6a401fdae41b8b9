import { operations } from '../../../generated/operations.js';
import type { SandboxState } from '../core/state.js';
import { SandboxRejection } from '../http/rejection.js';
import { isStarted } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { creationsOf } from '../views/creations.js';
import { detailOf } from '../views/film.js';
import type { OperationRequest, OperationResult } from './handler.js';

export function getTaskCreations(state: SandboxState, { id, at, origin }: OperationRequest): OperationResult {
  const task = findTask(state, id);
  return { responseBody: creationsOf(task, { at, origin }), taskId: id, advised: task };
}

/** Where to find the id that was meant. */
export const taskList = 'tasks(), or GET /_sandbox/tasks, lists those that it has.';

/** The task that a path names, or a rejection with status 404. */
export function findTask({ tasks, clock }: SandboxState, id: string): StoredTask {
  const task = tasks.get(id);
  if (task && isStarted(task, clock.now())) return task;
  const evicted = tasks.evicted > 0 ? ` It keeps only the newest tasks and has evicted ${tasks.evicted}.` : '';
  const message = `This sandbox has no task ${id.slice(0, 100)}. ${taskList}${evicted}`;
  throw new SandboxRejection(404, 'unknown_task', message);
}

export function getAdFilm(state: SandboxState, { id, at, origin }: OperationRequest): OperationResult {
  const task = findTask(state, id);
  if (task.kind === 'film') return { responseBody: detailOf(state, task, { at, origin }), taskId: id };
  throw new SandboxRejection(
    404,
    'unknown_task',
    `Task ${id} is not a film. Read it with getTaskCreations: GET ${operations.getTaskCreations[1].replace('{id}', id)}.`,
  );
}
