import { Rejection } from '../http/rejection.js';
import type { SandboxState } from '../state.js';
import type { StoredTask } from '../tasks/task.js';
import { creationsOf } from '../views/creations.js';
import { detailOf } from '../views/film.js';
import type { OperationRequest, OperationResult } from './handler.js';

export function getTaskCreations(world: SandboxState, { id, origin }: OperationRequest): OperationResult {
  return { answer: creationsOf(findTask(world, id), { at: world.clock.now(), origin }), taskId: id };
}

/** The task that a path names. */
export function findTask({ tasks }: SandboxState, id: string): StoredTask {
  const task = tasks.get(id);
  if (task) return task;
  const dropped = tasks.dropped > 0 ? ` It keeps the newest tasks only, and has dropped ${tasks.dropped}.` : '';
  throw new Rejection(404, 'unknown_task', `This sandbox has no task ${id.slice(0, 100)}.${dropped}`);
}

export function getAdFilm(world: SandboxState, { id, origin }: OperationRequest): OperationResult {
  const task = findTask(world, id);
  if (task.film) return { answer: detailOf(world, task, { at: world.clock.now(), origin }), taskId: id };
  throw new Rejection(404, 'unknown_task', `Task ${id} is not a film.`);
}
