import { describe, expect, it } from 'vitest';
import { preflight, preflightFile } from '../../src/preflight/index.js';
import type { MediaFacts } from '../../src/preflight/media/facts.js';
import { measure } from '../../src/preflight/media/measure.js';
import { bytesSource } from '../../src/preflight/media/media-source.js';
import { ascii, join, uint32, zeros } from '../../src/sandbox/media/bytes.js';
import { box, fullBox } from '../../src/sandbox/media/mp4.js';
import { randomFrom } from '../../src/shared/random.js';
import { dataUri } from './files/data-uri.js';
import { bmp, chunk, exif, jpeg, png, pngSignature, uint32le, webp } from './files/images.js';
import { avi, fragmented, moov, movie, riff } from './files/movies.js';
import { aac, compressedWav, id3, mp3, wav } from './files/sounds.js';
import { requests } from './requests.js';

const huge = uint32(0xffff_ffff);
const hugeLe = uint32le(0xffff_ffff);
const type = box('ftyp', ascii('isom'), zeros(4));
/** A whole track, which is the last part of a description. */
const track = (() => {
  const description = moov({ seconds: 4 });
  return description.subarray(Buffer.from(description.buffer).indexOf('trak') - 4);
})();

/** Files that are not what they claim, and the fields that they are for. */
const files: [what: string, field: 'images' | 'videos' | 'sounds', bytes: Uint8Array][] = [
  ['nothing after a signature', 'images', Uint8Array.from(pngSignature)],
  ['rubbish after a signature', 'images', join(pngSignature, new Uint8Array(1000).fill(7))],
  [
    'a png without pixels',
    'images',
    join(pngSignature, chunk('IHDR', join(uint32(9), uint32(9), zeros(5))), chunk('IEND')),
  ],
  ['a png of no width', 'images', png(0, 9)],
  ['a png whose first chunk has 4 GB', 'images', join(png(9, 9).slice(0, 33), huge, ascii('IDAT'), zeros(99))],
  ['half a png', 'images', png(900, 900).slice(0, 60)],
  ['a zip as png', 'images', join(ascii('PK\x03\x04'), zeros(500))],
  ['a jpeg that ends before its size', 'images', jpeg(9, 9).slice(0, 40)],
  ['a jpeg of rubbish', 'images', join([0xff, 0xd8, 0xff], new Uint8Array(300_000).fill(7))],
  [
    'a jpeg of empty segments',
    'images',
    join(
      [0xff, 0xd8],
      new Uint8Array(800_000).map((_, at) => [0xff, 0xe0, 0, 0][at % 4] ?? 0),
    ),
  ],
  ['half a jpeg', 'images', jpeg(900, 900).slice(0, 400)],
  ['a webp of rubbish', 'images', join(ascii('RIFF'), hugeLe, ascii('WEBPVP8 '), zeros(40))],
  ['a webp that claims 4 GB', 'images', join(ascii('RIFF'), hugeLe, webp(9, 9).slice(8))],
  ['an mp4 of its brand', 'videos', type],
  ['an mp4 without a description', 'videos', join(type, box('mdat', zeros(99)))],
  ['an mp4 whose description has 4 GB', 'videos', join(type, huge, ascii('moov'), zeros(99))],
  [
    'an mp4 whose description has 2^63 bytes',
    'videos',
    join(type, uint32(1), ascii('moov'), uint32(0x7fff_ffff), huge, zeros(99)),
  ],
  ['an mp4 of boxes of no length', 'videos', join(type, uint32(1), ascii('free'), zeros(99))],
  ['an mp4 of 100,000 boxes', 'videos', join(type, ...Array.from({ length: 100_000 }, () => box('free')))],
  ['an mp4 with boxes in boxes', 'videos', join(type, nested('moov', 5_000))],
  ['an mp4 with tracks in tracks', 'videos', join(type, box('moov', nested('trak', 5_000)))],
  [
    'an mp4 of rubbish',
    'videos',
    join(
      type,
      box(
        'moov',
        new Uint8Array(5000).map((_, at) => (at * 7919) >> 3),
      ),
    ),
  ],
  ['an mp4 of 2,000 tracks', 'videos', join(type, box('moov', ...Array.from({ length: 2_000 }, () => track)))],
  [
    'an mp4 whose track claims 4,000,000,000 descriptions',
    'videos',
    movie({ seconds: 4, table: [fullBox('stsd', 0, huge)] }),
  ],
  ['an mp4 of 10,000 fragments', 'videos', fragmented(Array(10_000).fill({ samples: [9] }))],
  ['an mp4 whose frames end after the file', 'videos', movie({ seconds: 4 }).slice(0, -1)],
  ['half an mp4', 'videos', movie({ seconds: 4 }).slice(0, 300)],
  ['an avi of rubbish', 'videos', join(ascii('RIFF'), hugeLe, ascii('AVI '), zeros(5000))],
  [
    'an avi of empty chunks',
    'videos',
    join(ascii('RIFF'), hugeLe, ascii('AVI '), ...Array.from({ length: 50_000 }, () => riff('JUNK'))),
  ],
  ['an avi that ends in its header', 'videos', avi({ seconds: 4 }).slice(0, 60)],
  ['an mp3 of a tag', 'sounds', id3(50)],
  ['an mp3 of tags', 'sounds', join(...Array.from({ length: 20_000 }, () => id3(0)))],
  ['an mp3 with a tag of 256 MB', 'sounds', join(ascii('ID3'), [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f], zeros(99))],
  ['an mp3 of one header', 'sounds', Uint8Array.from([0xff, 0xfb, 0x14, 0xc4])],
  ['an empty file', 'images', new Uint8Array()],
];

