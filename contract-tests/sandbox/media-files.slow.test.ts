import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MediaRequest, makeMedia } from '../../src/sandbox/media/index.js';
import { boxesOf, chunksOf, decode, expectColour, videoOf, words } from './media-readers.js';

const colour = [18, 120, 140] as const;
const make = (kind: MediaRequest['kind'], order: Partial<MediaRequest> = {}) =>
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
  ] as const)(
    'makes a file of the kind %s and the type %s, which is a body as it stands',
    async (kind, type, extension) => {
      const file = makeMedia({ kind, colour });
      expect(file).toMatchObject({ type, extension });
      expect(Buffer.from(await new Response(file.bytes).arrayBuffer())).toEqual(Buffer.from(file.bytes));
      expect(file.bytes.buffer.byteLength).toBe(file.bytes.length);
    },
  );

  it.each(['video', 'image', 'audio'] as const)('makes the same file of the kind %s at any time', (kind) => {
    vi.useFakeTimers({ now: 0 });
    const before = make(kind);
    vi.setSystemTime('2040-02-29T12:34:56Z');
    expect(make(kind)).toEqual(before);
  });
});

describe('an image', () => {
  it.each(ratios)(
    'makes an image for the ratio %j with %i by %i pixels of the colour',
    (aspectRatio, width, height) => {
      const chunks = chunksOf(make('image', { aspectRatio }));
      expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
      expect(chunks.get('IHDR')).toEqual(Buffer.concat([words(width, height), Buffer.from([1, 3, 0, 0, 0])]));
      expect([...(chunks.get('PLTE') as Buffer)]).toEqual([...colour]);
      const pixels = inflateSync(chunks.get('IDAT') as Buffer);
      expect(pixels).toEqual(Buffer.alloc(height * (1 + width / 8)));
      expect(chunks.get('IEND')).toHaveLength(0);
    },
  );

  it('makes an image of a usual ratio with less than 8 kB', () => {
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
  ])('makes a tone for %s seconds with %i samples', (seconds, count) => {
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

  it('makes a soft tone of 400 Hz around silence', () => {
    const samples = [...make('audio').subarray(44)];
    expect([Math.min(...samples), Math.max(...samples)]).toEqual([104, 152]);
    const rises = samples.filter((sample, index) => sample > 128 && (samples[index - 1] ?? 128) <= 128);
    expect(rises).toHaveLength(400);
    expect(samples.reduce((sum, sample) => sum + sample, 0) / samples.length).toBe(128);
  });
});

describe('a video', () => {
  it.each(ratios)(
    'makes a video for the ratio %j with %i by %i pixels, in each place that names them',
    (aspectRatio, width, height) => {
      const { at, frames, sequence } = videoOf(make('video', { aspectRatio }));
      const track = at('moov/trak/tkhd');
      expect([track.readUInt32BE(76), track.readUInt32BE(80)]).toEqual([width * 65_536, height * 65_536]);
      const entry = boxesOf(at('moov/trak/mdia/minf/stbl/stsd').subarray(8)).get('avc1') as Buffer;
      expect([entry.readUInt16BE(24), entry.readUInt16BE(26)]).toEqual([width, height]);
      expect(sequence).toEqual({ width, height });
      expectColour(decode(frames, sequence), colour);
    },
  );

  it.each(colours)('makes a video of the colour %i, %i, %i', (...wanted) => {
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
  ])('makes a video for %s seconds that lasts %i, in a few kB', (seconds, lasts) => {
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
  ])('writes into %s the boxes %s', (path, types) => {
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
  ])('writes into %s the expected fields', (path, content) => {
    expect(at(path)).toEqual(content);
  });

  it('begins with the brands that players expect', () => {
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
