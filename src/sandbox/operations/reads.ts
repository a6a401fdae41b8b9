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

/** The task that a path names, or a rejection with status 404. */
export function findTask({ tasks, clock }: SandboxState, id: string): StoredTask {
  const task = tasks.get(id);
  if (task && isStarted(task, clock.now())) return task;
  const evicted = tasks.evicted > 0 ? ` It keeps only the newest tasks and has evicted ${tasks.evicted}.` : '';
  throw new SandboxRejection(404, 'unknown_task', `This sandbox has no task ${id.slice(0, 100)}.${evicted}`);
}

export function getAdFilm(state: SandboxState, { id, at, origin }: OperationRequest): OperationResult {
  const task = findTask(state, id);
  if (task.kind === 'film') return { responseBody: detailOf(state, task, { at, origin }), taskId: id };
  throw new SandboxRejection(404, 'unknown_task', `Task ${id} is not a film.`);
}
