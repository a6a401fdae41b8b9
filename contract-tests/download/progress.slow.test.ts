import { describe, expect, it } from 'vitest';
import type { DownloadProgress } from '../../src/download/index.js';
import { failure } from '../client/failure.js';
import { bigFile } from './big-file.js';
import { allOf, content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(200_000);

async function reports(url: string) {
  const reported: DownloadProgress[] = [];
  const out = await folder();
  await loader().download(url, out.at('film'), { onProgress: (progress) => reported.push(progress) });
  return reported;
}

describe('progress', () => {
  it('reports progress up to the total, which it reports once and last', async () => {
    const { url } = await start(sends(bytes, { cut: 70_000 }), sends(bytes));
    const reported = await reports(url);
    const counts = reported.map(({ bytes }) => bytes);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.some((count) => count > 70_000 && count < bytes.length)).toBe(true);
    expect(reported.at(-1)).toEqual({ bytes: bytes.length, total: bytes.length });
    expect(reported.filter((progress) => progress.bytes === progress.total)).toHaveLength(1);
    expect(reported.length).toBeGreaterThan(1);
    for (const { total } of reported) expect(total).toBe(bytes.length);
  });

  it('reports no total until the end if the server states no length', async () => {
    const { url } = await start((response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(bytes);
    });
    const reported = await reports(url);
    expect(reported[0]?.total).toBe(undefined);
    expect(reported.at(-1)).toEqual({ bytes: bytes.length, total: bytes.length });
  });

  it('reports the total once, even if the last byte is late', async () => {
    const { url } = await start((response) => {
      response.writeHead(200, { 'content-length': `${bytes.length}` }).write(bytes.subarray(0, -1));
      const timer = setTimeout(() => response.end(bytes.subarray(-1)), 400);
      response.once('close', () => clearTimeout(timer));
    });
    const reported = await reports(url);
    expect(reported.filter((progress) => progress.bytes === progress.total)).toHaveLength(1);
  });

  it('reports progress less often than chunks arrive', async () => {
    const { length, sends } = bigFile(512);
    const { url } = await start(sends());
    const started = performance.now();
    const reported = await reports(url);
    const maxReports = Math.ceil((performance.now() - started) / 100) + 2;
    expect(reported.length).toBeLessThanOrEqual(maxReports);
    expect(reported.length).toBeLessThan(length / 2 ** 16);
  });

  it('reports progress for a stream too', async () => {
    const { url } = await start(sends(bytes, { cut: 70_000 }), sends(bytes));
    const reported: DownloadProgress[] = [];
    const { stream } = await loader().download(url, undefined, { onProgress: (progress) => reported.push(progress) });
    await allOf(stream);
    expect(reported.at(-1)).toEqual({ bytes: bytes.length, total: bytes.length });
    expect(reported.filter((progress) => progress.bytes === progress.total)).toHaveLength(1);
  });

  it('reports fewer bytes than before when all of the file is sent again', async () => {
    const ignoresRanges = true;
    const { url } = await start(
      sends(bytes, { cut: 150_000 }),
      sends(bytes, { cut: 2_000, ignoresRanges }),
      sends(bytes),
    );
    const reported: number[] = [];
    const out = await folder();
    await loader().download(url, out.at('film'), { onProgress: ({ bytes }) => reported.push(bytes) });
    expect(reported.some((count, index) => count < (reported[index - 1] ?? 0))).toBe(true);
    expect((await out.read('film')).equals(bytes)).toBe(true);
  });
});

describe('an onProgress that throws', () => {
  it.each([
    [
      'at once',
      () => {
        throw new Error('no');
      },
    ],
    ['later', () => Promise.reject(new Error('no'))],
  ])('ends the download with what onProgress throws %s', async (_, onProgress) => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    const error = await failure(loader().download(url, out.at('film'), { onProgress }));
    expect(error.message).toBe('no');
    expect(await out.names()).toEqual([]);
    expect(await failure(loader().download(url, undefined, { onProgress }))).toMatchObject({ message: 'no' });
  });

  it('ends the download when onProgress aborts it', async () => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    const controller = new AbortController();
    const onProgress = () => {
      controller.abort();
      return new Promise(() => {});
    };
    const { signal } = controller;
    const error = await failure(loader().download(url, out.at('film'), { onProgress, signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(await out.names()).toEqual([]);
  });
});
