import files, { mkdir, open, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidRequestError } from '../../src/index.js';
import { fromBytes, fromFile } from '../../src/inputs/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { failure } from '../client/failure.js';
import { movie } from '../preflight/files/movies.js';
import * as sounds from '../preflight/files/sounds.js';
import { openStopped } from '../sandbox/setup.js';
import { newFolder } from '../support/new-folder.js';
import { lacks } from '../support/posix.js';
import { bytesOf, mp4, png, wav } from './samples.js';

const folder = newFolder(afterAll);

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A file of this length that takes no room on the disk, and begins like an image. */
async function longFile(name: string, length: number): Promise<string> {
  const path = await fileOf(name, png);
  const file = await open(path, 'r+');
  await file.truncate(length);
  await file.close();
  return path;
}

describe('fromFile', () => {
  it.each<[string, Uint8Array]>([
    ['bottle.png', png],
    ['walk.mp4', mp4],
    ['song.wav', wav],
    ['with spaces, ünd #?%41.png', png],
  ])('reads %s, by its path and by its URL', async (name, bytes) => {
    const path = await fileOf(name, bytes);
    expect(await fromFile(path)).toBe(fromBytes(bytes));
    expect(await fromFile(pathToFileURL(path))).toBe(fromBytes(bytes));
    expect(await fromFile(pathToFileURL(path).href)).toBe(fromBytes(bytes));
  });

  it('follows a link', async () => {
    const link = join(folder, 'link.png');
    await symlink(await fileOf('linked.png', png), link);
    expect(await fromFile(link)).toBe(fromBytes(png));
  });

  it('recognises the content, not the name', async () => {
    for (const name of ['lie.jpg', 'lie.mp3', 'lie.HEIC', 'lie']) {
      expect(await fromFile(await fileOf(name, png))).toMatch(/^data:image\/png;/);
    }
    expect(await fromFile(await fileOf('lie.png', mp4))).toMatch(/^data:video\/mp4;/);
  });

  it('rejects what fromBytes rejects, and names the file', async () => {
    const path = await fileOf('photo.jpg', bytesOf('\0\0\0\x18ftypheic'));
    const { message } = await failure(fromFile(path));
    expect(message).toContain(
      `The file ${path} is HEIC, which no request accepts as a data URI: convert it to jpeg first.`,
    );
    const empty = await fileOf('empty.png', new Uint8Array());
    expect((await failure(fromFile(empty))).message).toContain(`The file ${empty} is empty.`);
  });

  it('rejects a file that is too large without reading it', async () => {
    const size = 5 * 1024 ** 3;
    const error = await failure(fromFile(await longFile('huge.png', size)));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toMatchObject([{ rule: 'maxBytes' }]);
    expect(error.message).toContain(`/huge.png has ${size} bytes, and its data URI at least `);
    expect(error.cause).toBeUndefined();
  });

  it('accepts a file up to the same byte as fromBytes', async () => {
    const maxBytes = 15_728_622;
    expect((await fromFile(await longFile('large.png', maxBytes))).length).toBe(20_971_518);
    const larger = fromFile(await longFile('larger.png', maxBytes + 1)).then(({ length }) => length);
    const { violations } = await failure(larger);
    expect(violations).toMatchObject([{ rule: 'maxBytes' }]);
  });

  it('rejects a folder', async () => {
    const path = join(folder, 'album');
    await mkdir(path);
    expect((await failure(fromFile(path))).violations).toEqual([
      {
        path: '',
        rule: 'file',
        message: `The file ${path} is a folder. Pass the path of one image, video or sound.`,
      },
    ]);
  });

  it.skipIf(lacks('devices'))('rejects a device, which may never end', async () => {
    const { message } = await failure(fromFile('/dev/null'));
    expect(message).toContain('The file /dev/null is not a regular file. ');
  });

  it('rejects a missing file, and keeps the cause', async () => {
    const inFile = join(await fileOf('no-folder.png', png), 'inside.png');
    for (const [path, code] of [
      [join(folder, 'missing.png'), 'ENOENT'],
      ['missing.png', 'ENOENT'],
      [inFile, 'ENOTDIR'],
    ]) {
      const error = await failure(fromFile(path as string));
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error.message).toContain(
        `The file ${path} does not exist. A relative path starts at the working directory `,
      );
      expect(error.cause).toMatchObject({ code });
    }
  });

  it('rejects a file that cannot be read, and keeps the cause', async () => {
    const loop = join(folder, 'loop.png');
    await symlink(loop, loop);
    for (const [path, code] of [
      [loop, 'ELOOP'],
      ['a\0b.png', 'ERR_INVALID_ARG_VALUE'],
      ['file://%', 'ERR_INVALID_URL'],
    ]) {
      const error = await failure(fromFile(path as string));
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error.message).toContain(' cannot be read: ');
      expect(error.cause).toMatchObject({ code });
    }
  });

  it.each<[string, unknown]>([
    ['this: Undefined', undefined],
    ['this: Null', null],
    ['this: Number', 7],
    ['this: Object', {}],
    ['this: Array', ['bottle.png']],
    ['this: Uint8Array', png],
    ['this: Blob', new Blob([png])],
    ['an empty string', ''],
  ])('rejects %s, which is not a path', async (given, path) => {
    const error = await failure(fromFile(path as string));
    expect(error).toBeInstanceOf(InvalidRequestError);
    const message = `The first argument of fromFile must be the path of a file, as a string or a URL, not ${given}. Pass content to fromBytes.`;
    expect(error.violations).toEqual([{ path: '', rule: 'type', message }]);
  });

  it.each([
    'https://key@example.com/bottle.png',
    'HTTP://example.com/bottle.png',
    'data:image/png;base64,iVBO',
    new URL('https://key@example.com/bottle.png'),
  ])('rejects %s, which needs no file, and does not repeat it', async (address) => {
    const error = await failure(fromFile(address));
    expect(error.message).toBe(
      'The first argument of fromFile must be the path of a file. A URL or a data URI goes into a request as it is.',
    );
  });
});

