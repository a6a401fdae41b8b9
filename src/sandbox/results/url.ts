import { urlLifetimes } from '../../../generated/constants.js';
import type { MediaKind } from '../../../generated/service.js';
import { prefix } from '../http/message.js';
import type { StoredTask } from '../tasks/task.js';

/** Files of a task: the result, the result with a watermark, and the cover image. */
export type ResultName = 'result' | 'watermarked' | 'cover';

/** What a view of a task depends on. */
export interface ViewContext {
  /** Time of the sandbox. */
  at: number;
  /** Origin that the caller uses for the sandbox. */
  origin: string;
}

/** The files of a task. Sound has no cover, and only a request for a watermark creates the watermarked file. */
export function resultsOf({ creation: { kind, watermark } }: StoredTask): ResultName[] {
  return ['result', ...(kind === 'audio' ? [] : ['cover' as const]), ...(watermark ? ['watermarked' as const] : [])];
}

export const resultsPath = `${prefix}/results/`;

/** The same files for the page of the sandbox: they do not expire and are not counted as requests. */
export const pageFilesPath = `${prefix}/files/`;

/**
 * The URL of a file of a task. It expires after the lifetime in the document. When that lifetime starts is undocumented. The
 * sandbox assumes the time of the response, so that every read of a task returns fresh URLs.
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

/** Lifetime of a URL of a task, in milliseconds. */
function lifetimeOf(task: StoredTask, schema: keyof typeof urlLifetimes): number {
  const { seconds, adFilmSeconds = seconds } = urlLifetimes[schema];
  const isOfFilm = task.kind === 'film' || task.kind === 'film-part';
  return 1000 * (isOfFilm ? adFilmSeconds : seconds);
}

/** The longest lifetime that a URL of a task can have, in milliseconds. */
export function maxLifetimeOf(task: StoredTask): number {
  const schemas = Object.keys(urlLifetimes) as (keyof typeof urlLifetimes)[];
  return Math.max(...schemas.map((schema) => lifetimeOf(task, schema)));
}

const extensions: Record<MediaKind, string> = { video: 'mp4', image: 'png', audio: 'wav' };

/** Name of a file: `result.mp4`. */
export function fileOf({ creation }: StoredTask, name: ResultName): string {
  return `${name}.${extensions[name === 'cover' ? 'image' : creation.kind]}`;
}
