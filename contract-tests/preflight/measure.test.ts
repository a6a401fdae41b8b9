import { describe, expect, it } from 'vitest';
import { dataUriSource } from '../../src/preflight/media/data-uri-source.js';
import { measure } from '../../src/preflight/media/measure.js';
import { blobSource, bytesSource } from '../../src/preflight/media/media-source.js';
import { streamSource } from '../../src/preflight/media/stream-source.js';
import { makeMedia } from '../../src/sandbox/media/index.js';
import { dataUri } from './files/data-uri.js';
import { bmp, exif, jpeg, oldBmp, png, webp } from './files/images.js';
import { avi, fragmented, movie } from './files/movies.js';
import { aac, compressedWav, id3, longWav, mp3, wav } from './files/sounds.js';

const colour = [18, 120, 140] as const;

const files: [what: string, bytes: Uint8Array<ArrayBuffer>, facts: object][] = [
  ['a png', png(300, 200), { format: 'png', width: 300, height: 200 }],
  ['a png of the sandbox', makeMedia({ kind: 'image', colour }).bytes, { format: 'png' }],
  ['a jpeg', jpeg(300, 200), { format: 'jpeg', width: 300, height: 200 }],
  [
    'a jpeg with megabytes before its size',
    jpeg(300, 200, Array(40).fill(new Uint8Array(65_000))),
    { format: 'jpeg', width: 300, height: 200 },
  ],
  ['a webp', webp(300, 200), { format: 'webp', width: 300, height: 200 }],
  ['a bmp', bmp(300, 200), { format: 'bmp', width: 300, height: 200 }],
  ['an mp4', movie({ width: 320, height: 240, seconds: 5 }), { format: 'mp4', width: 320, height: 240, seconds: 5 }],
  ['an mp4 of the sandbox', makeMedia({ kind: 'video', colour, seconds: 3 }).bytes, { format: 'mp4', seconds: 3 }],
  [
    'an mp4 with its description at the end',
    movie({ width: 320, height: 240, seconds: 5, isLast: true }),
    { format: 'mp4', width: 320, height: 240, seconds: 5 },
  ],
  ['a mov', movie({ seconds: 7.5, brand: 'qt  ' }), { format: 'mov', width: 640, height: 480, seconds: 7.5 }],
  ['an m4a', movie({ seconds: 30, brand: 'M4A ', kinds: ['soun'] }), { format: 'm4a', seconds: 30 }],
  ['sound with the brand of video', movie({ seconds: 30, kinds: ['soun'] }), { format: 'm4a', seconds: 30 }],
  ['an avi', avi({ width: 320, height: 240, seconds: 5 }), { format: 'avi', width: 320, height: 240, seconds: 5 }],
  ['a bmp of OS/2', oldBmp(300, 200), { format: 'bmp', width: 300, height: 200 }],
  ...[5, 6, 7, 8].map((orientation): (typeof files)[number] => [
    `a jpeg with orientation ${orientation}`,
    jpeg(300, 200, [exif(orientation, orientation % 2 === 0)]),
    { width: 300, height: 200, displayed: { width: 200, height: 300 } },
  ]),
  [
    'an mp4 that is turned',
    movie({ seconds: 5, isTurned: true }),
    { width: 640, height: 480, displayed: { width: 480, height: 640 } },
  ],
  [
    'an mp4 whose pixels are not square',
    movie({ seconds: 5, pixelRatio: [2, 1] }),
    { width: 640, height: 480, displayed: { width: 1280, height: 480 } },
  ],
  ['an mp4 of which a part is played', movie({ seconds: 9, playedSeconds: 4 }), { seconds: 9, shortestSeconds: 4 }],
  [
    'an mp4 with more sound than pictures',
    movie({ seconds: 4, playedSeconds: 9, soundSeconds: 9, kinds: ['vide', 'soun'] }),
    { seconds: 9, shortestSeconds: 4 },
  ],
  [
    'an mp4 with an unknown duration of its movie',
    movie({ seconds: 4, playedSeconds: 0xffff_ffff / 1000 }),
    { seconds: 4, shortestSeconds: 4 },
  ],
  [
    'an mp4 of fragments',
    fragmented([
      { at: 0, samples: [1, 1, 0.5] },
      { at: 2.5, samples: [1, 0.25] },
    ]),
    { format: 'mp4', width: 640, height: 480, seconds: 3.75 },
  ],
  [
    'an mp4 of fragments that do not say when they start',
    fragmented([{ samples: [1, 1] }, { samples: [2, 2], durations: 'fragment' }]),
    { seconds: 6 },
  ],
  [
    'an mp4 of fragments that start late, as a part of a stream does',
    fragmented([
      { at: 1000, samples: [2, 2] },
      { at: 1004, samples: [1, 1, 1], durations: 'description' },
    ]),
    { seconds: 5.5 },
  ],
  [
    'an mp4 that is continued in fragments',
    fragmented([{ at: 1, samples: [2, 2] }], { seconds: 1, playedSeconds: 1 }),
    { seconds: 5, shortestSeconds: 5 },
  ],
  [
    'an mp4 of fragments with more sound than pictures',
    fragmented(
      [
        { at: 0, samples: [4], track: 1 },
        { at: 0, samples: [6], track: 2 },
        { at: 0, samples: [99], track: 3 },
      ],
      { kinds: ['vide', 'soun'] },
    ),
    { seconds: 6, shortestSeconds: 4 },
  ],
  ['a wav of compressed samples', compressedWav(12, 1), { format: 'wav', seconds: 12 }],
  ['a wav of compressed samples without a rate', compressedWav(12, 0), { format: 'wav', seconds: 12 }],
  ['a wav with lengths of 64 bits', longWav(12), { format: 'wav', seconds: 12 }],
  ['an mp4 for smooth streaming', movie({ seconds: 4, brand: 'isml' }), { format: 'mp4', seconds: 4 }],
  ['an mp3', mp3(12), { format: 'mp3', seconds: 12 }],
  ['an mp3 with a tag', mp3(12, { tag: id3(200_000) }), { format: 'mp3', seconds: 12 }],
  ['an mp3 that declares its frames', mp3(12, { isDeclared: true }), { format: 'mp3', seconds: 12 }],
  ['a wav', wav(10.5), { format: 'wav', seconds: 10.5 }],
  ['a wav of the sandbox', makeMedia({ kind: 'audio', colour, seconds: 1 }).bytes, { format: 'wav', seconds: 1 }],
  ['an aac', aac(10.24), { format: 'aac', seconds: 10.24 }],
];

