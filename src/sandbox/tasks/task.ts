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
