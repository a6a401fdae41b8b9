import { describe, expect, it } from 'vitest';
import { preflight } from '../../src/preflight/index.js';
import { dataUri } from './files/data-uri.js';
import { jpeg, png, webp } from './files/images.js';
import { avi, movie } from './files/movies.js';
import { aac, mp3, wav } from './files/sounds.js';
import { image, requests } from './requests.js';

const MB = 1_048_576;

const inPng = (width: number, height: number, bytes = 0) => dataUri('image/png', png(width, height, bytes));
const inMp4 = (changes: Partial<Parameters<typeof movie>[0]>) =>
  dataUri('video/mp4', movie({ seconds: 4, ...changes }));
const inMp3 = (seconds: number) => dataUri('audio/mpeg', mp3(seconds));

/** What is allowed, or the rule that is broken and where. */
type Verdict = [] | [rule: string, path: string, severity?: 'error' | 'warning'];

const { img2video, startEnd, reference, sounds, mv, comic } = requests;

const frames = (start: [number, number], end: [number, number]) =>
  startEnd({ images: [inPng(...start), inPng(...end)] });

const cases: [what: string, request: ReturnType<typeof img2video>, verdict: Verdict][] = [
  // Formats
  ['a png', img2video({ images: [inPng(256, 256)] }), []],
  ['a jpeg', img2video({ images: [dataUri('image/jpeg', jpeg(256, 256))] }), []],
  ['a jpeg called jpg', img2video({ images: [dataUri('image/jpg', jpeg(256, 256))] }), []],
  ['a webp', img2video({ images: [dataUri('image/webp', webp(256, 256))] }), []],
  [
    'a video in place of an image',
    img2video({ images: [dataUri('image/png', movie({ seconds: 4 }))] }),
    ['formats', '/images/0'],
  ],
  [
    'a GIF',
    img2video({ images: [dataUri('image/png', Buffer.from('GIF89a.............'))] }),
    ['formats', '/images/0'],
  ],
  [
    'a jpeg declared as png',
    img2video({ images: [dataUri('image/png', jpeg(256, 256))] }),
    ['mediaType', '/images/0', 'warning'],
  ],
  ['an mp4', reference({ videos: [inMp4({})] }), []],
  ['a mov', reference({ videos: [dataUri('video/quicktime', movie({ seconds: 4, brand: 'qt  ' }))] }), []],
  ['an avi', reference({ videos: [dataUri('video/avi', avi({ seconds: 4 }))] }), []],
  ['sound in place of a video', reference({ videos: [inMp4({ kinds: ['soun'] })] }), ['formats', '/videos/0']],
  ['an mp3', sounds({ sounds: [inMp3(6)] }), []],
  ['a wav where only mp3 is accepted', sounds({ sounds: [dataUri('audio/mpeg', wav(6))] }), ['formats', '/sounds/0']],
  ['a song as wav', mv({ audio_url: dataUri('audio/wav', wav(12)) }), []],
  ['a song as aac', mv({ audio_url: dataUri('audio/aac', aac(12)) }), []],
  [
    'a song as m4a',
    mv({ audio_url: dataUri('audio/mp4', movie({ seconds: 12, brand: 'M4A ', kinds: ['soun'] })) }),
    [],
  ],
  ['a video as a song', mv({ audio_url: dataUri('audio/mp4', movie({ seconds: 12 })) }), ['formats', '/audio_url']],
  // Bytes once decoded: less than 10 MB
  ['one byte less than 10 MB', img2video({ images: [inPng(256, 256, 10 * MB - 1)] }), []],
  ['10 MB', img2video({ images: [inPng(256, 256, 10 * MB)] }), ['decodedBytes', '/images/0']],
  ['11 MB where only the file is limited', reference({ images: [inPng(256, 256, 11 * MB)] }), []],
  // The whole body: at most 20 MB
  ['two images of 7.4 MB', reference({ images: [inPng(256, 256, 7.4 * MB), inPng(257, 256, 7.4 * MB)] }), []],
  [
    'two images of 7.6 MB',
    reference({ images: [inPng(256, 256, 7.6 * MB), inPng(257, 256, 7.6 * MB)] }),
    ['maxBytes', ''],
  ],
  // Ratio: more than 1:4 and less than 4:1
  ['a ratio just above 1:4', img2video({ images: [inPng(251, 1000)] }), []],
  ['a ratio of 1:4', img2video({ images: [inPng(250, 1000)] }), ['aspectRatio', '/images/0']],
  ['a ratio just below 4:1', img2video({ images: [inPng(999, 250)] }), []],
  ['a ratio of 4:1', img2video({ images: [inPng(1000, 250)] }), ['aspectRatio', '/images/0']],
  ['1 × 65,000 pixels', img2video({ images: [inPng(1, 65_000)] }), ['aspectRatio', '/images/0']],
  ['a video of 1:4', reference({ videos: [inMp4({ width: 128, height: 512 })] }), []],
  [
    'a video of less than 1:4',
    reference({ videos: [inMp4({ width: 128, height: 513 })] }),
    ['aspectRatio', '/videos/0'],
  ],
  ['a video of 4:1', reference({ videos: [inMp4({ width: 512, height: 128 })] }), []],
  [
    'a video of more than 4:1',
    reference({ videos: [inMp4({ width: 513, height: 128 })] }),
    ['aspectRatio', '/videos/0'],
  ],
  // Pixels
  ['a reference of 128 × 128', reference({ images: [inPng(128, 128)] }), []],
  ['a reference of 127 × 128', reference({ images: [inPng(127, 128)] }), ['width', '/images/0']],
  ['a reference of 128 × 127', reference({ images: [inPng(128, 127)] }), ['height', '/images/0']],
  ['a start frame of 16 × 16, which has no such limit', img2video({ images: [inPng(16, 16)] }), []],
  ['a video of 128 × 128', reference({ videos: [inMp4({ width: 128, height: 128 })] }), []],
  ['a video of 127 × 128', reference({ videos: [inMp4({ width: 127, height: 128 })] }), ['width', '/videos/0']],
  [
    'a small image of one subject',
    reference({ subjects: { name: 'a', images: [inPng(127, 128)] } }),
    ['width', '/subjects/images/0'],
  ],
  [
    'a small image in a list of subjects',
    reference({ subjects: [{ name: 'a', images: [image, inPng(127, 128)] }] }),
    ['width', '/subjects/0/images/1'],
  ],
  [
    'a small image of an asset',
    comic({
      assets: Array(3)
        .fill({ id: '1', type: 'scene', name: 'a', image_uri: image })
        .concat({ id: '2', type: 'scene', name: 'b', image_uri: inPng(128, 100) }),
    }),
    ['height', '/assets/3/image_uri'],
  ],
  // Seconds
  ['one video of 8 s', reference({ videos: [inMp4({ seconds: 8 })] }), []],
  ['one video of 8.05 s', reference({ videos: [inMp4({ seconds: 8.05 })] }), ['seconds', '/videos/0', 'warning']],
  ['one video of 8.2 s', reference({ videos: [inMp4({ seconds: 8.2 })] }), ['seconds', '/videos/0']],
  ['two videos of 5 s', reference({ videos: [inMp4({ seconds: 5 }), inMp4({ seconds: 5 })] }), []],
  [
    'two videos, the second of 5.2 s',
    reference({ videos: [inMp4({ seconds: 5 }), inMp4({ seconds: 5.2 })] }),
    ['seconds', '/videos/1'],
  ],
  ['a video of a subject of 5 s', reference({ subjects: { name: 'a', videos: [inMp4({ seconds: 5 })] } }), []],
  [
    'a video of a subject of 5.2 s',
    reference({ subjects: { name: 'a', videos: [inMp4({ seconds: 5.2 })] } }),
    ['seconds', '/subjects/videos/0'],
  ],
  ['an avi of 8.2 s', reference({ videos: [dataUri('video/avi', avi({ seconds: 8.2 }))] }), ['seconds', '/videos/0']],
  ['a sound of 3 s', sounds({ sounds: [inMp3(3)] }), []],
  ['a sound of 2.8 s', sounds({ sounds: [inMp3(2.8)] }), ['seconds', '/sounds/0']],
  ['a sound of 12 s', sounds({ sounds: [inMp3(12)] }), []],
  [
    'a sound of 12.05 s, as encoders fill up the last frame',
    sounds({ sounds: [inMp3(12.05)] }),
    ['seconds', '/sounds/0', 'warning'],
  ],
  ['a sound of 12.2 s', sounds({ sounds: [inMp3(12.2)] }), ['seconds', '/sounds/0']],
  ['a song of 10 s', mv({ audio_url: dataUri('audio/wav', wav(10)) }), []],
  ['a song of 9.8 s', mv({ audio_url: dataUri('audio/wav', wav(9.8)) }), ['seconds', '/audio_url']],
  ['a song of 300 s', mv({ audio_url: dataUri('audio/wav', wav(300, 100)) }), []],
  ['a song of 300.2 s', mv({ audio_url: dataUri('audio/wav', wav(300.2, 100)) }), ['seconds', '/audio_url']],
  // Frames: 0.8 to 1.25
  ['frames with a ratio of 0.8', frames([800, 400], [800, 500]), []],
  ['frames with a ratio of 1.25', frames([800, 500], [800, 400]), []],
  ['frames with a ratio of 0.79 in every reading', frames([630, 630], [800, 800]), ['frameRatio', '/images']],
  ['frames with a ratio of 1.27 in every reading', frames([1270, 1270], [1000, 1000]), ['frameRatio', '/images']],
  [
    'frames whose widths fit and whose pixels do not',
    frames([800, 501], [800, 400]),
    ['frameRatio', '/images', 'warning'],
  ],
  // Advice
  [
    'an asset of 2,560 pixels',
    comic({ assets: Array(3).fill({ id: '1', type: 'tool', name: 'a', image_uri: inPng(2560, 1440) }) }),
    [],
  ],
  [
    'an asset of 2,561 pixels',
    comic({
      assets: [
        ...Array(2).fill({ id: '1', type: 'tool', name: 'a' }),
        { id: '1', type: 'tool', name: 'a', image_uri: inPng(2561, 1440) },
      ],
    }),
    ['advice', '/assets/2/image_uri', 'warning'],
  ],
  ['three assets', comic({ assets: Array(3).fill({ id: '1', type: 'tool', name: 'a' }) }), []],
  [
    'two assets',
    comic({ assets: Array(2).fill({ id: '1', type: 'tool', name: 'a' }) }),
    ['advice', '/assets', 'warning'],
  ],
  ['ten assets', comic({ assets: Array(10).fill({ id: '1', type: 'tool', name: 'a' }) }), []],
  [
    'eleven assets',
    comic({ assets: Array(11).fill({ id: '1', type: 'tool', name: 'a' }) }),
    ['advice', '/assets', 'warning'],
  ],
];

