import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

/** Contents of a PNG's chunks. */
export function chunksOf(file: Buffer): Map<string, Buffer> {
  expect(file.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  let offset = 8;
  while (offset < file.length) {
    const end = offset + 8 + file.readUInt32BE(offset);
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(offset + 4, end)));
    chunks.set(file.toString('latin1', offset + 4, offset + 8), file.subarray(offset + 8, end));
    offset = end + 4;
  }
  return chunks;
}

/** Contents of boxes that lie side by side and fill all there is. */
export function boxesOf(bytes: Buffer): Map<string, Buffer> {
  const boxes = new Map<string, Buffer>();
  let offset = 0;
  while (offset < bytes.length) {
    const size = bytes.readUInt32BE(offset);
    expect(size).toBeGreaterThanOrEqual(8);
    expect(offset + size).toBeLessThanOrEqual(bytes.length);
    boxes.set(bytes.toString('latin1', offset + 4, offset + 8), bytes.subarray(offset + 8, offset + size));
    offset += size;
  }
  return boxes;
}

/** A video taken apart: its boxes by path, the units of its frames and the size in its stream. */
export function videoOf(file: Buffer) {
  expect([...boxesOf(file).keys()]).toEqual(['ftyp', 'moov', 'mdat']);
  const at = (path: string) =>
    path.split('/').reduce((bytes, type) => {
      const found = boxesOf(bytes).get(type);
      if (!found) throw new Error(`There is no ${type} of ${path}.`);
      return found;
    }, file);
  const table = (type: string) => at(`moov/trak/mdia/minf/stbl/${type}`);

  const sizes = table('stsz');
  expect([sizes.readUInt32BE(4), sizes.length]).toEqual([0, 12 + 4 * sizes.readUInt32BE(8)]);
  const count = sizes.readUInt32BE(8);
  // One chunk holds all frames, and the first alone is a key frame.
  expect(table('stsc')).toEqual(words(0, 1, 1, count, 1));
  expect(table('stss')).toEqual(words(0, 1, 1));
  expect(table('stco').subarray(0, 8)).toEqual(words(0, 1));
  let offset = table('stco').readUInt32BE(8);
  expect(file.subarray(offset)).toEqual(at('mdat'));
  const frames = Array.from({ length: count }, (_, index) => {
    const size = sizes.readUInt32BE(12 + 4 * index);
    const frame = file.subarray(offset, offset + size);
    offset += size;
    expect(frame.readUInt32BE(0)).toBe(frame.length - 4);
    return frame.subarray(4);
  });
  expect(offset).toBe(file.length);
  return { at, frames, sequence: sequenceOf(table('stsd')) };
}

export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** The size in the parameters of avcC. Everything else in them is as `decode` takes it for granted. */
function sequenceOf(descriptions: Buffer) {
  expect(descriptions.subarray(0, 8)).toEqual(words(0, 1));
  const entry = boxesOf(descriptions.subarray(8)).get('avc1') as Buffer;
  const configuration = boxesOf(entry.subarray(78)).get('avcC') as Buffer;
  const length = configuration.readUInt16BE(6);
  const sequence = configuration.subarray(8, 8 + length);
  const picture = configuration.subarray(8 + length + 3);
  expect([...configuration.subarray(0, 6)]).toEqual([1, ...sequence.subarray(1, 4), 0xff, 0xe1]);
  expect([configuration[8 + length], configuration.readUInt16BE(9 + length)]).toEqual([1, picture.length]);

  const bits = new Bits(sequence);
  expect([bits.fixed(8), bits.fixed(8), bits.fixed(8), bits.fixed(8)]).toEqual([0x67, 66, 0xc0, 30]);
  // Number of the set, bits of a frame's number beyond four, order, references, gaps.
  expect([bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb(), bits.fixed(1)]).toEqual([0, 0, 2, 1, 0]);
  const size = { width: 16 * (bits.golomb() + 1), height: 16 * (bits.golomb() + 1) };
  // Frames, not cropped; the signal has limited range and the colours of sRGB by BT.601.
  expect(bits.fixed(4)).toBe(0b1101);
  expect([bits.fixed(3), bits.fixed(3), bits.fixed(2)]).toEqual([1, 5, 1]);
  expect([bits.fixed(8), bits.fixed(8), bits.fixed(8)]).toEqual([1, 13, 6]);
  expect([bits.fixed(7), ...Array.from({ length: 6 }, () => bits.golomb())]).toEqual([3, 0, 0, 16, 16, 0, 1]);
  bits.end();

  const more = new Bits(picture);
  expect([more.fixed(8), more.golomb(), more.golomb(), more.fixed(2)]).toEqual([0x68, 0, 0, 0]);
  expect([more.golomb(), more.golomb(), more.golomb(), more.fixed(3)]).toEqual([0, 0, 0, 0]);
  expect([more.golomb(), more.golomb(), more.golomb(), more.fixed(3)]).toEqual([0, 0, 0, 0]);
  more.end();
  return size;
}

