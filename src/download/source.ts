import type { Creation, Task } from 'genmedia/schema';
import { handleOf, type TaskHandle, type TaskReference } from '../contract/task-handle.js';
import { invalid } from '../errors/invalid-request-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { type FileName, idOf, type Settings, shown } from './options.js';
import { AttemptError } from './retry-policy.js';

/** What a file can be asked for by: a task or its identifier, one of its creations, or the address itself. */
export type DownloadSource = TaskReference | Task | Creation;

/** Which file of which task is wanted, so that it can be found again in a later answer. */
export interface FileSelector {
  /** Task that tells addresses of the file, where one is known. */
  handle: TaskHandle | undefined;
  /** Identifier of the creation. */
  id: string | undefined;
  /** Place of the creation among those of the task. */
  index: number | undefined;
  file: FileName;
}

/** What is known of a source before anything is asked: beside what is wanted, one of these or nothing. */
export interface ResolvedSource {
  wanted: FileSelector;
  url?: string;
  creation?: Creation;
  task?: Task;
}

type Fields = Partial<Record<FileName | 'state' | 'operation', unknown>> & { creations?: unknown };

/** Finds out what a source is. */
export function readSource(source: unknown, { task, file }: Settings): ResolvedSource {
  const owner = task === undefined ? undefined : handleOf(task);
  const unknown = { id: undefined, index: undefined, file };
  if (typeof source === 'string' && /^https?:\/\//i.test(source)) {
    return { wanted: { ...unknown, handle: owner }, url: source };
  }
  if (isCreation(source)) {
    const wanted = { ...unknown, handle: owner, id: idOf(source), index: placeOf(source, task) };
    return { wanted, creation: source };
  }
  if (!idOf(source)) {
    const takes = 'a finished task, its identifier or handle, one of its creations, or an address';
    throw invalid('source', `source takes ${takes}, not ${shown(source)}.`, { operation: 'download' });
  }
  const own = handleOf(source as TaskReference);
  const operation = own.operation ?? (owner?.id === own.id ? owner.operation : undefined);
  const wanted = { ...unknown, handle: { ...own, operation }, index: 0 };
  return isRead(source) ? { wanted, task: source } : { wanted };
}

const fieldsOf = (source: unknown) => Object(typeof source === 'object' ? source : undefined) as Fields;

function isCreation(source: unknown): source is Creation {
  const { url, cover_url, watermarked_url, state } = fieldsOf(source);
  return state === undefined && [url, cover_url, watermarked_url].some((address) => typeof address === 'string');
}

/** Whether it is a task as a read tells it. What a create gave tells an old state, and a film no creations. */
function isRead(source: unknown): source is Task {
  const { creations, state, operation } = fieldsOf(source);
  return operation === undefined && (creations !== undefined || (typeof state === 'string' && state !== 'success'));
}

function placeOf(creation: Creation, task: TaskReference | undefined): number | undefined {
  const { creations } = fieldsOf(task);
  const index = Array.isArray(creations) ? creations.indexOf(creation) : -1;
  return index === -1 ? undefined : index;
}

/** The address of what is wanted in a task. Where there is none, nothing helps. */
export function findUrl(task: Task, wanted: FileSelector): { url: string; wanted: FileSelector } {
  const { handle, id, index } = wanted;
  if (task.state === 'failed') throw new TaskFailedError(task, { handle: handle ?? handleOf(task) });
  if (task.state !== 'success') {
    const help = 'and has files once it has succeeded. Wait for it with gen.tasks.wait';
    throw new AttemptError(`the task is in state ${task.state}, ${help}`, { kind: 'final' });
  }
  const creations = Array.isArray(task.creations) ? task.creations : [];
  const sole = id === undefined && creations.length === 1 ? creations[0] : undefined;
  const creation = creations.find((one) => id !== undefined && one?.id === id) ?? creations[index ?? -1] ?? sole;
  if (creation) return { url: urlOf(creation, wanted), wanted: { ...wanted, id: creation.id } };
  const ids = creations.map((one) => idOf(one)).join(', ');
  const says = ids ? `no creation ${id ?? 'that the address is of'}, but ${ids}` : 'no creations';
  throw new AttemptError(`the task has ${says}`, { kind: 'final' });
}

/** The address of a file of a creation. */
export function urlOf(creation: Creation, { file }: FileSelector): string {
  const { [file]: url } = creation;
  if (typeof url === 'string' && url !== '') return url;
  const there = Object.keys(creation).filter((name) => name.endsWith('url'));
  const says = there.length > 0 ? `but ${there.join(', ')}: choose with the option file` : 'nor any other address';
  throw new AttemptError(`the creation has no ${file}, ${says}`, { kind: 'final' });
}
