import type { TaskState } from 'genmedia/schema';
import type { MediaKind } from '../../../generated/service.js';
import type { OperationId } from '../../contract/operation.js';
import { weightOf } from '../storage/weight.js';
import type { Delivery } from './delivery.js';
import type { Film, FilmPart } from './film.js';

/** A task as the sandbox keeps it: plain JSON. Its state follows from the time, so a task that nobody asks for costs nothing. */
export interface StoredTask {
  id: string;
  /** Tasks are numbered in the order they were made. */
  number: number;
  operation: OperationId;
  createdAt: number;
  queueingAt: number;
  processingAt: number;
  endsAt: number;
  /** What it fails with; empty for a task that succeeds. */
  errCode: string;
  credits: number;
  /** The values that queries return, where the request takes them. */
  payload?: string;
  bgm?: boolean;
  offPeak?: boolean;
  creation: MediaSpec;
  /** Address that the request was sent to; its results are found there. */
  origin: string;
  /** Where its news are posted, and which. */
  callbackUrl?: string;
  deliveries?: Delivery[];
  film?: Film;
  part?: FilmPart;
  /** What was sent, where the service does not show what that means. */
  kept?: object;
  /** Tasks that were made to edit or compose this one, where the service does not show what that means. */
  steps?: string[];
}

/** How many characters a task has in those of its values that can be long. */
export function taskLength({ payload, kept, part, callbackUrl, origin, errCode }: StoredTask): number {
  const texts = [payload, part?.prompt, callbackUrl, origin, errCode];
  return texts.reduce((length, text) => length + (text?.length ?? 0), kept ? weightOf(kept) : 0);
}

/** What the files of a task are like. */
export interface MediaSpec {
  kind: MediaKind;
  aspectRatio?: string;
  seconds?: number;
  watermark?: boolean;
}

/**
 * The state of a task at a time. Which state follows which is not shown by the service; this order is the sandbox's
 * assumption: created, queueing, processing, then success or failed.
 */
export function stateOf(task: StoredTask, time: number): TaskState {
  if (time >= task.endsAt) return endOf(task);
  if (time >= task.processingAt) return 'processing';
  return time >= task.queueingAt ? 'queueing' : 'created';
}

/** The error code of a task at a time: empty unless it has failed by then. */
export const errCodeOf = (task: StoredTask, time: number) => (time >= task.endsAt ? task.errCode : '');

export const endOf = (task: StoredTask): TaskState => (task.errCode === '' ? 'success' : 'failed');

/** How far a task is, from 0 to 100. The service does not show the scale. */
export function progressOf({ processingAt, endsAt }: StoredTask, time: number): number {
  if (time >= endsAt) return 100;
  return Math.max(0, Math.floor((100 * (time - processingAt)) / (endsAt - processingAt)));
}
