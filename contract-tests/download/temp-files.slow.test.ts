import { chmod, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import { lacks } from '../support/posix.js';
import { kill, loadInChild } from './child-process.js';
import { content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(300_000);
const part = /^\.genmedia-[\da-f]{8}-\d+-[\da-f]{12}\.part$/;

describe('a temporary file', () => {
  it('gives a temporary file a short name of its own, so that any file name works', async () => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    for (const name of ['x'.repeat(255), `${'影'.repeat(83)}.mp4`]) {
      await loader().download(url, out.at(name));
      expect((await out.read(name)).equals(bytes)).toBe(true);
    }
    expect(await out.names()).toHaveLength(2);
  });

  it('creates no temporary file where a name is too long for any file', async () => {
    const { url, received } = await start(sends(bytes));
    const out = await folder();
    const error = await failure(loader().download(url, out.at('x'.repeat(256))));
    expect(error).toMatchObject({ name: 'ConfigurationError' });
    expect(error.message).toContain('is longer than a file name can be.');
    expect(received).toEqual([]);
  });
});

/** A process that has written some of a file, and waits for the rest. */
async function loading() {
  const { url } = await start(sends(bytes, { stall: 100_000 }));
  const out = await folder();
  const child = loadInChild(url, out.at('film'));
  const size = async () => {
    const [name = ''] = await readdir(out.path);
    return part.test(name) ? (await stat(out.at(name))).size : 0;
  };
  await expect.poll(size, { timeout: 100_000 }).toBe(100_000);
  return { out, child };
}

describe('a temporary file of a killed process', { timeout: 120_000 }, () => {
  it('removes the file of a killed process at the next download to that folder', async () => {
    const { out, child } = await loading();
    await kill(child);
    expect(await out.names()).toEqual([expect.stringMatching(part)]);
    const { url } = await start(sends(bytes));
    await loader().download(url, out.at('film'));
    expect(await out.names()).toEqual(['film']);
    expect((await out.read('film')).equals(bytes)).toBe(true);
  });

  it('keeps the file that a running process writes', async () => {
    const { out } = await loading();
    const { url } = await start(sends(bytes));
    await loader().download(url, out.at('film'));
    expect(await out.names()).toEqual([expect.stringMatching(part), 'film']);
  });

  it('removes the file of another machine after a day, and nothing else ever', async () => {
    const out = await folder();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const old = '.genmedia-00000000-1-00000000aaaa.part';
    const others = ['.genmedia-00000000-1-00000000bbbb.part', 'film.part', '.genmedia-notes.part'];
    for (const name of [old, ...others]) await writeFile(out.at(name), 'x');
    for (const name of [old, 'film.part', '.genmedia-notes.part']) await utimes(out.at(name), yesterday, yesterday);
    const { url } = await start(sends(bytes));
    await loader().download(url, out.at('film'));
    expect(await out.names()).toEqual([...others, 'film'].sort());
  });
});

it.skipIf(lacks('permissions'))('removes the others when one file is gone before it is checked', async () => {
  const out = await folder();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const nameOf = (number: number) => `.genmedia-00000000-1-${`${number}`.padStart(12, '0')}.part`;
  // Folders are listed in any order: so there are several of both kinds. A link to nothing cannot be read, as what is gone.
  const [gone, old] = [0, 1].map((rest) => Array.from({ length: 20 }, (_, index) => nameOf(2 * index + rest)));
  for (const name of gone ?? []) await symlink(out.at('nothing'), out.at(name));
  for (const name of old ?? []) {
    await writeFile(out.at(name), 'x');
    await utimes(out.at(name), yesterday, yesterday);
  }
  const { url } = await start(sends(bytes));
  await loader().download(url, out.at('film'));
  expect(await out.names()).toEqual([...(gone ?? []), 'film']);
});

describe.skipIf(lacks('permissions'))('permissions', () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  it.each([0o600, 0o640, 0o666, 0o755])('keeps the permissions of the file before: %o', async (mode) => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    await writeFile(out.at('film'), 'old');
    await chmod(out.at('film'), mode);
    const seen: number[] = [];
    const onProgress = async () => {
      const name = (await out.names()).find((one) => part.test(one)) ?? '';
      seen.push(await modeOf(out.at(name)));
    };
    await loader().download(url, out.at('film'), { onProgress });
    expect(await modeOf(out.at('film'))).toBe(mode);
    expect(new Set(seen)).toEqual(new Set([mode]));
  });

  it('gives a new file the permissions that the process gives to any', async () => {
    const { url } = await start(sends(bytes));
    const out = await folder();
    await writeFile(out.at('any'), '');
    await loader().download(url, out.at('film'));
    expect(await modeOf(out.at('film'))).toBe(await modeOf(out.at('any')));
  });
});
