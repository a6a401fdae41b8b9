import { type Bytes, join } from './bytes.js';
import { type Colour, type FrameSize, macroblock, toVideoColour } from './frame-size.js';

/** Writes fields that do not end at whole bytes, as H.264 has them. */
export class BitWriter {
  readonly #bytes: number[] = [];
  /** Bits of the last byte that are taken. */
  #used = 8;

  /** A number in this many bits. */
  fixed(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#push((value >>> bit) & 1);
    return this;
  }

  flags(...values: (0 | 1)[]): this {
    for (const value of values) this.#push(value);
    return this;
  }

  /** An Exp-Golomb code (H.264, 9.1): as many zeros as bits follow the first one of the number plus one. */
  golomb(...values: number[]): this {
    for (const value of values) this.fixed(value + 1, 2 * Math.floor(Math.log2(value + 1)) + 1);
    return this;
  }

  /** Zeros up to the next whole byte. */
  align(): this {
    this.#used = 8;
    return this;
  }

  /** Everything, ended as a unit of H.264 ends: a one, and zeros up to a whole byte. */
  end(): number[] {
    return this.flags(1).align().#bytes;
  }

  #push(bit: number): void {
    if (this.#used === 8) {
      this.#bytes.push(0);
      this.#used = 0;
    }
    const last = this.#bytes.length - 1;
    this.#bytes[last] = (this.#bytes[last] ?? 0) | (bit << (7 - this.#used));
    this.#used += 1;
  }
}

/** Kinds of units, each with the mark of what others refer to. */
export const nalHeader = { repeatedFrame: 0x61, keyFrame: 0x65, sequenceParameters: 0x67, pictureParameters: 0x68 };

/**
 * A unit of H.264. Two zero bytes before one up to three would look like the start of the next unit, so a three goes
 * between them (H.264, 7.4.1). Our frames hold no such bytes yet, and a change to one field could bring them.
 */
export function nalUnit(header: number, payload: readonly number[]): Bytes {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return join([header], escaped);
}

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
