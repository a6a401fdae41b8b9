import { behaviours } from '../../../generated/service.js';
import { toJsonText } from '../http/json-text.js';
import { resultUrl } from '../results/url.js';
import type { SandboxState } from '../core/state.js';
import { addDefaults, type Fields, makeTask } from './make-task.js';
import { type MediaTask, type StoredTask, stateOf } from '../tasks/task.js';
import { toIsoTime } from '../time/iso-time.js';
import type { OperationRequest, OperationResult } from './handler.js';

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
  created_at: ({ createdAt }) => toIsoTime(createdAt),
};

/** Fields of the response to each operation. Looked up once: every create passes here. */
const fieldsByOperation = new Map(
  Object.entries(behaviours).map(([operation, { responseFields }]) => [
    operation,
    responseFields.map((name) => ({ name, key: `,${JSON.stringify(name)}:`, read: valuesByName[name] })),
  ]),
);

/** The response to a request that has created a task: the values that the document lists for the operation. */
export function toCreateResponse(at: number, task: StoredTask, used: Fields): OperationResult {
  // Written at once: to make an object first takes longer.
  let fields = '';
  for (const { name, key, read } of fieldsByOperation.get(task.operation) ?? []) {
    const value = read?.(task, at) ?? used[name];
    if (value !== undefined) fields += key + toJsonText(value);
  }
  return { responseBody: `{${fields.slice(1)}}`, taskId: task.id, endsAt: task.endsAt };
}
