import { lstat, mkdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(300_000);

describe('a file', () => {
  it('is put where it was asked for, with the folders that it needs', async () => {
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

  it('takes the place of the one before, and is there in one step', async () => {
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

  it('is found by a path relative to where the program stood when it was asked for', async () => {
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

  it('goes where a link leads, and the link stays', async () => {
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

  it('of unknown length is taken as it comes', async () => {
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

it('two downloads to the same target at once do not disturb each other', async () => {
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

describe('nothing is left behind, and an old file stays as it was', () => {
  it.each([
    ['is rejected', [responds(400)]],
    ['breaks off', [sends(bytes, { cut: 100_000 }), responds(400)]],
    ['never gets further', [sends(bytes, { cut: 100_000, ignoresRanges: true })]],
  ])('when the file %s', async (_, behaviours) => {
    const { url } = await start(...behaviours);
    const out = await folder();
    await writeFile(out.at('film.mp4'), 'old');
    const error = await failure(loader().download(url, out.at('film.mp4'), { retries: 1 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(await out.names()).toEqual(['film.mp4']);
    expect((await out.read('film.mp4')).toString()).toBe('old');
  });

  it('when the disk cannot be written, which is reported before anything is requested', async () => {
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

  it('when the target has become a folder meanwhile', async () => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    const onProgress = () => mkdir(out.at('film.mp4'), { recursive: true });
    const error = await failure(loader().download(url, out.at('film.mp4'), { onProgress }));
    expect(error).toMatchObject({ name: 'DownloadError', bytes: bytes.length });
    expect(await out.names()).toEqual(['film.mp4']);
  });
});
