import type { Bytes } from './bytes.js';
import { type Colour, frameSize } from './frame-size.js';
import { makeMp4 } from './mp4.js';
import { makePng } from './png.js';
import { makeWav } from './wav.js';

export type MediaKind = 'video' | 'image' | 'audio';

export interface MediaOrder {
  kind: MediaKind;
  /** Such as `9:16`. What is not a ratio gives 16:9. */
  aspectRatio?: string | undefined;
  /** Length of a video, 5 unless told, from 1 to 60; and of a tone, which ends after 1 second at the latest. */
  seconds?: number | undefined;
  /** Of the picture, in sRGB, each part from 0 to 255. */
  colour: Colour;
}

export interface MediaFile {
  type: 'video/mp4' | 'image/png' | 'audio/wav';
  extension: 'mp4' | 'png' | 'wav';
  bytes: Bytes;
}

/** A small valid file of a kind: one colour in the ratio that was asked for, or a tone. */
export function makeMedia({ kind, aspectRatio, seconds, colour }: MediaOrder): MediaFile {
  // A number that is none says as little as no number.
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