/** How often a file is read to measure it, and how many bytes. */
async function readsOf(bytes: Uint8Array): Promise<{ reads: number; bytesRead: number; facts: MediaFacts }> {
  let reads = 0;
  let bytesRead = 0;
  const read = async (start: number, end: number) => {
    const part = bytes.subarray(start, end);
    reads += 1;
    bytesRead += part.length;
    return part;
  };
  const facts = await measure({ size: bytes.length, read });
  return { reads, bytesRead, facts };
}

/** A box in a box in a box. */
function nested(name: string, depth: number): Uint8Array {
  const length = 8 * depth;
  const bytes = new Uint8Array(length);
  for (let at = 0; at < depth; at += 1) bytes.set(join(uint32(length - 8 * at), ascii(name)), 8 * at);
  return bytes;
}

/** A description of samples, with boxes in its only entry. */
const sampleEntry = (inside: Uint8Array) => fullBox('stsd', 0, uint32(1), box('mp4v', zeros(78), inside));

/** A description of samples in the entry of another one, and so on. */
function nestedEntries(depth: number): Uint8Array {
  const heads = sampleEntry(new Uint8Array());
  const bytes = new Uint8Array(heads.length * depth);
  for (let at = 0; at < bytes.length; at += heads.length) {
    const left = bytes.length - at;
    bytes.set(heads, at);
    bytes.set(uint32(left), at);
    bytes.set(uint32(left - 16), at + 16);
  }
  return bytes;
}

