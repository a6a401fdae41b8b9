import { describe, expect, it } from 'vitest';
import { preflight, preflightFile } from '../../src/preflight/index.js';
import { dataUri } from './files/data-uri.js';
import { exif, jpeg } from './files/images.js';
import { fragmented, type Movie, movie } from './files/movies.js';
import { aac, compressedWav, longWav, wav } from './files/sounds.js';
import { requests } from './requests.js';

/**
 * What the service does not document has several readings: an image as it is stored or as it is displayed, a video with its
 * sound or without. Only what is wrong in all of them is an error.
 */
type Verdict = [] | [rule: string, severity: 'error' | 'warning'];

const verdictOf = (findings: readonly { rule: string; severity: string }[]) =>
  findings.map(({ rule, severity }) => [rule, severity]);
const expected = (verdict: Verdict) => (verdict.length === 0 ? [] : [verdict]);

const turned = (width: number, height: number) => jpeg(width, height, [exif(6)]);

describe('an image that is displayed after a turn', () => {
  // At most 2:1, and only for the width to the height.
  const lip = { for: 'createMv', field: 'lip_ref_url', as: 'url' } as const;
  it.each<[what: string, bytes: Uint8Array, verdict: Verdict]>([
    ['fits in both readings', turned(300, 200), []],
    ['fits only as it is displayed', turned(300, 100), ['aspectRatio', 'warning']],
    ['fits only as it is stored', turned(100, 300), ['aspectRatio', 'warning']],
    ['does not fit, and has no turn', jpeg(300, 100), ['aspectRatio', 'error']],
  ])('measures an image that %s', async (_, bytes, verdict) => {
    expect(verdictOf(await preflightFile(bytes, lip))).toEqual(expected(verdict));
  });

  it('rejects an image that does not fit in any reading', async () => {
    const images = [dataUri('image/jpeg', turned(1000, 250))];
    expect(verdictOf(await preflight(...requests.img2video({ images })))).toEqual([['aspectRatio', 'error']]);
  });

  it('reports both sizes', async () => {
    const [finding] = await preflightFile(turned(300, 100), lip);
    expect(finding?.message).toBe(
      'The file has 300 × 100 pixels, a ratio of 3:1; it must be at most 2:1. It is stored with 300 × 100 pixels and ' +
        'displayed with 100 × 300, and which of them counts is not documented.',
    );
  });

  it('compares an image with another frame in both readings', async () => {
    const frames = (...bytes: Uint8Array[]) =>
      preflight(...requests.startEnd({ images: bytes.map((one) => dataUri('image/jpeg', one)) }));
    // 800 × 500 pixels are too many for 300 × 800, but its widest side is as wide.
    expect(verdictOf(await frames(jpeg(800, 500), turned(300, 800)))).toEqual([['frameRatio', 'warning']]);
    expect(verdictOf(await frames(jpeg(800, 500), jpeg(300, 800)))).toEqual([['frameRatio', 'error']]);
  });
});

describe('a video', () => {
  const both = ['vide', 'soun'] as const;
  const inMovie = (changes: Partial<Movie>) => movie({ seconds: 4, ...changes });
  const four = [{ at: 0, samples: [1, 1, 1, 1] }];
  it.each<[what: string, bytes: Uint8Array, verdict: Verdict]>([
    ['that is turned and fits', inMovie({ width: 512, height: 128, isTurned: true }), []],
    ['that is turned and does not fit', inMovie({ width: 513, height: 128, isTurned: true }), ['aspectRatio', 'error']],
    ['of wide pixels that fits', inMovie({ width: 256, height: 128, pixelRatio: [2, 1] }), []],
    [
      'of wide pixels that fits only as it is stored',
      inMovie({ width: 300, height: 128, pixelRatio: [2, 1] }),
      ['aspectRatio', 'warning'],
    ],
    ['that fits with its sound', inMovie({ seconds: 8, soundSeconds: 8, kinds: both }), []],
    [
      'that fits only without its sound',
      inMovie({ seconds: 8, soundSeconds: 9, playedSeconds: 9, kinds: both }),
      ['seconds', 'warning'],
    ],
    [
      'that does not fit even without its sound',
      inMovie({ seconds: 9, soundSeconds: 9, kinds: both }),
      ['seconds', 'error'],
    ],
    ['that fits by the part that is played', inMovie({ seconds: 9, playedSeconds: 8 }), ['seconds', 'warning']],
    [
      'that does not fit even by the part that is played',
      inMovie({ seconds: 10, playedSeconds: 9 }),
      ['seconds', 'error'],
    ],
    ['of fragments that fits', fragmented([...four, { at: 4, samples: [2, 2] }]), []],
    ['of fragments that does not fit', fragmented([...four, { at: 4, samples: [2, 3] }]), ['seconds', 'error']],
    [
      'of a start and fragments that does not fit',
      fragmented([{ samples: [9] }], { seconds: 1 }),
      ['seconds', 'error'],
    ],
  ])('measures a video %s', async (_, bytes, verdict) => {
    const videos = [dataUri('video/mp4', bytes)];
    expect(verdictOf(await preflight(...requests.reference({ videos })))).toEqual(expected(verdict));
  });

  it('reports both durations', async () => {
    const file = inMovie({ seconds: 8, soundSeconds: 9, kinds: both });
    const [finding] = await preflightFile(file, { for: 'createReference2Video', field: 'videos' });
    expect(finding?.message).toBe(
      'The file lasts 9 seconds; it must last at most 8 seconds. ' +
        'It lasts 8 seconds if only its pictures count, or what is played of it.',
    );
  });
});

describe('a sound', () => {
  // At most 300 s. A frame has 0.128 s.
  it.each<[seconds: number, verdict: Verdict]>([
    [299.9, []],
    [300.4, ['seconds', 'warning']],
    [300.6, ['seconds', 'error']],
  ])('measures a sound of %d s at 8 kHz, to which encoders add up to three frames', async (seconds, verdict) => {
    const findings = await preflight(...requests.mv({ audio_url: dataUri('audio/aac', aac(seconds, 8_000)) }));
    expect(verdictOf(findings)).toEqual(expected(verdict));
  });

  it.each<[what: string, bytes: Uint8Array, verdict: Verdict]>([
    ['of 10 s', wav(10), []],
    ['of 9.9 s, which it states exactly', wav(9.9), ['seconds', 'error']],
    ['of 300.05 s', wav(300.05), ['seconds', 'error']],
    ['of compressed samples, which it counts', compressedWav(9.95, 1), ['seconds', 'error']],
    ['of unknown length, which ends with the file', longWav(9.95), ['seconds', 'warning']],
  ])('measures a wav %s', async (_, bytes, verdict) => {
    const findings = await preflight(...requests.mv({ audio_url: dataUri('audio/wav', bytes) }));
    expect(verdictOf(findings)).toEqual(expected(verdict));
  });
});
