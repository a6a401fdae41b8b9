import type { OperationId } from '../../contract/operation.js';
import type { TaskFaults } from '../faults/fault.js';
import { composeAdFilm, editAdFilm } from './change-film.js';
import { createAdFilm } from './create-film.js';
import { getAdFilm } from '../views/film.js';
import { changeGeneralOneClick, createGeneralOneClick, getGeneralOneClick } from './general-one-click.js';
import { createSubject, listSubjects, updateSubject } from './subjects.js';
import { create } from './create.js';
import { getTaskCreations } from '../views/creations.js';
import type { SandboxState } from '../state.js';

/** A request that has passed everything that the document says of it. */
export interface OperationRequest {
  operation: OperationId;
  /** What stands for `{id}` in the path. */
  id: string;
  /** The body, which keeps the rules of its schema. */
  body: Readonly<Record<string, unknown>>;
  origin: string;
  /** What goes wrong with the task that it makes. */
  faults: TaskFaults;
  /** A text of the request as it may be shown. */
  show: (text: string) => string;
}

/** What was done: the answer, and the task that was made or read. */
export interface OperationResult {
  answer: object;
  taskId?: string;
}

type Perform = (world: SandboxState, exchange: OperationRequest) => OperationResult;

/** What each operation does. One without an entry does not compile. */
export const operationHandlers: Readonly<Record<OperationId, Perform>> = {
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