describe('a hostile file', () => {
  it.each(files)('reports %s, and does not throw', async (_, field, bytes) => {
    const findings = await preflightFile(bytes, { for: 'createReference2Video', field });
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(files)('reads %s a limited number of times, and not much more than once', async (_, _field, bytes) => {
    const { reads, bytesRead } = await readsOf(bytes);
    expect(reads).toBeLessThanOrEqual(5_000);
    expect(bytesRead).toBeLessThanOrEqual(2 * bytes.length + 4 * 65_536);
  });

  it('limits the number of reads of a file with headers all over it', async () => {
    // A JPEG of segments that are as long as they can be.
    const length = 65_537;
    const segment = [0xff, 0xe2, 0xff, 0xff];
    let reads = 0;
    const read = async (start: number, end: number) => {
      reads += 1;
      const bytes = new Uint8Array(end - start);
      if (start === 0) bytes.set([0xff, 0xd8]);
      for (let at = Math.floor(start / length) * length + 2; at < end; at += length) {
        segment.forEach((byte, index) => {
          // Outside the array it has no effect.
          bytes[at + index - start] = byte;
        });
      }
      return bytes;
    };
    await measure({ size: 10_000 * length, read });
    expect(reads).toBe(5_000);
  });

  it('takes no memory for four thousand million samples that a file claims', async () => {
    const table = [
      fullBox('stts', 0, uint32(1), huge, uint32(1)),
      fullBox('ctts', 0, uint32(1), huge, uint32(1)),
      fullBox('stsc', 0, uint32(1), uint32(1), huge, uint32(1)),
      fullBox('stsz', 0, uint32(1), huge),
      fullBox('stco', 0, huge, uint32(48)),
    ];
    for (const kinds of [['vide'], ['soun'], ['vide', 'soun']] as const) {
      const facts = await measure(bytesSource(movie({ seconds: 4, kinds, table })));
      expect(facts).toMatchObject({ seconds: 4 });
    }
  });

  it('takes no memory for samples that a file hides behind a length that is too large', async () => {
    const file = movie({ seconds: 4, table: [fullBox('ctts', 0, uint32(1), huge, uint32(1))] });
    const at = Buffer.from(file.buffer).indexOf('stbl');
    file[at - 3] = 1;
    const facts = await measure(bytesSource(file));
    expect(facts.format).toBe('mp4');
  });

  it.each([
    ['are not found', join(type, moov({ seconds: 0, last: [box('mvex')] }), box('moof', fullBox('trun', 0, huge)))],
    ['are too many', fragmented(Array(2_001).fill({ samples: [0.001] }))],
    ['are of no track', fragmented([{ track: 7, samples: [9] }])],
    ['are too large', fragmented([{ samples: Array(140_000).fill(0.001) }])],
  ])('reports no duration of a file with fragments that %s', async (_, file) => {
    const findings = await preflightFile(file, { for: 'createReference2Video', field: 'videos' });
    expect(findings.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'content']]);
    expect(findings[0]?.message).toContain('does not state its duration');
  });

  it('counts the samples of a fragment by its bytes, not by the number that it claims', async () => {
    const file = fragmented([{ samples: [1, 1, 1, 1] }]);
    const at = Buffer.from(file.buffer).indexOf('trun') + 8;
    file.set(huge, at);
    expect(await measure(bytesSource(file))).toMatchObject({ seconds: 4 });
  });

  it.each([
    ['its description', (filler: Uint8Array) => moov({ seconds: 4, last: [filler] })],
    ['a track', (filler: Uint8Array) => box('moov', box('trak', filler))],
  ])('skips a million boxes in %s', async (_, describe) => {
    const filler = new Uint8Array(8_000_000);
    for (let at = 3; at < filler.length; at += 8) filler[at] = 8;
    const { problem } = await measure(bytesSource(join(type, describe(filler))));
    expect(problem).toBe('limit');
  });

  it('measures a file with up to 100 tracks, and none with more', async () => {
    const ofTracks = (count: number) => measure(bytesSource(movie({ seconds: 4, kinds: Array(count).fill('soun') })));
    expect(await ofTracks(100)).toMatchObject({ seconds: 4 });
    expect(await ofTracks(101)).toMatchObject({ problem: 'limit' });
  });

  it.each<[where: string, outside: number, describe: (depth: number) => Uint8Array]>([
    ['its description', 1, (depth) => moov({ seconds: 4, last: [nested('edts', depth)] })],
    ['a table of a track', 5, (depth) => moov({ seconds: 4, table: [nested('dinf', depth)] })],
    ['its encryption', 6, (depth) => moov({ seconds: 4, table: [sampleEntry(nested('sinf', depth))] })],
    ['its sound', 6, (depth) => moov({ seconds: 4, kinds: ['soun'], table: [sampleEntry(nested('wave', depth))] })],
    ['entries in entries', 5, (depth) => moov({ seconds: 4, table: [nestedEntries(depth)] })],
  ])('measures boxes nested 16 deep in %s, and none nested deeper', async (_, outside, describe) => {
    const found = async (depth: number) => {
      const file = join(type, describe(depth - outside), box('mdat', zeros(16)));
      const { seconds, problem } = await measure(bytesSource(file));
      return { seconds, problem };
    };
    expect(await found(16)).toEqual({ seconds: 4, problem: undefined });
    for (const depth of [17, 1_000, 100_000]) expect(await found(depth), `${depth}`).toEqual({ problem: 'limit' });
  });

  it('does not take names of boxes in other data for nested boxes', async () => {
    const names = join(...Array.from({ length: 100 }, () => join(uint32(8), ascii('wave'))), zeros(8));
    const facts = await measure(bytesSource(movie({ seconds: 4, table: [box('text', names)] })));
    expect(facts).toMatchObject({ seconds: 4, problem: undefined });
  });

  it('reports no duration for tracks of an unknown duration', async () => {
    const { width, seconds } = await measure(bytesSource(movie({ seconds: 0xffff_ffff / 1000, playedSeconds: 4 })));
    expect({ width, seconds }).toEqual({ width: 640, seconds: undefined });
  });

  it('warns of a file that is incomplete, but has all its measures', async () => {
    for (const bytes of [png(900, 900, 5_000).slice(0, -20), jpeg(900, 900).slice(0, -2)]) {
      const findings = await preflightFile(bytes, { for: 'createImg2Video', field: 'images' });
      expect(findings.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'content']]);
    }
  });
});

