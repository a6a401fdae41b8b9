import type { Creation, Task } from 'genmedia/schema';
import { describeValue } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { TaskFailedError } from '../errors/task-failed-error.js';
import { handleOf, type TaskHandle, type TaskReference } from '../terms/task-handle.js';
import { type DownloadSettings, type FileName, idFrom } from './options.js';
import { AttemptError } from './retry-policy.js';

/** What to download: a task or its identifier, one of its creations, or the URL of a file. */
export type DownloadSource = TaskReference | Task | Creation;

/** Which file of which task to load, so that it can be found again in a later response. */
export interface FileSelector {
  /** Task that returns URLs of the file, if it is known. */
  handle: TaskHandle | undefined;
  /** Identifier of the creation. */
  id: string | undefined;
  /** Position of the creation in the task. */
  index: number | undefined;
  file: FileName;
}

/** What is known of a source before anything is requested: the selector, and at most one of the others. */
export interface ResolvedSource {
  selector: FileSelector;
  url?: string;
  creation?: Creation;
  task?: Task;
}

type Fields = Partial<Record<FileName | 'state' | 'operation', unknown>> & { creations?: unknown };

/** Finds out what kind of source it is. */
export function resolveSource(source: unknown, { task, file }: DownloadSettings): ResolvedSource {
  const owner = task === undefined ? undefined : handleOf(task);
  const unknown = { id: undefined, index: undefined, file };
  if (typeof source === 'string' && /^https?:\/\//i.test(source)) {
    return { selector: { ...unknown, handle: owner }, url: source };
  }
  if (isCreation(source)) {
    const selector = { ...unknown, handle: owner, id: idFrom(source), index: indexOf(source, task) };
    return { selector, creation: source };
  }
  // Its path may be a secret.
  const isOther = typeof source === 'string' && /^([a-z][a-z\d+.-]*:\/|\.{0,2})\//i.exec(source)?.[0];
  if (!idFrom(source) || isOther) {
    const sources = 'a finished task, its identifier or handle, one of its creations, or an http or https URL';
    throw new ConfigurationError(
      `source must be ${sources}, not ${isOther ? `${/:/.test(isOther) ? 'a URL' : 'a path'} that begins with ${isOther}` : describeValue(source)}.`,
    );
  }
  const handle = handleOf(source as TaskReference);
  const operation = handle.operation ?? (owner?.id === handle.id ? owner.operation : undefined);
  const selector = { ...unknown, handle: { ...handle, operation }, index: 0 };
  return isReadTask(source) ? { selector, task: source } : { selector };
}

const fieldsOf = (source: unknown) => Object(typeof source === 'object' ? source : undefined) as Fields;

function isCreation(source: unknown): source is Creation {
  const { url, cover_url, watermarked_url, state } = fieldsOf(source);
  return state === undefined && [url, cover_url, watermarked_url].some((value) => typeof value === 'string');
}

/** Whether it is a task as a read returns it. What a create returns has an old state, and a film has no creations. */
function isReadTask(source: unknown): source is Task {
  const { creations, state, operation } = fieldsOf(source);
  return operation === undefined && (creations !== undefined || (typeof state === 'string' && state !== 'success'));
}

function indexOf(creation: Creation, task: TaskReference | undefined): number | undefined {
  const { creations } = fieldsOf(task);
  const index = Array.isArray(creations) ? creations.indexOf(creation) : -1;
  return index === -1 ? undefined : index;
}

/** The URL of the selected file in a task. If there is none, retrying does not help. */
export function findUrl(task: Task, selector: FileSelector): { url: string; selector: FileSelector } {
  const { handle, id, index } = selector;
  if (task.state === 'failed') throw new TaskFailedError(task, { handle: handle ?? handleOf(task) });
  if (task.state !== 'success') {
    const help = 'and has files once it has succeeded. Wait for it with gen.tasks.wait';
    throw new AttemptError(`the task is in state ${task.state}, ${help}`, { kind: 'permanent' });
  }
  const creations = Array.isArray(task.creations) ? task.creations : [];
  const onlyCreation = id === undefined && creations.length === 1 ? creations[0] : undefined;
  const creation =
    creations.find((candidate) => id !== undefined && candidate?.id === id) ?? creations[index ?? -1] ?? onlyCreation;
  if (creation) return { url: fileUrlOf(creation, selector), selector: { ...selector, id: creation.id } };
  const ids = creations.map((candidate) => idFrom(candidate)).join(', ');
  const found = ids ? `no creation ${id ?? 'for this URL'}, but ${ids}` : 'no creations';
  throw new AttemptError(`the task has ${found}`, { kind: 'permanent' });
}

/** The URL of a file of a creation. */
export function fileUrlOf(creation: Creation, { file }: FileSelector): string {
  const { [file]: url } = creation;
  if (typeof url === 'string' && url !== '') return url;
  const others = Object.keys(creation).filter((name) => name.endsWith('url'));
  const help = others.length > 0 ? `but ${others.join(', ')}: choose with the option file` : 'nor any other URL';
  throw new AttemptError(`the creation has no ${file}, ${help}`, { kind: 'permanent' });
}
