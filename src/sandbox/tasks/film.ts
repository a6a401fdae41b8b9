import type { AdFilmCompositionParams, AdFilmRecord } from 'genmedia/schema';

export type FilmPartType = NonNullable<AdFilmRecord['type']>;

/** Identifiers of the tasks that make a film. Each segment lists one task for each time it was made. */
export interface Film {
  segments: string[][];
  narrations: string[];
  music: string[];
  compositions: string[];
}

/** One part of a film, or a composition of its parts. A composition has `params` in place of `type` and `prompt`. */
export interface FilmPart {
  filmId: string;
  type?: FilmPartType;
  prompt?: string;
  params?: AdFilmCompositionParams;
}

/** An assumption: the service does not document the length of a segment. */
const segmentSeconds = 5;

export const countSegments = (seconds: number) => Math.max(1, Math.round(seconds / segmentSeconds));