describe('Base64', () => {
  const uri = dataUri('image/png', png(256, 256, 200_000));
  const found = async (image: string) => {
    const findings = await preflight(...requests.img2video({ images: [image] }));
    return findings.map(({ rule, severity }) => [rule, severity]);
  };
  const middle = 150_000;
  const withMiddle = (text: string) => uri.slice(0, middle) + text + uri.slice(middle);

  it('accepts padding of any length', async () => {
    for (const bytes of [5_000, 5_001, 5_002]) expect(await found(dataUri('image/png', png(9, 9, bytes)))).toEqual([]);
  });

  it.each(['\n', '\r\n', ' ', '\t'])('warns of %j in Base64', async (text) => {
    expect(await found(withMiddle(text))).toEqual([['base64', 'warning']]);
    expect(await found(`${uri}${text}`)).toEqual([['base64', 'warning']]);
  });

  it('measures Base64 that is broken into lines, as in mail', async () => {
    const lines = dataUri('image/png', png(100, 1000)).replace(/.{76}/g, '$&\r\n');
    expect(await found(lines)).toEqual([
      ['base64', 'warning'],
      ['aspectRatio', 'error'],
    ]);
  });

  it.each(['-', '_', '%2B', '=', '\0', 'é', '💥', '"'])('rejects %j in Base64', async (text) => {
    expect(await found(withMiddle(text.padEnd(4, 'A')))).toEqual([['base64', 'error']]);
  });

  it('rejects padding in the middle, also in lines and at the end of a piece', async () => {
    const [head = '', base64 = ''] = uri.split(/(?<=,)/);
    for (const at of [4_000, 65_524, 65_526, 65_528]) {
      const padded = `${base64.slice(0, at)}==${base64.slice(at + 2)}`;
      const inLines = `${padded.slice(0, 76)}\n${padded.slice(76)}`;
      for (const text of [padded, inLines]) expect(await found(head + text), `${at}`).toEqual([['base64', 'error']]);
    }
  });

  it('rejects an incomplete byte at the end, and warns of missing padding', async () => {
    expect(await found(`${dataUri('image/png', png(9, 9, 3_000))}A`)).toEqual([['base64', 'error']]);
    expect(await found(dataUri('image/png', png(9, 9, 3_001)).replace(/=+$/, ''))).toEqual([['base64', 'warning']]);
  });
});

describe('random damage', () => {
  const frames = [{ at: 0, samples: [1, 1] }, { samples: [1] }];
  /** With their names, and how many bytes may be missing at the end without being noticed. No decoder needs the last checksum. */
  const named: [name: string, bytes: Uint8Array, unnoticed: number][] = [
    ['png', png(64, 64), 4],
    ['jpeg', jpeg(64, 64, [exif(6)]), 0],
    ['webp', webp(64, 64), 0],
    ['bmp', bmp(64, 64), Number.POSITIVE_INFINITY],
    ['mp4', movie({ seconds: 4 }), 0],
    ['mp4 with its description at the end', movie({ seconds: 4, isLast: true, kinds: ['vide', 'soun'] }), 0],
    ['mp4 of fragments', fragmented(frames), Number.POSITIVE_INFINITY],
    ['avi', avi({ seconds: 4 }), 0],
    ['mp3', mp3(0.24, { tag: id3(20), isDeclared: true }), Number.POSITIVE_INFINITY],
    ['wav', wav(0.2), 0],
    ['compressed wav', compressedWav(0.02, 1), 0],
    ['aac', aac(0.2), Number.POSITIVE_INFINITY],
  ];
  const originals = named.map(([, bytes]) => bytes);

  const expectSound = ({ width, height, seconds, displayed }: MediaFacts, when: string) => {
    for (const value of [width, height, seconds, displayed?.width, displayed?.height]) {
      expect(value === undefined || (Number.isFinite(value) && value >= 0), when).toBe(true);
    }
  };

  it.each(named)('measures %s that is cut at any byte, or reports a problem', async (_, bytes, unnoticed) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const { facts, reads } = await readsOf(bytes.subarray(0, length));
      expectSound(facts, `at ${length}`);
      if (length < bytes.length - unnoticed) expect(facts.problem, `at ${length}`).toEqual(expect.any(String));
      expect(reads).toBeLessThan(50);
    }
  });

  it('reports damage at every byte of a data URI in a request', async () => {
    const uri = dataUri('image/png', png(256, 256));
    for (let length = 'data:image/png;base64,'.length; length < uri.length - 8; length += 1) {
      const findings = await preflight(...requests.img2video({ images: [uri.slice(0, length)] }));
      expect(findings.length, `at ${length}`).toBeGreaterThan(0);
    }
  });

  it('neither throws nor returns impossible measures for random damage', async () => {
    const random = randomFrom(18);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let round = 0; round < 1_200; round += 1) {
      const bytes = Uint8Array.from(originals[round % originals.length] ?? []);
      // Some bytes, or some bits.
      const change = random() < 0.5 ? () => below(256) : (byte: number) => byte ^ (1 << below(8));
      for (let count = below(8); count >= 0; count -= 1) {
        const at = below(Math.min(bytes.length, 900));
        bytes[at] = change(bytes[at] ?? 0);
      }
      const damaged = random() < 0.3 ? bytes.subarray(0, below(bytes.length)) : bytes;
      const { facts, reads, bytesRead } = await readsOf(damaged);
      expectSound(facts, `round ${round}`);
      expect(reads, `round ${round}`).toBeLessThan(200);
      expect(bytesRead, `round ${round}`).toBeLessThanOrEqual(2 * damaged.length + 65_536);
    }
  });
});
