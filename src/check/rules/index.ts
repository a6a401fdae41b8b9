import { adFilm, adFilmCompose, adFilmEdit } from './ad-film.js';
import { adFilmResponses } from './ad-film-responses.js';
import { createResponses } from './create-responses.js';
import { explainComic, explainComicAsset } from './explain-comic.js';
import { img2video } from './img2video.js';
import { mv } from './mv.js';
import { premiumMv } from './premium-mv.js';
import { reference2image } from './reference2image.js';
import { reference2video } from './reference2video.js';
import type { RuleTable } from './rule.js';
import { speech } from './speech.js';
import { startEnd2video } from './start-end2video.js';
import { tasks } from './tasks.js';
import { templateStory } from './template-story.js';
import { text2video } from './text2video.js';
import { undocumented } from './undocumented.js';

/** The rules of the service, one table for each body. */
export const tables: readonly RuleTable[] = [
  text2video,
  img2video,
  startEnd2video,
  reference2video,
  reference2image,
  templateStory,
  mv,
  premiumMv,
  explainComic,
  explainComicAsset,
  adFilm,
  adFilmEdit,
  adFilmCompose,
  speech,
  ...undocumented,
  ...tasks,
  ...adFilmResponses,
  ...createResponses,
];
