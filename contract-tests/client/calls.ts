import type { CallOptions, GenMedia, OperationId } from '../../src/index.js';

/** An identifier that must be encoded to remain one path segment. */
export const id = 'task/1?a=b#ü %2F';

// biome-ignore lint/suspicious/noExplicitAny: bodies come from the examples of the document, which have their own test.
type Body = any;
type Result = object & { raw?: unknown };

type CallOf = (gen: GenMedia, body: Body, options: CallOptions, target?: string) => Promise<Result>;

/** How a caller calls each operation. A missing operation is a compile error. */
export const calls: Record<OperationId, CallOf> = {
  getTaskCreations: (gen, _, options, target = id) => gen.tasks.get(target, options),
  createText2Video: (gen, body, options) => gen.text2video.create(body, options),
  createImg2Video: (gen, body, options) => gen.img2video.create(body, options),
  createStartEnd2Video: (gen, body, options) => gen.startEnd2video.create(body, options),
  createReference2Video: (gen, body, options) => gen.reference2video.create(body, options),
  createReference2Image: (gen, body, options) => gen.reference2image.create(body, options),
  createTemplateStory: (gen, body, options) => gen.templateStory.create(body, options),
  createMv: (gen, body, options) => gen.mv.create(body, options),
  createPremiumMv: (gen, body, options) => gen.premiumMv.create(body, options),
  createExplainComic: (gen, body, options) => gen.explainComic.create(body, options),
  createAdFilm: (gen, body, options) => gen.adFilm.create(body, options),
  getAdFilm: (gen, _, options, target = id) => gen.adFilm.get(target, options),
  editAdFilm: (gen, body, options) => gen.adFilm.edit(body, options),
  composeAdFilm: (gen, body, options) => gen.adFilm.compose(body, options),
  createGeneralOneClick: (gen, body, options) => gen.generalOneClick.create(body, options),
  getGeneralOneClick: (gen, _, options, target = id) => gen.generalOneClick.get(target, options) as Promise<Result>,
  editGeneralOneClick: (gen, body, options, target = id) =>
    gen.generalOneClick.edit(target, body, options) as Promise<Result>,
  composeGeneralOneClick: (gen, body, options, target = id) =>
    gen.generalOneClick.compose(target, body, options) as Promise<Result>,
  createSpeech: (gen, body, options) => gen.speech.create(body, options),
  createSubject: (gen, body, options) => gen.subjects.create(body, options) as Promise<Result>,
  listSubjects: (gen, _, options) => gen.subjects.list(options) as Promise<Result>,
  updateSubject: (gen, body, options, target = id) => gen.subjects.update(target, body, options) as Promise<Result>,
};
