import { lstat, mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(300_000);

describe('a target', () => {
  it('writes a file to the target, and creates the folders that it needs', async () => {
    const { url } = await start(sends(bytes), sends(bytes));
    const out = await folder();
    const target = out.at('a', 'b', 'film.mp4');
    const saved = { path: target, bytes: bytes.length, type: 'video/mp4' };
    // As the command line, which prints it: a mistyped name can be noticed.
    expect(await loader().download(url, target)).toEqual({ ...saved, createdFolder: out.at('a') });
    expect(await loader().download(url, target)).toEqual(saved);
    expect(await out.names()).toEqual(['a', 'a/b', 'a/b/film.mp4']);
    expect((await out.read('a', 'b', 'film.mp4')).equals(bytes)).toBe(true);
  });

  it('replaces the file before in one step', async () => {
    const out = await folder();
    await writeFile(out.at('film.mp4'), 'old');
    const { url } = await start(sends(bytes, { stall: 100_000 }), sends(bytes));
    const seen: string[] = [];
    const onProgress = async () => void seen.push(...(await out.names()), (await out.read('film.mp4')).toString());
    await loader().download(url, out.at('film.mp4'), { onProgress, timeout: 1000 });
    expect(seen.slice(0, 3)).toEqual([expect.stringMatching(/^\.genmedia-[\w-]+\.part$/), 'film.mp4', 'old']);
    expect(new Set(seen).size).toBe(3);
    expect((await out.read('film.mp4')).equals(bytes)).toBe(true);
    expect(await out.names()).toEqual(['film.mp4']);
  });

  it('resolves a relative path in the working directory at the time of the call', async () => {
    const out = await folder();
    const { url } = await start(sends(bytes));
    const before = process.cwd();
    const { path } = await inFolder(out.path, () => {
      const loading = loader().download(url, 'film.mp4');
      process.chdir(before);
      return loading;
    });
    expect(path).toBe('film.mp4');
    expect(await out.names()).toEqual(['film.mp4']);
  });

  it('writes to the file that a link leads to, and keeps the link', async () => {
    const out = await folder();
    await mkdir(out.at('films'));
    await writeFile(out.at('films', 'old.mp4'), 'old');
    await symlink(out.at('films', 'old.mp4'), out.at('newest.mp4'));
    const { url } = await start(sends(bytes));
    await loader().download(url, out.at('newest.mp4'));
    expect((await lstat(out.at('newest.mp4'))).isSymbolicLink()).toBe(true);
    expect(await readlink(out.at('newest.mp4'))).toBe(out.at('films', 'old.mp4'));
    expect((await out.read('films', 'old.mp4')).equals(bytes)).toBe(true);
  });

  it('accepts a file of unknown length', async () => {
    const out = await folder();
    const { url } = await start((response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      response.write(bytes.subarray(0, 1000));
      response.end(bytes.subarray(1000));
    });
    expect(await loader().download(url, out.at('film'))).toMatchObject({ bytes: bytes.length, type: undefined });
    expect((await out.read('film')).equals(bytes)).toBe(true);
  });
});

/** Calls something with another working directory. */
async function inFolder<T>(path: string, run: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(path);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}

it('keeps two simultaneous downloads to the same target apart', async () => {
  const [one, two] = [content(400_000, 1), content(500_000, 2)];
  const first = await start(sends(one));
  const second = await start(sends(two));
  const out = await folder();
  const gen = loader();
  const results = await Promise.all([first, second, first, second].map(({ url }) => gen.download(url, out.at('film'))));
  expect(results.map(({ bytes }) => bytes)).toEqual([one.length, two.length, one.length, two.length]);
  const kept = await out.read('film');
  expect([one, two].some((whole) => whole.equals(kept))).toBe(true);
  expect(await out.names()).toEqual(['film']);
});

describe('a download to a file that fails', () => {
  it.each([
    ['is rejected', [responds(400)]],
    ['breaks off', [sends(bytes, { cut: 100_000 }), responds(400)]],
    ['never gets further', [sends(bytes, { cut: 100_000, ignoresRanges: true })]],
  ])('leaves no temporary file, and an old file as it was, when a file %s', async (_, behaviours) => {
    const { url } = await start(...behaviours);
    const out = await folder();
    await writeFile(out.at('film.mp4'), 'old');
    const error = await failure(loader().download(url, out.at('film.mp4'), { retries: 1 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(await out.names()).toEqual(['film.mp4']);
    expect((await out.read('film.mp4')).toString()).toBe('old');
  });

  it('reports a disk that cannot be written before anything is requested', async () => {
    const { url, received } = await start(sends(bytes));
    const out = await folder();
    await writeFile(out.at('file'), 'old');
    const target = out.at('file', 'film.mp4');
    const error = await failure(loader().download(`${url}/a.mp4?secret`, target));
    expect(error).toMatchObject({ name: 'DownloadError', url: `${url}/a.mp4`, bytes: 0 });
    expect(error.message).toContain(`${target} cannot be written: `);
    expect(error.cause).toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST/) });
    expect(received).toEqual([]);
    expect((await out.read('file')).toString()).toBe('old');
  });

  it('leaves no temporary file when the target has become a folder meanwhile', async () => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    const onProgress = () => mkdir(out.at('film.mp4'), { recursive: true });
    const error = await failure(loader().download(url, out.at('film.mp4'), { onProgress }));
    expect(error).toMatchObject({ name: 'DownloadError', bytes: bytes.length });
    expect(await out.names()).toEqual(['film.mp4']);
  });
});
