import { crc32, inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MediaOrder, makeMedia } from '../../src/sandbox/media/index.js';
import { nalUnit } from '../../src/sandbox/media/nal-unit.js';

const colour = [18, 120, 140] as const;
const make = (kind: MediaOrder['kind'], order: Partial<MediaOrder> = {}) =>
  Buffer.from(makeMedia({ kind, colour, ...order }).bytes);

const ratios: [ratio: string | undefined, width: number, height: number][] = [
  ['16:9', 256, 144],
  ['9:16', 144, 256],
  ['1:1', 240, 240],
  ['21:9', 336, 144],
  ['2:3', 160, 240],
  ['3:2', 240, 160],
  ['3:4', 192, 256],
  ['4:3', 256, 192],
  ['1920:1080', 256, 144],
  ['9999:9999', 240, 240],
  ['15:1', 240, 16],
  ['14:1', 448, 32],
  ['32:31', 512, 496],
  ['1:32', 16, 512],
];

/** What has no frame of its own gets one of 16:9. */
const nonsense: (string | undefined)[] = [
  ...['33:32', '1:33', '1:1000', '10000:1250', '1250:10000', '99999999999999999999:1'],
  ...['0:1', '1:0', '0:0', '01:1', '-1:1', '1.5:1', '1:1:1', ' 1:1', '1:1\n', '1/1', '1:', ':1'],
  ...['auto', '', undefined],
];
for (const ratio of nonsense) ratios.push([ratio, 256, 144]);

const colours: [red: number, green: number, blue: number][] = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [214, 180, 120],
];

afterEach(() => {
  vi.useRealTimers();
});

describe('a media file', () => {
  it.each([
    ['video', 'video/mp4', 'mp4'],
    ['image', 'image/png', 'png'],
    ['audio', 'audio/wav', 'wav'],
  ] as const)('of the kind %s says that it is %s, and is a body as it stands', async (kind, type, extension) => {
    const file = makeMedia({ kind, colour });
    expect(file).toMatchObject({ type, extension });
    expect(Buffer.from(await new Response(file.bytes).arrayBuffer())).toEqual(Buffer.from(file.bytes));
    expect(file.bytes.buffer.byteLength).toBe(file.bytes.length);
  });

  it.each(['video', 'image', 'audio'] as const)('of the kind %s is the same at any time', (kind) => {
    vi.useFakeTimers({ now: 0 });
    const before = make(kind);
    vi.setSystemTime('2040-02-29T12:34:56Z');
    expect(make(kind)).toEqual(before);
  });
});

describe('an image', () => {
  it.each(ratios)('for the ratio %j has %i by %i pixels of the colour', (aspectRatio, width, height) => {
    const chunks = chunksOf(make('image', { aspectRatio }));
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect(chunks.get('IHDR')).toEqual(Buffer.concat([words(width, height), Buffer.from([1, 3, 0, 0, 0])]));
    expect([...(chunks.get('PLTE') as Buffer)]).toEqual([...colour]);
    const pixels = inflateSync(chunks.get('IDAT') as Buffer);
    expect(pixels).toEqual(Buffer.alloc(height * (1 + width / 8)));
    expect(chunks.get('IEND')).toHaveLength(0);
  });

  it('of a usual ratio has less than 8 kB', () => {
    for (const [aspectRatio] of ratios.slice(0, 8)) expect(make('image', { aspectRatio }).length).toBeLessThan(8_000);
  });
});

describe('a tone', () => {
  it.each([
    [undefined, 8_000],
    [1, 8_000],
    [1.01, 8_000],
    [300, 8_000],
    [Number.POSITIVE_INFINITY, 8_000],
    [Number.NaN, 8_000],
    [0.9, 7_200],
    [0.34, 2_400],
    [0.1, 800],
    [0, 800],
    [-1, 800],
  ])('for %s seconds has %i samples', (seconds, count) => {
    const file = make('audio', { seconds });
    expect(file).toHaveLength(44 + count);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect(file.readUInt32LE(16)).toBe(16);
    // PCM, mono, samples and bytes a second, bytes and bits a sample.
    expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 1]);
    expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([8_000, 8_000]);
    expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([1, 8]);
    expect(file.toString('latin1', 36, 40)).toBe('data');
    expect(file.readUInt32LE(40)).toBe(count);
  });

  it('is soft, has 400 Hz and lies around silence', () => {
    const samples = [...make('audio').subarray(44)];
    expect([Math.min(...samples), Math.max(...samples)]).toEqual([104, 152]);
    const rises = samples.filter((sample, index) => sample > 128 && (samples[index - 1] ?? 128) <= 128);
    expect(rises).toHaveLength(400);
    expect(samples.reduce((sum, sample) => sum + sample, 0) / samples.length).toBe(128);
  });
});

