import { behaviours } from '../../../generated/service.js';
import { resultUrl } from '../results/url.js';
import type { SandboxState } from '../state.js';
import { type Fields, makeTask, withDefaults } from '../tasks/make.js';
import { type MediaTask, type StoredTask, stateOf } from '../tasks/task.js';
import type { OperationRequest, OperationResult } from './handler.js';

/** Creates a task and responds as its generator does. */
export function create(state: SandboxState, request: OperationRequest): OperationResult {
  const used = withDefaults(state, request.operation, request.body);
  return toCreateResponse(state, makeTask<MediaTask>(state, request, used, { kind: 'media' }), used);
}

/** The response to a request that has created a task: the values that the document lists for the operation. */
export function toCreateResponse({ clock }: SandboxState, task: StoredTask, used: Fields): OperationResult {
  const { responseFields: names } = behaviours[task.operation];
  const context = { at: clock.now(), origin: task.origin };
  const taskState = stateOf(task, context.at);
  const isOver = task.endsAt <= context.at;
  const values: Fields = {
    // Where the document lists both names, use `task_id`, as the examples of the service do.
    [names.includes('task_id') ? 'task_id' : 'id']: task.id,
    sub_task_id: task.id,
    compose_sub_task_id: task.id,
    state: taskState,
    err_code: isOver ? task.errCode : undefined,
    file_url: taskState === 'success' ? resultUrl(task, 'result', 'SpeechUrl', context) : undefined,
    credits: task.credits,
    created_at: new Date(task.createdAt).toISOString(),
  };
  const responseBody: Record<string, unknown> = {};
  for (const name of names) {
    const value = values[name] ?? used[name];
    if (value !== undefined) responseBody[name] = value;
  }
  return { responseBody, taskId: task.id, endsAt: task.endsAt };
}
