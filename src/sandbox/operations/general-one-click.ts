import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../terms/operation.js';
import type { SandboxState } from '../core/state.js';
import { SandboxRejection } from '../http/rejection.js';
import type { OneClickStepTask, OneClickTask } from '../tasks/task.js';
import { errCodeOf, stateOf } from '../tasks/task-state.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { makeTask } from './make-task.js';
import { findTask } from './reads.js';

/*
 * The bodies of these four operations are undocumented. The sandbox assumes that any object is accepted, stores it, and
 * returns it as `request`.
 */

export function createGeneralOneClick(state: SandboxState, request: OperationRequest): OperationResult {
  const task = makeTask<OneClickTask>(state, request, {}, { kind: 'one-click', request: request.body, steps: [] });
  return { responseBody: { task_id: task.id, ...viewOf(task, request.at) }, taskId: task.id };
}

export function getGeneralOneClick(state: SandboxState, { id, at }: OperationRequest): OperationResult {
  const task = findOneClick(state, id);
  const stepsBy = (operation: OperationId) =>
    task.steps
      .map((stepId) => state.tasks.get(stepId))
      .filter((step) => step?.kind === 'one-click-step')
      .filter((step) => step.operation === operation)
      .map((step) => ({ id: step.id, ...viewOf(step, at) }));
  const edits = stepsBy('editGeneralOneClick');
  const compositions = stepsBy('composeGeneralOneClick');
  return { responseBody: { id, ...viewOf(task, at), edits, compositions }, taskId: id };
}

/** Edits or composes. Either is a task of its own, which query creations can read. */
export function changeGeneralOneClick(state: SandboxState, request: OperationRequest): OperationResult {
  const task = findOneClick(state, request.id);
  const step = makeTask<OneClickStepTask>(state, request, {}, { kind: 'one-click-step', request: request.body });
  task.steps.push(step.id);
  state.tasks.update(task);
  const responseBody = { task_id: task.id, sub_task_id: step.id, ...viewOf(step, request.at) };
  return { responseBody, taskId: step.id };
}

function viewOf(task: OneClickTask | OneClickStepTask, time: number): object {
  const { credits, request } = task;
  return { state: stateOf(task, time), err_code: errCodeOf(task, time), credits, request };
}

function findOneClick(state: SandboxState, id: string): OneClickTask {
  const task = findTask(state, id);
  if (task.kind === 'one-click') return task;
  throw new SandboxRejection(
    404,
    'unknown_task',
    `Task ${id} is not a general one-click task. Read it with getTaskCreations: GET ${operations.getTaskCreations[1].replace('{id}', id)}.`,
  );
}
