import type { OperationId } from '../../terms/operation.js';
import { composeAdFilm, editAdFilm } from './change-film.js';
import { create } from './create.js';
import { createAdFilm } from './create-film.js';
import { changeGeneralOneClick, createGeneralOneClick, getGeneralOneClick } from './general-one-click.js';
import type { OperationHandler } from './handler.js';
import { getAdFilm, getTaskCreations } from './reads.js';
import { createSubject, listSubjects, updateSubject } from './subjects.js';

/** One handler for each operation. A missing one does not compile. */
export const operationHandlers: Readonly<Record<OperationId, OperationHandler>> = {
  getTaskCreations,
  createText2Video: create,
  createImg2Video: create,
  createStartEnd2Video: create,
  createReference2Video: create,
  createReference2Image: create,
  createTemplateStory: create,
  createMv: create,
  createPremiumMv: create,
  createExplainComic: create,
  createAdFilm,
  getAdFilm,
  editAdFilm,
  composeAdFilm,
  createGeneralOneClick,
  getGeneralOneClick,
  editGeneralOneClick: changeGeneralOneClick,
  composeGeneralOneClick: changeGeneralOneClick,
  createSpeech: create,
  listSubjects,
  createSubject,
  updateSubject,
};
