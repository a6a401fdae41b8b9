import type { Bytes } from './bytes.js';
import { type Colour, frameSize } from './frame-size.js';
import { makeMp4 } from './mp4.js';
import { makePng } from './png.js';
import { makeWav } from './wav.js';

type MediaKind = 'video' | 'image' | 'audio';

export interface MediaRequest {
  kind: MediaKind;
  /** Such as `9:16`. Default, and for an invalid ratio: 16:9. */
  aspectRatio?: string | undefined;
  /** Length of a video, from 1 to 60, or of a tone, up to 1. Default: 5 for a video, 1 for a tone. */
  seconds?: number | undefined;
  colour: Colour;
}

export interface ResultFile {
  type: 'video/mp4' | 'image/png' | 'audio/wav';
  extension: 'mp4' | 'png' | 'wav';
  bytes: Bytes;
}

/** A small valid file: one colour in the requested aspect ratio, or a tone. */
export function makeMedia({ kind, aspectRatio, seconds, colour }: MediaRequest): ResultFile {
  // Treat `NaN` as missing.
  const length = Number.isNaN(seconds) ? undefined : seconds;
  switch (kind) {
    case 'video':
      return { type: 'video/mp4', extension: 'mp4', bytes: makeMp4(frameSize(aspectRatio), colour, length) };
    case 'image':
      return { type: 'image/png', extension: 'png', bytes: makePng(frameSize(aspectRatio), colour) };
    case 'audio':
      return { type: 'audio/wav', extension: 'wav', bytes: makeWav(length) };
  }
}
