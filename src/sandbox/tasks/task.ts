import type { MediaKind } from '../../../generated/service.js';
import { weightOf } from '../../shared/weight.js';
import type { OperationId } from '../../terms/operation.js';
import type { Delivery } from './delivery.js';
import type { Film, FilmPart } from './film.js';

/** What every task has. It is plain JSON. The state follows from the time, so a task costs nothing while nobody reads it. */
export interface TaskRecord {
  id: string;
  /** Tasks are numbered in the order of their creation. */
  number: number;
  operation: OperationId;
  createdAt: number;
  queueingAt: number;
  processingAt: number;
  endsAt: number;
  /** When it would have ended, if it was ended before. */
  plannedEndsAt?: number;
  /** Error code that the task fails with; empty for a task that succeeds. */
  errCode: string;
  credits: number;
  /** What a person recognizes it by: the value that selects its variant, mostly the model, and the beginning of its prompt. */
  model?: string | undefined;
  shownPrompt?: string | undefined;
  /** Values that queries return, if the request has them. */
  payload?: string | undefined;
  bgm?: boolean | undefined;
  offPeak?: boolean | undefined;
  creation: MediaSpec;
  /** Origin that the request was sent to. The URLs of the results start with it. */
  origin: string;
  callbackUrl?: string;
  deliveries?: Delivery[];
}

/** Creates one video, image or sound. */
export interface MediaTask extends TaskRecord {
  kind: 'media';
}

export interface FilmTask extends TaskRecord {
  kind: 'film';
  film: Film;
}

/** Creates a part of a film, or composes the film from its parts. */
export interface FilmPartTask extends TaskRecord {
  kind: 'film-part';
  part: FilmPart;
}

export interface OneClickTask extends TaskRecord {
  kind: 'one-click';
  /** The body as it was sent. Its fields are undocumented. */
  request: object;
  /** Identifiers of the tasks that edit or compose this one. */
  steps: string[];
}

/** Edits or composes a one-click task. */
export interface OneClickStepTask extends TaskRecord {
  kind: 'one-click-step';
  /** The body as it was sent. Its fields are undocumented. */
  request: object;
}

/** A task as the sandbox stores it. */
export type StoredTask = MediaTask | FilmTask | FilmPartTask | OneClickTask | OneClickStepTask;

/** Number of characters in the values of a task that can be long. */
export function taskLength(task: StoredTask): number {
  const { payload, callbackUrl, origin, errCode, shownPrompt } = task;
  const prompt = task.kind === 'film-part' ? task.part.prompt : undefined;
  return (
    ('request' in task ? weightOf(task.request) : 0) +
    lengthOf(payload) +
    lengthOf(prompt) +
    lengthOf(callbackUrl) +
    lengthOf(origin) +
    lengthOf(errCode) +
    lengthOf(shownPrompt)
  );
}

const lengthOf = (text: string | undefined) => text?.length ?? 0;

/** Describes the files of a task. */
export interface MediaSpec {
  kind: MediaKind;
  aspectRatio?: string | undefined;
  seconds?: number | undefined;
  watermark?: boolean | undefined;
}