describe('a video', () => {
  it.each(ratios)('for the ratio %j has %i by %i pixels, wherever it says so', (aspectRatio, width, height) => {
    const { at, frames, sequence } = videoOf(make('video', { aspectRatio }));
    const track = at('moov/trak/tkhd');
    expect([track.readUInt32BE(76), track.readUInt32BE(80)]).toEqual([width * 65_536, height * 65_536]);
    const entry = boxesOf(at('moov/trak/mdia/minf/stbl/stsd').subarray(8)).get('avc1') as Buffer;
    expect([entry.readUInt16BE(24), entry.readUInt16BE(26)]).toEqual([width, height]);
    expect(sequence).toEqual({ width, height });
    expectColour(decode(frames, sequence), colour);
  });

  it.each(colours)('of the colour %i, %i, %i shows it', (...wanted) => {
    const { frames, sequence } = videoOf(make('video', { colour: wanted }));
    expectColour(decode(frames, sequence), wanted);
  });

  it.each([
    [undefined, 5],
    [Number.NaN, 5],
    [1, 1],
    [0, 1],
    [-1, 1],
    [4.4, 4],
    [4.5, 5],
    [8, 8],
    [60, 60],
    [61, 60],
    [Number.POSITIVE_INFINITY, 60],
  ])('for %s seconds lasts %i, in a few kB', (seconds, lasts) => {
    const file = make('video', { seconds });
    const { at, frames, sequence } = videoOf(file);
    expectColour(decode(frames, sequence), colour);
    const movie = at('moov/mvhd');
    expect(movie.readUInt32BE(16) / movie.readUInt32BE(12)).toBe(lasts);
    expect(at('moov/trak/tkhd').readUInt32BE(20)).toBe(movie.readUInt32BE(16));
    const media = at('moov/trak/mdia/mdhd');
    expect(media.readUInt32BE(16) / media.readUInt32BE(12)).toBe(lasts);
    // One entry: so many frames, each so long.
    const times = at('moov/trak/mdia/minf/stbl/stts');
    expect([times.readUInt32BE(4), times.readUInt32BE(8)]).toEqual([1, frames.length]);
    expect((frames.length * times.readUInt32BE(12)) / media.readUInt32BE(12)).toBe(lasts);
    expect(file.length).toBeLessThan(3_000);
  });
});

describe('the description of a video', () => {
  const at = (path: string) => videoOf(make('video')).at(path);
  const upright = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30];

  it.each([
    ['moov', 'mvhd trak'],
    ['moov/trak', 'tkhd mdia'],
    ['moov/trak/mdia', 'mdhd hdlr minf'],
    ['moov/trak/mdia/minf', 'vmhd dinf stbl'],
    ['moov/trak/mdia/minf/dinf', 'dref'],
    ['moov/trak/mdia/minf/stbl', 'stsd stts stss stsc stsz stco'],
  ])('has in %s the boxes %s', (path, types) => {
    expect([...boxesOf(at(path)).keys()].join(' ')).toBe(types);
  });

  it.each([
    ['moov/mvhd', words(0, 0, 0, 1000, 5000, 1 << 16, 1 << 24, 0, 0, ...upright, 0, 0, 0, 0, 0, 0, 2)],
    ['moov/trak/tkhd', words(3, 0, 0, 1, 0, 5000, 0, 0, 0, 0, ...upright, 256 << 16, 144 << 16)],
    ['moov/trak/mdia/mdhd', words(0, 0, 0, 1000, 5000, 0x55c40000)],
    ['moov/trak/mdia/hdlr', Buffer.from(`${'\0'.repeat(8)}vide${'\0'.repeat(12)}video\0`)],
    ['moov/trak/mdia/minf/vmhd', words(1, 0, 0)],
    // The frames are in this file.
    ['moov/trak/mdia/minf/dinf/dref', Buffer.concat([words(0, 1, 12), Buffer.from('url '), words(1)])],
    ['moov/trak/mdia/minf/stbl/stts', words(0, 1, 10, 500)],
  ])('says in %s all that it should', (path, content) => {
    expect(at(path)).toEqual(content);
  });

  it('begins with the brands that players look for', () => {
    expect(at('ftyp').toString('latin1')).toBe('isom\0\0\x02\0isomiso2avc1mp41');
  });

  it('describes the samples', () => {
    const entry = boxesOf(at('moov/trak/mdia/minf/stbl/stsd').subarray(8)).get('avc1') as Buffer;
    const resolution = 72 << 16;
    const start = words(0, 1, 0, 0, 0, 0, (256 << 16) + 144, resolution, resolution, 0);
    const end = Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(32), Buffer.from([0, 24, 255, 255])]);
    expect(entry.subarray(0, 78)).toEqual(Buffer.concat([start, end]));
  });
});

describe('a unit of H.264', () => {
  it.each([
    ['000000', '00000300'],
    ['000001', '00000301'],
    ['000003', '00000303'],
    ['000004', '000004'],
    ['00010001', '00010001'],
    ['09000000000001', '090000030000030001'],
  ])('with the bytes %s holds %s', (payload, escaped) => {
    expect(Buffer.from(nalUnit(0x67, [...Buffer.from(payload, 'hex')])).toString('hex')).toBe(`67${escaped}`);
  });
});

/** Contents of a PNG's chunks. */
function chunksOf(file: Buffer): Map<string, Buffer> {
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
function boxesOf(bytes: Buffer): Map<string, Buffer> {
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

/** A video taken apart: its boxes by path, the units of its frames and the size that its stream tells. */
function videoOf(file: Buffer) {
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

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** The size that the parameters in avcC tell. Everything else in them is as `decode` takes it for granted. */
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
function decode([first, ...others]: Buffer[], { width, height }: { width: number; height: number }) {
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
function expectColour([luma = 0, blueness = 0, redness = 0]: number[], wanted: readonly number[]) {
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
