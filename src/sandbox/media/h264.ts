import { type Bytes, join } from './bytes.js';
import { type Colour, type FrameSize, macroblock, toVideoColour } from './frame-size.js';

/** Writes fields that are not aligned to bytes, as in H.264. */
class BitWriter {
  readonly #bytes: number[] = [];
  /** Number of bits used in the last byte. */
  #used = 8;

  /** Writes a number with a fixed number of bits. */
  fixed(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#push((value >>> bit) & 1);
    return this;
  }

  flags(...values: (0 | 1)[]): this {
    for (const value of values) this.#push(value);
    return this;
  }

  /** Writes Exp-Golomb codes (H.264, 9.1): the binary form of the number plus one, after one zero less than it has bits. */
  golomb(...values: number[]): this {
    for (const value of values) this.fixed(value + 1, 2 * Math.floor(Math.log2(value + 1)) + 1);
    return this;
  }

  /** Fills the last byte with zeros. */
  align(): this {
    this.#used = 8;
    return this;
  }

  /** All bytes, with the end of an H.264 unit: a one, then zeros up to a whole byte. */
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

/** Types of units, with the flag that other units refer to them. */
const nalHeader = { repeatedFrame: 0x61, keyFrame: 0x65, sequenceParameters: 0x67, pictureParameters: 0x68 };

/** A unit of H.264. These frames contain no bytes that would have to be escaped (H.264, 7.4.1): two zeros before one up to 3. */
const nalUnit = (header: number, payload: readonly number[]): Bytes => join([header], payload);

/** Constrained baseline, which every decoder supports, at level 3: up to 1620 macroblocks. These frames have at most 1024. */
export const profile = [66, 0xc0, 30];

/** sRGB colours with the matrix of BT.601. Without it, players guess from the height. */
const colourDescription = [1, 13, 6];

const frameNumberBits = 4;
const allIntra = 7;
const allPredicted = 5;
const pcm = 25;
const flatFromNeighbours = 3;

/** Parameters of the stream, in the order of H.264, 7.3.2.1.1. */
export function sequenceParameters({ width, height }: FrameSize): Bytes {
  const bits = new BitWriter();
  for (const byte of profile) bits.fixed(byte, 8);
  bits.golomb(0, frameNumberBits - 4);
  // Frames are displayed in decoding order, and each refers to the previous one.
  bits.golomb(2, 1).flags(0);
  bits.golomb(width / macroblock - 1, height / macroblock - 1);
  // Whole frames, not fields; no cropping. Display parameters follow: no pixel aspect ratio, no overscan.
  bits.flags(1, 1, 0, 1).flags(0, 0);
  // Video signal: unspecified format, limited range, colour description.
  bits.flags(1).fixed(5, 3).flags(0, 1);
  for (const code of colourDescription) bits.fixed(code, 8);
  // No chroma location, timing or buffer model; nothing is reordered, so a player can display each frame at once.
  bits.flags(0, 0, 0, 0, 0).flags(1, 1).golomb(0, 0, 16, 16, 0, 1);
  return nalUnit(nalHeader.sequenceParameters, bits.end());
}

/** Parameters of all pictures, with every option off (H.264, 7.3.2.2). */
export function pictureParameters(): Bytes {
  const bits = new BitWriter().golomb(0, 0).flags(0, 0).golomb(0, 0, 0).flags(0).fixed(0, 2).golomb(0, 0, 0);
  return nalUnit(nalHeader.pictureParameters, bits.flags(0, 0, 0).end());
}

/** A frame of one colour. Its first macroblock contains raw samples, and the others are predicted from their neighbours. */
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
    // No residual. Its code depends on the number of coefficients of the neighbours, and the first one has many.
    const isNextToFirst = index === 1 || index === across;
    if (isNextToFirst) bits.fixed(3, 6);
    else bits.flags(1);
  }
  return nalUnit(nalHeader.keyFrame, bits.end());
}

/** Repeats the previous frame: all macroblocks are skipped. */
export function repeatedFrame({ width, height }: FrameSize, number: number): Bytes {
  const bits = new BitWriter().golomb(0, allPredicted, 0).fixed(number, frameNumberBits).flags(0, 0, 0).golomb(0);
  bits.golomb((width / macroblock) * (height / macroblock));
  return nalUnit(nalHeader.repeatedFrame, bits.end());
}
