import type { AdFilmCompositionParams, AdFilmRecord } from 'genmedia/schema';

export type FilmPartType = NonNullable<AdFilmRecord['type']>;

/** What a film is made of: identifiers of tasks. A segment has a video for each time it was made. */
export interface Film {
  segments: string[][];
  narrations: string[];
  music: string[];
  compositions: string[];
}

/** What a task is within a film: one of its parts, or a film composed from them. */
export interface FilmPart {
  filmId: string;
  type?: FilmPartType;
  prompt?: string;
  params?: AdFilmCompositionParams;
}

/** How films are cut is not shown. This is the sandbox's assumption. */
const secondsOfSegment = 5;

export const countSegments = (seconds: number) => Math.max(1, Math.round(seconds / secondsOfSegment));
