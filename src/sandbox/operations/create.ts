import { behaviours } from '../../../generated/service.js';
import type { SandboxState } from '../core/state.js';
import { resultUrl } from '../results/url.js';
import type { MediaTask, StoredTask } from '../tasks/task.js';
import { stateOf } from '../tasks/task-state.js';
import type { OperationRequest, OperationResult } from './handler.js';
import { addDefaults, type Fields, makeTask } from './make-task.js';

/** Creates a task and responds as its generator does. */
export function create(state: SandboxState, request: OperationRequest): OperationResult {
  const used = addDefaults(state, request.operation, request.body);
  return toCreateResponse(request.at, makeTask<MediaTask>(state, request, used, { kind: 'media' }), used);
}

type ReadValue = (task: StoredTask, at: number) => unknown;

/** What a response contains of a task, by field. The other fields are those of the request. */
const valuesByName: Readonly<Record<string, ReadValue>> = {
  task_id: ({ id }) => id,
  // Where the document lists both names, use `task_id`, as the examples of the service do.
  id: ({ id, operation }) => (behaviours[operation].responseFields.includes('task_id') ? undefined : id),
  sub_task_id: ({ id }) => id,
  compose_sub_task_id: ({ id }) => id,
  state: stateOf,
  err_code: ({ errCode, endsAt }, at) => (endsAt <= at ? errCode : undefined),
  file_url: (task, at) =>
    stateOf(task, at) === 'success' ? resultUrl(task, 'result', 'SpeechUrl', { at, origin: task.origin }) : undefined,
  credits: ({ credits }) => credits,
  created_at: ({ createdAt }) => new Date(createdAt).toISOString(),
};

/** The response to a request that has created a task: the values that the document lists for the operation. */
export function toCreateResponse(at: number, task: StoredTask, used: Fields): OperationResult {
  const responseBody: Record<string, unknown> = {};
  for (const name of behaviours[task.operation].responseFields) {
    // With `is_rec` another prompt is used, which the sandbox does not invent.
    if (name === 'prompt' && used.is_rec === true) continue;
    responseBody[name] = valuesByName[name]?.(task, at) ?? used[name];
  }
  return { responseBody, taskId: task.id, advised: task };
}