const rounded = ({ seconds, ...facts }: { seconds?: number | undefined }) =>
  seconds === undefined ? facts : { ...facts, seconds: Math.round(seconds * 1000) / 1000 };

describe.each(files)('%s', (_, bytes, facts) => {
  const whole = { ...facts, bytes: bytes.length };

  it('measures bytes in memory', async () => {
    const found = rounded(await measure(bytesSource(bytes)));
    expect(found).toMatchObject(whole);
    expect(found).not.toHaveProperty('problem', expect.anything());
  });

  it('measures a Blob, a data URI and a stream', async () => {
    expect(rounded(await measure(blobSource(new Blob([bytes]))))).toMatchObject(whole);
    expect(rounded(await measure(dataUriSource(dataUri('x/y', bytes)) ?? bytesSource(new Uint8Array())))).toMatchObject(
      whole,
    );
    const stream = streamSource(new Blob([bytes]).stream());
    await stream.readToEnd(bytes.length);
    expect(rounded(await measure(stream))).toMatchObject(whole);
  });
});

it.each([0, 1, 2, 3, 4, 9])('displays a jpeg with orientation %d as it is stored', async (orientation) => {
  const facts = await measure(bytesSource(jpeg(300, 200, [exif(orientation)])));
  expect(facts).toMatchObject({ width: 300, height: 200 });
  expect(facts.displayed).toBe(undefined);
});
