import { describe, expect, it } from 'vitest';
import { preflight } from '../../src/preflight/index.js';
import { isPlace } from '../support/markdown-links.js';
import { dataUri } from './files/data-uri.js';
import { jpeg, png } from './files/images.js';
import { movie } from './files/movies.js';
import { image, requests } from './requests.js';

const { img2video, reference, mv } = requests;

const inPng = (width: number, height: number) => dataUri('image/png', png(width, height));

// Files at both sides of every limit are in the tables of src/check/rules/.
describe('files', () => {
  it.each<[what: string, request: ReturnType<typeof img2video>, found: [rule: string, path: string, severity: string]]>(
    [
      [
        'a video in place of an image',
        img2video({ images: [dataUri('image/png', movie({ seconds: 4 }))] }),
        ['formats', '/images/0', 'error'],
      ],
      [
        'sound in place of a video, whose duration does not matter',
        reference({ videos: [dataUri('video/mp4', movie({ seconds: 11, kinds: ['soun'] }))] }),
        ['formats', '/videos/0', 'error'],
      ],
      [
        'a video as a song',
        mv({ audio_url: dataUri('audio/mp4', movie({ seconds: 12 })) }),
        ['formats', '/audio_url', 'error'],
      ],
      [
        'a jpeg declared as png',
        img2video({ images: [dataUri('image/png', jpeg(256, 256))] }),
        ['mediaType', '/images/0', 'warning'],
      ],
      ['1 × 65,000 pixels', img2video({ images: [inPng(1, 65_000)] }), ['aspectRatio', '/images/0', 'error']],
      [
        'a small image of one subject',
        reference({ subjects: { name: 'a', images: [inPng(127, 128)] } }),
        ['width', '/subjects/images/0', 'error'],
      ],
      [
        'a small image in a list of subjects',
        reference({ subjects: [{ name: 'a', images: [inPng(128, 128), inPng(127, 128)] }] }),
        ['width', '/subjects/0/images/1', 'error'],
      ],
    ],
  )('reports the place of %s', async (_, [operation, body], found) => {
    const findings = await preflight(operation, body);
    expect(findings.map(({ rule, path, severity }) => [rule, path, severity])).toEqual([found]);
  });

  it('inspects 100 files of a request, and lists the others', async () => {
    const images = [...Array(100).fill(image), inPng(1, 65_000), inPng(1, 65_000)];
    const findings = await preflight('createTemplateStory', { story: 'one_shot', images });
    expect([...findings]).toEqual([]);
    const [reason, message] = ['limit', 'Only 100 files of a request are inspected.'];
    expect(findings.notInspected).toEqual([
      { path: '/images/100', reason, message },
      { path: '/images/101', reason, message },
    ]);
    const last = await preflight('createTemplateStory', { story: 'one_shot', images: images.slice(1) });
    expect(last.map(({ path, rule }) => [path, rule])).toEqual([['/images/99', 'aspectRatio']]);
  });

  it('accepts files of any small size where no limit is documented', async () => {
    expect([...(await preflight(...img2video({ images: [inPng(16, 16)] })))]).toEqual([]);
  });

  it('reports what is allowed', async () => {
    const [finding] = await preflight(...img2video({ images: [inPng(100, 1000)] }));
    expect(finding).toEqual({
      path: '/images/0',
      rule: 'aspectRatio',
      allowed: { exclusiveMinimum: 0.25, exclusiveMaximum: 4 },
      message: 'images[0] has 100 × 1000 pixels, a ratio of 1:10; it must be more than 1:4 and less than 4:1.',
      severity: 'error',
      docs: 'genmedia/generated/docs/guides/media-rules.md#limits-of-every-field',
    });
    expect(isPlace('.', `${finding?.docs}`.replace('genmedia/', ''))).toBe(true);
  });

  it('lists files behind URLs, and validates them by their form only', async () => {
    const findings = await preflight(...img2video({ images: ['https://example.com/a.gif'] }));
    expect([...findings]).toEqual([]);
    expect(findings.notInspected).toEqual([
      { path: '/images/0', reason: 'fetch-off', message: expect.stringContaining('fetch: true') },
    ]);
  });
});