describe('a file that claims to have no bytes', () => {
  it.skipIf(process.platform !== 'linux')(
    'reads a file that has bytes but reports none, such as a file of the kernel',
    async () => {
      const { message } = await failure(fromFile('/proc/version'));
      expect(message).toContain('The file /proc/version begins with the bytes 4c 69 6e 75 78 ');
    },
  );

  it('stops reading a file without end at the size of the largest request', async () => {
    const path = await longFile('endless.png', 5 * 1024 ** 3);
    const hidden = reading(path, { size: 0 });
    const error = await failure(fromFile(path));
    expect(error.violations).toMatchObject([{ rule: 'maxBytes' }]);
    expect(hidden.bytes).toBe(15_728_629);
    expect(hidden.isClosed).toBe(true);
  });
});

describe('a file that changes while it is read', () => {
  const old = new Date('2020-01-01');
  /** A file that has long been there. */
  async function oldFile(name: string): Promise<string> {
    const path = await fileOf(name, Buffer.concat([png, Buffer.alloc(100_000)]));
    await utimes(path, old, old);
    return path;
  }

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['written again, of the same length', (path) => writeFile(path, Buffer.concat([png, Buffer.alloc(100_000, 1)]))],
    ['longer', (path) => writeFile(path, 'more', { flag: 'a' })],
    ['shorter', (path) => files.truncate(path, 50_000)],
    ['longer, with its old date', (path) => writeFile(path, 'x', { flag: 'a' }).then(() => utimes(path, old, old))],
  ])('rejects a file that changes while it is read: %s', async (_, change) => {
    const path = await oldFile('changing.png');
    const seen = reading(path, { change: () => change(path) });
    const error = await failure(fromFile(path).then(({ length }) => length));
    expect(error.violations).toEqual([
      {
        path: '',
        rule: 'file',
        message: `The file ${path} changed while it was read. Wait until it is written, then call fromFile again.`,
      },
    ]);
    expect(seen.isClosed).toBe(true);
  });

  it('rejects a file that changes twice within a tick of the clock, which no date shows', async () => {
    const path = await fileOf('hot.png', Buffer.concat([png, Buffer.alloc(100_000)]));
    const now = new Date();
    await utimes(path, now, now);
    const change = async () => {
      await writeFile(path, Buffer.concat([png, Buffer.alloc(100_000, 1)]));
      await utimes(path, now, now);
    };
    reading(path, { change });
    expect((await failure(fromFile(path).then(({ length }) => length))).message).toContain('changed while it was read');
  });

  it('accepts a file that was written a moment before', async () => {
    const path = await fileOf('new.png', png);
    expect(await fromFile(path)).toBe(fromBytes(png));
  });

  it('reads the opened file if another one replaces it', async () => {
    const path = await oldFile('replaced.png');
    reading(path, { change: async () => files.rename(await fileOf('next.png', wav), path) });
    expect((await fromFile(path)).startsWith('data:image/png;')).toBe(true);
  });
});

/** Watches how a file is read: hides its size, and changes it after the first piece. The file and the reads are real. */
function reading(path: string, { size, change }: { size?: number; change?: () => Promise<unknown> }) {
  const seen = { bytes: 0, isClosed: false };
  let isChanged = false;
  const hide = <T extends { size: number | bigint }>(stats: T): T => {
    if (size === undefined) return stats;
    const value = typeof stats.size === 'bigint' ? BigInt(size) : size;
    return Object.defineProperty(stats, 'size', { value });
  };
  const { open, stat } = files;
  vi.spyOn(files, 'stat').mockImplementation((async (...call: Parameters<typeof stat>) =>
    hide((await stat(...call)) as { size: number })) as never);
  vi.spyOn(files, 'open').mockImplementation(async (...call) => {
    const file = await open(...call);
    if (`${call[0]}` !== path) return file;
    const [read, stat, close] = [file.read.bind(file), file.stat.bind(file), file.close.bind(file)];
    return Object.assign(file, {
      stat: async (options: { bigint: true }) => hide(await stat(options)),
      close: () => {
        seen.isClosed = true;
        return close();
      },
      read: async (...call: Parameters<typeof read>) => {
        const result = await read(...call);
        seen.bytes += result.bytesRead;
        if (!isChanged) await change?.();
        isChanged = true;
        return result;
      },
    }) as never;
  });
  return seen;
}

afterEach(() => void vi.restoreAllMocks());

describe('request with a file', () => {
  it('accepts what fromFile returns, and creates a task', async () => {
    const { sandbox, gen } = openStopped({}, { validate: validateRequest });
    const images = [await fromFile(await fileOf('watch.png', png))];
    const { raw } = await gen.adFilm.create({ images, prompt: 'A watch that survives the sea' });
    expect(raw.images).toEqual(images);
    const m4a = movie({ seconds: 12, brand: 'M4A ', kinds: ['soun'] });
    const songs = [sounds.mp3(12), sounds.wav(12), sounds.aac(12), m4a];
    for (const bytes of songs) await gen.mv.create({ images, audio_url: fromBytes(bytes) });
    const made = sandbox.tasks().filter(({ operation }) => operation === 'createMv');
    expect(made).toHaveLength(songs.length);
  });

  it('rejects a sound in place of an image', async () => {
    const { gen } = openStopped({}, { validate: validateRequest });
    const error = await failure(gen.adFilm.create({ images: [fromBytes(wav)] }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toMatchObject([{ path: '/images/0', rule: 'pattern' }]);
  });
});
