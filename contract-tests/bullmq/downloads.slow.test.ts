import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { setup, video } from './setup.js';

describe('results', needs('redis'), () => {
  it('saves results in a folder as a part of the job', async () => {
    const { queue, startWorker } = await setup();
    const folder = newFolder();
    startWorker({ download: folder });
    const { files = [] } = await queue.result(await queue.add(video('a'), { jobId: 'order-7' }));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/order-7-1/);
    expect((await readFile(files[0] as string)).length).toBeGreaterThan(100);
  });

  it('names files so that every file system accepts them', async () => {
    const { queue, startWorker } = await setup();
    const folder = newFolder();
    startWorker({ download: folder });
    const { files = [] } = await queue.result(await queue.add(video('a'), { jobId: '../a*?<b>|"c\\d' }));
    expect(files.map((file) => basename(file, '.mp4'))).toEqual(['..%2Fa%2A%3F%3Cb%3E%7C%22c%5Cd-1']);
    expect(files.map((file) => dirname(file))).toEqual([folder]);
  });

  it('stores a result again after a failure, with no other task and a fresh URL', async () => {
    const { queue, startWorker, posts, errors } = await setup();
    let calls = 0;
    const download = async ({ creations }: { creations: readonly { url?: string }[] }) => {
      calls += 1;
      if (calls < 3) throw new Error('The disk is full.');
      return creations.map(({ url }) => `stored ${url}`);
    };
    startWorker({ download });
    const { files } = await queue.result(await queue.add(video('a')));
    expect(calls).toBe(3);
    expect(files).toEqual([expect.stringMatching(/^stored http/)]);
    expect(posts).toEqual(['a']);
    expect(errors).toEqual([1, 2].map(() => expect.stringMatching(/^download of task .* failed: The disk is full\.$/)));
  }, 30_000);
});