/** The colour of frames that have one, as video stores it: reads every bit, and nothing may be left. */
export function decode([first, ...others]: Buffer[], { width, height }: { width: number; height: number }) {
  const across = width / 16;
  const count = across * (height / 16);
  const bits = new Bits(first as Buffer);
  expect([bits.fixed(8), bits.golomb(), bits.golomb(), bits.golomb()]).toEqual([0x65, 0, 7, 0]);
  expect([bits.fixed(4), bits.golomb(), bits.fixed(2), bits.golomb()]).toEqual([0, 0, 0, 0]);
  // The first macroblock holds its samples.
  expect(bits.golomb()).toBe(25);
  bits.align();
  const planes = [256, 64, 64].map((length) => new Set(Array.from({ length }, () => bits.fixed(8))));
  expect(planes.map(({ size }) => size)).toEqual([1, 1, 1]);
  // The others are the mean of their neighbours, and an empty rest is coded by how much the neighbours hold.
  const held = [16];
  while (held.length < count) {
    const left = held.length % across > 0 ? held.at(-1) : undefined;
    const above = held[held.length - across];
    const near = left === undefined || above === undefined ? (left ?? above ?? 0) : (left + above + 1) >> 1;
    const [length, code] = near < 2 ? [1, 1] : [6, 3];
    const read = [bits.golomb(), bits.golomb(), bits.golomb(), bits.fixed(length)];
    if (read.join() !== `3,0,0,${code}`) throw new Error(`Macroblock ${held.length} is ${read}.`);
    held.push(0);
  }
  bits.end();

  for (const [index, other] of others.entries()) {
    const more = new Bits(other);
    expect([more.fixed(8), more.golomb(), more.golomb(), more.golomb()]).toEqual([0x61, 0, 5, 0]);
    expect([more.fixed(4), more.fixed(3), more.golomb()]).toEqual([(index + 1) % 16, 0, 0]);
    // All macroblocks are those of the frame before.
    expect(more.golomb()).toBe(count);
    more.end();
  }
  return planes.flatMap((plane) => [...plane]);
}

/** To within what is lost by storing a colour as video does. */
export function expectColour([luma = 0, blueness = 0, redness = 0]: number[], wanted: readonly number[]) {
  const bright = 1.164 * (luma - 16);
  const green = bright - 0.392 * (blueness - 128) - 0.813 * (redness - 128);
  const shown = [bright + 1.596 * (redness - 128), green, bright + 2.017 * (blueness - 128)];
  const furthest = Math.max(...wanted.map((value, index) => Math.abs(value - Number(shown[index]))));
  expect(furthest, `It shows ${shown}, not ${wanted}.`).toBeLessThanOrEqual(3);
}

/** Reads a unit of H.264 bit by bit. */
class Bits {
  readonly #bits: string;
  #position = 0;

  constructor(unit: Buffer) {
    const bytes = unit.toString('hex').replace(/../g, '$& ');
    expect(bytes).not.toMatch(/00 00 0[0-2]/);
    const plain = bytes.replaceAll('00 00 03', '00 00').split(' ').filter(Boolean);
    this.#bits = plain.map((byte) => Number.parseInt(byte, 16).toString(2).padStart(8, '0')).join('');
  }

  fixed(width: number): number {
    this.#position += width;
    if (this.#position > this.#bits.length) throw new Error('The unit ends too early.');
    return Number.parseInt(this.#bits.slice(this.#position - width, this.#position), 2);
  }

  golomb(): number {
    let width = 1;
    while (this.fixed(1) === 0) width += 1;
    this.#position -= 1;
    return this.fixed(width) - 1;
  }

  align(): void {
    while (this.#position % 8 > 0) expect(this.fixed(1)).toBe(0);
  }

  /** What is left is a one, and zeros up to a whole byte. */
  end(): void {
    expect(this.#bits.slice(this.#position)).toMatch(/^10{0,7}$/);
  }
}
