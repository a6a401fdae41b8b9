import type { Task } from 'genmedia/schema';
import { states } from '../../generated/constants.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import type { Media } from './options.js';

/** Fields of results about a task, as JSON Schema. */
export const taskOutput = { task_id: { type: 'string' }, state: { type: 'string' }, data: { type: 'object' } } as const;

/** What is known of a task, without what the request has brought along. */
export function toTaskData(task: object): Record<string, unknown> {
  const { id, state, progress, credits, err_code, creations } = task as Record<string, unknown>;
  const all = { id, state, progress, credits, err_code, creations };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A task in a sentence. An id that could be a sentence itself is in the data only. */
export const nameOf = (id: string) => (/^[\w-]{1,64}$/.test(id) ? `Task ${id}` : 'The task');

/** A state in a sentence, if the document has it. */
export const stateIn = (state: unknown) =>
  (states as readonly unknown[]).includes(state) ? `${state}` : 'not documented';

/** Where a task is a resource. */
export const taskUri = (id: string) => `genmedia://tasks/${encodeURIComponent(id)}`;

/** The handle of a task, with what the ledger knows about it. */
export async function handleFor({ ledger }: Media, id: string): Promise<TaskHandle> {
  const entry = (await ledger.entries()).find(({ handle }) => handle?.id === id);
  return entry?.handle ?? { id };
}

/** Reads a task, and records what it reports. */
export async function readTask({ gen, ledger }: Media, handle: TaskHandle, options?: CallOptions): Promise<Task> {
  const task = await gen.tasks.get(handle, options);
  await ledger.report(handle.id, task as { state?: unknown; credits?: unknown });
  return task;
}
