import type { GeneratorName } from './request-types.js';

const all: Record<GeneratorName, true> = {
  text2video: true,
  img2video: true,
  startEnd2video: true,
  reference2video: true,
  reference2image: true,
  templateStory: true,
  mv: true,
  premiumMv: true,
  explainComic: true,
  adFilm: true,
  generalOneClick: true,
  speech: true,
};

/** The names of all generators, for those who have no client. */
export const generatorNames = Object.keys(all) as readonly GeneratorName[];
