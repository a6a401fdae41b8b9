import { behaviours } from '../../../generated/service.js';
import { resultUrl } from '../results/address.js';
import type { SandboxState } from '../state.js';
import { type Fields, makeTask, withDefaults } from '../tasks/make.js';
import { type StoredTask, stateOf } from '../tasks/task.js';
import type { OperationRequest, OperationResult } from './handler.js';

/** Starts a task and answers as its generator does. */
export function create(world: SandboxState, exchange: OperationRequest): OperationResult {
  const used = withDefaults(exchange.operation, exchange.body);
  return toCreateResponse(world, makeTask(world, exchange, used), used);
}

/** The answer to what has started a task: of the values used, those that the document lists for it. */
export function toCreateResponse(world: SandboxState, task: StoredTask, used: Fields): OperationResult {
  const { answers } = behaviours[task.operation];
  const telling = { at: world.clock.now(), origin: task.origin };
  const state = stateOf(task, telling.at);
  const isOver = task.endsAt <= telling.at;
  const own: Fields = {
    // Where an answer can carry either name, it carries `task_id`, as the service's examples do.
    [answers.includes('task_id') ? 'task_id' : 'id']: task.id,
    sub_task_id: task.id,
    compose_sub_task_id: task.id,
    state,
    err_code: isOver ? task.errCode : undefined,
    file_url: state === 'success' ? resultUrl(task, 'result', 'SpeechUrl', telling) : undefined,
    credits: task.credits,
    created_at: new Date(task.createdAt).toISOString(),
  };
  const answer: Record<string, unknown> = {};
  for (const name of answers) {
    const value = own[name] ?? used[name];
    if (value !== undefined) answer[name] = value;
  }
  return { answer, taskId: task.id };
}
