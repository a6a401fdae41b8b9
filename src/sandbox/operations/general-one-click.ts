import type { OperationId } from '../../contract/operation.js';
import { Rejection } from '../http/rejection.js';
import type { SandboxState } from '../state.js';
import { makeTask } from '../tasks/make.js';
import { errCodeOf, type StoredTask, stateOf } from '../tasks/task.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { findTask } from './reads.js';

/*
 * The bodies of these four operations are not shown. The sandbox takes any object, keeps it, and gives it back under
 * `request`; that is an assumption of its own.
 */

export function createGeneralOneClick(world: SandboxState, exchange: OperationRequest): OperationResult {
  const task = makeTask(world, exchange, {}, { kept: exchange.body, steps: [] });
  return { answer: { task_id: task.id, ...tell(task, world.clock.now()) }, taskId: task.id };
}

export function getGeneralOneClick(world: SandboxState, { id }: OperationRequest): OperationResult {
  const task = findOneClick(world, id);
  const now = world.clock.now();
  const told = (operation: OperationId) =>
    (task.steps ?? [])
      .flatMap((step) => world.tasks.get(step) ?? [])
      .filter((step) => step.operation === operation)
      .map((step) => ({ id: step.id, ...tell(step, now) }));
  const edits = told('editGeneralOneClick');
  const compositions = told('composeGeneralOneClick');
  return { answer: { id, ...tell(task, now), edits, compositions }, taskId: id };
}

/** Edits or composes: either is a task of its own, readable under query creations. */
export function changeGeneralOneClick(world: SandboxState, exchange: OperationRequest): OperationResult {
  const task = findOneClick(world, exchange.id);
  const step = makeTask(world, exchange, {}, { kept: exchange.body });
  task.steps?.push(step.id);
  world.tasks.keep(task);
  const answer = { task_id: task.id, sub_task_id: step.id, ...tell(step, world.clock.now()) };
  return { answer, taskId: step.id };
}

function tell(task: StoredTask, time: number): object {
  const { credits, kept: request } = task;
  return { state: stateOf(task, time), err_code: errCodeOf(task, time), credits, request };
}

function findOneClick(world: SandboxState, id: string): StoredTask {
  const task = findTask(world, id);
  if (task.steps) return task;
  throw new Rejection(404, 'unknown_task', `Task ${id} is not a general one-click task.`);
}
