import { operations } from '../../../generated/operations.js';
import type { SandboxState } from '../core/state.js';
import { SandboxRejection } from '../http/rejection.js';
import { isStarted } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { creationsOf } from '../views/creations.js';
import { detailOf } from '../views/film.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { unknownTask } from './unknown-task.js';

export function getTaskCreations(state: SandboxState, { id, at, origin }: OperationRequest): OperationResult {
  const task = findTask(state, id);
  return { responseBody: creationsOf(task, { at, origin }), taskId: id, advised: task };
}

/** The task that a path names, or a rejection with status 404. */
export function findTask(state: SandboxState, id: string): StoredTask {
  const task = state.tasks.get(id);
  if (task && isStarted(task, state.clock.now())) return task;
  throw new SandboxRejection(404, 'unknown_task', unknownTask(state, id));
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
