import { urlLifetimes } from '../../../generated/constants.js';
import type { MediaKind } from '../../../generated/service.js';
import { prefix } from '../http/prefix.js';
import type { StoredTask } from '../tasks/task.js';

/** What a task can be asked for: its result, that with a watermark, or a picture of it. */
export type ResultName = 'result' | 'watermarked' | 'cover';

/** When something is told, and under which address whoever is told has found the sandbox. */
export interface ViewContext {
  at: number;
  origin: string;
}

/** The files of a task. Sound has no picture, and a watermark is there where one was asked for. */
export function resultsOf({ creation: { kind, watermark } }: StoredTask): ResultName[] {
  return ['result', ...(kind === 'audio' ? [] : ['cover' as const]), ...(watermark ? ['watermarked' as const] : [])];
}

export const resultsPath = `${prefix}/results/`;

/**
 * The address of a file of a task. It works for as long as the document says, from when it was told: the service does not
 * show from when, and so a task that is asked again gives fresh addresses.
 */
export function resultUrl(
  task: StoredTask,
  name: ResultName,
  schema: keyof typeof urlLifetimes,
  { at, origin }: ViewContext,
): string {
  const expires = at + lifetimeOf(task, schema);
  return `${origin}${resultsPath}${task.id}/${fileOf(task, name)}?expires=${expires}`;
}

/** How long an address of a task works, in milliseconds. */
function lifetimeOf(task: StoredTask, schema: keyof typeof urlLifetimes): number {
  const { seconds, adFilmSeconds = seconds } = urlLifetimes[schema];
  return 1000 * (task.film || task.part ? adFilmSeconds : seconds);
}

/** The longest that any address of a task works, in milliseconds. */
export function maxLifetimeOf(task: StoredTask): number {
  const schemas = Object.keys(urlLifetimes) as (keyof typeof urlLifetimes)[];
  return Math.max(...schemas.map((schema) => lifetimeOf(task, schema)));
}

const extensions: Record<MediaKind, string> = { video: 'mp4', image: 'png', audio: 'wav' };

/** The name of a file: `result.mp4`. */
export function fileOf({ creation }: StoredTask, name: ResultName): string {
  return `${name}.${extensions[name === 'cover' ? 'image' : creation.kind]}`;
}
