import { behaviours } from '../../../generated/service.js';
import { lognormal } from './random.js';

/** A kind of task, and how long it is assumed to take. */
export interface Kind {
  name: string;
  generator: 'reference2image' | 'text2video' | 'adFilm';
  request: object;
  /** In seconds. */
  median: number;
}

/** Tasks that are waited for, by their lengths in whole milliseconds. */
export interface Tasks {
  name: string;
  kind: Kind;
  lengths: readonly number[];
}

const requestOf = (operation: keyof typeof behaviours) =>
  Object.values(behaviours[operation].examples).at(-1) as object;

const video = { name: 'videos', generator: 'text2video', request: requestOf('createText2Video'), median: 45 } as const;

/** The service does not document how long tasks take: the medians and the spread are assumed. */
export const kinds: readonly Kind[] = [
  { name: 'images', generator: 'reference2image', request: requestOf('createReference2Image'), median: 10 },
  video,
  { name: 'films', generator: 'adFilm', request: requestOf('createAdFilm'), median: 180 },
];

/** Deviation of the logarithm: 95 of 100 tasks take less than 2.3 times the median. */
const sigma = 0.5;

/** Some tasks of a kind, some short and some long. */
export function tasksOf(kind: Kind, count: number): Tasks {
  const lengths = Array.from({ length: count }, () => Math.round(lognormal(1000 * kind.median, sigma)));
  return { name: kind.name, kind, lengths };
}

/** Videos whose lengths are spread evenly from one number of seconds to another. */
export function videosOf(name: string, from: number, to: number, count: number): Tasks {
  const lengthOf = (part: number) => Math.round(1000 * (from + (to - from) * part));
  return { name, kind: video, lengths: Array.from({ length: count }, (_, index) => lengthOf((index + 0.5) / count)) };
}
