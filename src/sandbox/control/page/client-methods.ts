import type { OperationId } from '../../../terms/operation.js';

/** The method of the client that sends each operation. It takes the identifier of the path, if there is one, and the body. */
export const clientMethods: Readonly<Record<OperationId, string>> = {
  getTaskCreations: 'tasks.get',
  createText2Video: 'text2video.create',
  createImg2Video: 'img2video.create',
  createStartEnd2Video: 'startEnd2video.create',
  createReference2Video: 'reference2video.create',
  createReference2Image: 'reference2image.create',
  createTemplateStory: 'templateStory.create',
  createMv: 'mv.create',
  createPremiumMv: 'premiumMv.create',
  createExplainComic: 'explainComic.create',
  createAdFilm: 'adFilm.create',
  getAdFilm: 'adFilm.get',
  editAdFilm: 'adFilm.edit',
  composeAdFilm: 'adFilm.compose',
  createGeneralOneClick: 'generalOneClick.create',
  getGeneralOneClick: 'generalOneClick.get',
  editGeneralOneClick: 'generalOneClick.edit',
  composeGeneralOneClick: 'generalOneClick.compose',
  createSpeech: 'speech.create',
  listSubjects: 'subjects.list',
  createSubject: 'subjects.create',
  updateSubject: 'subjects.update',
};