describe('files', () => {
  it.each(cases)('%s', async (_, [operation, body], [rule, path, severity = 'error']) => {
    const findings = await preflight(operation, body);
    const found = findings.map((finding) => [finding.rule, finding.path, finding.severity]);
    expect(found).toEqual(rule === undefined ? [] : [[rule, path, severity]]);
    for (const { message, docs } of findings) {
      expect(message).toMatch(/^\S.*\.$/);
      expect(docs).toMatch(/^(guides\/)?[a-z-]+\.html#/);
    }
  });

  it('are reported with what is allowed', async () => {
    const [finding] = await preflight(...img2video({ images: [inPng(100, 1000)] }));
    expect(finding).toEqual({
      path: '/images/0',
      rule: 'aspectRatio',
      allowed: { exclusiveMinimum: 0.25, exclusiveMaximum: 4 },
      message: 'images[0] has 100 × 1000 pixels, a ratio of 1:10; it must be more than 1:4 and less than 4:1.',
      severity: 'error',
      docs: 'guides/media-rules.html#limits-of-every-field',
    });
  });

  it('behind URLs are listed, and validated by their form only', async () => {
    const findings = await preflight(...img2video({ images: ['https://example.com/a.gif'] }));
    expect([...findings]).toEqual([]);
    expect(findings.notInspected).toEqual([
      { path: '/images/0', reason: 'fetch-off', message: expect.stringContaining('fetch: true') },
    ]);
  });
});
