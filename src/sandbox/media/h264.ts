import { BitWriter } from './bits.js';
import type { Bytes } from './bytes.js';
import { type Colour, toVideoColour } from './colour.js';
import { type FrameSize, macroblock } from './frame-size.js';
import { nalHeader, nalUnit } from './nal-unit.js';

/** Constrained baseline, which every decoder reads, at level 3. That takes 1620 macroblocks, and we have 1024 at most. */
export const profile = [66, 0xc0, 30];

/** Colours as sRGB has them, in the matrix of BT.601. Without it a player guesses by the height. */
const colourDescription = [1, 13, 6];

const frameNumberBits = 4;
const allIntra = 7;
const allPredicted = 5;
const pcm = 25;
const flatFromNeighbours = 3;

/** What holds for the whole stream. The order of the fields is that of H.264, 7.3.2.1.1. */
export function sequenceParameters({ width, height }: FrameSize): Bytes {
  const bits = new BitWriter();
  for (const byte of profile) bits.fixed(byte, 8);
  bits.golomb(0, frameNumberBits - 4);
  // Frames are shown in the order in which they come, and each refers to the one before.
  bits.golomb(2, 1).flags(0);
  bits.golomb(width / macroblock - 1, height / macroblock - 1);
  // Whole frames, not fields; no cropping; and then how to show them: no shape of pixels, no overscan.
  bits.flags(1, 1, 0, 1).flags(0, 0);
  // The signal: no format, limited range, and colours.
  bits.flags(1).fixed(5, 3).flags(0, 1);
  for (const code of colourDescription) bits.fixed(code, 8);
  // No place of chroma, no timing and no buffer model; nothing is reordered, so a player need not wait for more.
  bits.flags(0, 0, 0, 0, 0).flags(1, 1).golomb(0, 0, 16, 16, 0, 1);
  return nalUnit(nalHeader.sequenceParameters, bits.end());
}

/** What holds for all pictures: everything as plain as it can be (H.264, 7.3.2.2). */
export function pictureParameters(): Bytes {
  const bits = new BitWriter().golomb(0, 0).flags(0, 0).golomb(0, 0, 0).flags(0).fixed(0, 2).golomb(0, 0, 0);
  return nalUnit(nalHeader.pictureParameters, bits.flags(0, 0, 0).end());
}

/** A frame of one colour. Its first macroblock holds the samples as they are, and the others continue their neighbours. */
export function keyFrame({ width, height }: FrameSize, colour: Colour): Bytes {
  const bits = new BitWriter().golomb(0, allIntra, 0).fixed(0, frameNumberBits).golomb(0).flags(0, 0).golomb(0);
  const [luma, blueness, redness] = toVideoColour(colour);
  bits.golomb(pcm).align();
  for (let sample = 0; sample < 256; sample += 1) bits.fixed(luma, 8);
  for (let sample = 0; sample < 64; sample += 1) bits.fixed(blueness, 8);
  for (let sample = 0; sample < 64; sample += 1) bits.fixed(redness, 8);
  const across = width / macroblock;
  const count = across * (height / macroblock);
  for (let index = 1; index < count; index += 1) {
    bits.golomb(flatFromNeighbours, 0, 0);
    // No difference to the neighbours. How that is said depends on how much they hold, and the first one holds a lot.
    const besideFirst = index === 1 || index === across;
    if (besideFirst) bits.fixed(3, 6);
    else bits.flags(1);
  }
  return nalUnit(nalHeader.keyFrame, bits.end());
}

/** The frame before, once more: a run of skipped macroblocks as long as the frame. */
export function repeatedFrame({ width, height }: FrameSize, number: number): Bytes {
  const bits = new BitWriter().golomb(0, allPredicted, 0).fixed(number, frameNumberBits).flags(0, 0, 0).golomb(0);
  bits.golomb((width / macroblock) * (height / macroblock));
  return nalUnit(nalHeader.repeatedFrame, bits.end());
}
