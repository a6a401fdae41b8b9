import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/check/index.js';
import { brokenRules, checkInProcess, type Fetch } from './open-server.js';

const media = {
  image: 'https://cdn.example.org/own.png',
  video: 'https://cdn.example.org/own.mp4',
  audio: 'https://cdn.example.org/own.mp3',
};

/** The bodies of all requests that are accepted, and of those that are rejected. */
async function bodiesOf(options: Partial<CheckOptions>) {
  const bodies = { accepted: [] as string[], rejected: [] as string[] };
  const wrap =
    (next: Fetch): Fetch =>
    async (url, init) => {
      const response = await next(url, init);
      if (init.method === 'POST') bodies[response.status === 200 ? 'accepted' : 'rejected'].push(String(init.body));
      return response;
    };
  const report = await checkInProcess(options, { wrap });
  expect(brokenRules(report)).toEqual([]);
  return bodies;
}

const ofExamples = /https:\/\/example\.com\/[^"]+\.(png|jpg|webp|mp4|mp3|wav|m4a)/;

describe('own media', () => {
  it('replaces the files of every task that is followed', async () => {
    const { accepted } = await bodiesOf({ profile: 'full', only: ['getTaskCreations: a task ends'], media });
    expect(accepted.filter((body) => ofExamples.test(body))).toEqual([]);
    for (const url of Object.values(media)) expect(accepted.some((body) => body.includes(url))).toBe(true);
  });

  it('replaces only files of the same kind', async () => {
    const { image, ...others } = media;
    const only = ['getTaskCreations: a task ends'];
    const { accepted } = await bodiesOf({ profile: 'full', only, media: others });
    expect(accepted.some((body) => /example\.com\/[^"]+\.png/.test(body))).toBe(true);
    expect(accepted.some((body) => body.includes(media.video))).toBe(true);
    expect(accepted.some((body) => body.includes(image))).toBe(false);
  });

  it('replaces files in cases of the tables, but not what a case is about', async () => {
    const rule = 'createMv: each of images is a URL';
    const { accepted } = await bodiesOf({ profile: 'full', only: [rule, 'createMv: prompt'], media });
    const ofPrompts = accepted.filter((body) => body.includes('"prompt"'));
    expect(ofPrompts.length).toBeGreaterThan(0);
    for (const body of ofPrompts) expect(body).toContain(media.image);
    expect(accepted.some((body) => body.includes(media.audio) && !body.includes(media.image))).toBe(true);
  });

  it.each(['stateless', 'refusals'] as const)('sends no own media with profile %s', async (profile) => {
    const { accepted, rejected } = await bodiesOf({ profile, only: ['createMv: resolution'], media });
    expect([...accepted, ...rejected].filter((body) => body.includes('cdn.example.org'))).toEqual([]);
    expect(rejected.length).toBeGreaterThan(0);
  });
});
