import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/index.js';
import { fromBytes, fromFile } from '../../src/inputs/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { failure } from '../client/failure.js';
import { standingStill } from '../sandbox/scene.js';
import { bytesOf, mp4, png, samples, wav } from './samples.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genmedia-inputs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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

  it('goes by the content where a name lies or says nothing', async () => {
    for (const name of ['lie.jpg', 'lie.mp3', 'lie.HEIC', 'lie']) {
      expect(await fromFile(await fileOf(name, png))).toMatch(/^data:image\/png;/);
    }
    expect(await fromFile(await fileOf('lie.png', mp4))).toMatch(/^data:video\/mp4;/);
  });

  it('refuses what fromBytes refuses, and says which file', async () => {
    const path = await fileOf('photo.jpg', bytesOf('\0\0\0\x18ftypheic'));
    const { message } = await failure(fromFile(path));
    expect(message).toContain(
      `The file ${path} is HEIC, which no request takes as a data URI: convert it to jpeg first.`,
    );
    const empty = await fileOf('empty.png', new Uint8Array());
    expect((await failure(fromFile(empty))).message).toContain(`The file ${empty} is empty.`);
  });

  it('refuses a file that is too large without reading it', async () => {
    const size = 5 * 1024 ** 3;
    const error = await failure(fromFile(await longFile('huge.png', size)));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toMatchObject([{ rule: 'maxBytes' }]);
    expect(error.message).toContain(`/huge.png has ${size} bytes, and its data URI at least `);
    expect(error.cause).toBeUndefined();
  });

  it('takes a file up to the same byte as fromBytes', async () => {
    const most = 15_728_622;
    expect((await fromFile(await longFile('large.png', most))).length).toBe(20_971_518);
    const larger = fromFile(await longFile('larger.png', most + 1)).then(({ length }) => length);
    const { violations } = await failure(larger);
    expect(violations).toMatchObject([{ rule: 'maxBytes' }]);
  });

  it('refuses a folder', async () => {
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

  it.skipIf(process.platform === 'win32')('refuses a device, which may never end', async () => {
    const { message } = await failure(fromFile('/dev/null'));
    expect(message).toContain('The file /dev/null is no ordinary file. ');
  });

  it('refuses a file that is not there, and keeps the cause', async () => {
    const inFile = join(await fileOf('no-folder.png', png), 'inside.png');
    for (const [path, code] of [
      [join(folder, 'missing.png'), 'ENOENT'],
      ['missing.png', 'ENOENT'],
      [inFile, 'ENOTDIR'],
    ]) {
      const error = await failure(fromFile(path as string));
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error.message).toContain(`The file ${path} does not exist. A relative path starts at the folder that `);
      expect(error.cause).toMatchObject({ code });
    }
  });

  it('refuses a file that cannot be read, and tells and keeps why', async () => {
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
  ])('refuses %s, which is no path', async (given, path) => {
    const error = await failure(fromFile(path as string));
    expect(error).toBeInstanceOf(InvalidRequestError);
    const message = `fromFile takes the path of a file, as a string or a URL, and was given ${given}. Content goes to fromBytes.`;
    expect(error.violations).toEqual([{ path: '', rule: 'type', message }]);
  });

  it.each([
    'https://key@example.com/bottle.png',
    'HTTP://example.com/bottle.png',
    'data:image/png;base64,iVBO',
    new URL('https://key@example.com/bottle.png'),
  ])('refuses %s, which needs no file, and does not repeat it', async (address) => {
    const error = await failure(fromFile(address));
    expect(error.message).toBe(
      'The request was not sent: fromFile takes the path of a file. An address or a data URI goes into a request as it is.',
    );
  });
});

describe('a request', () => {
  it('takes what fromFile gives, and makes a task', async () => {
    const { sandbox, gen } = standingStill({}, { validate: validateRequest });
    const images = [await fromFile(await fileOf('watch.png', png))];
    const { raw } = await gen.adFilm.create({ images, prompt: 'A watch that survives the sea' });
    expect(raw.images).toEqual(images);
    const songs = samples.filter(([, format]) => ['mp3', 'wav', 'aac', 'm4a'].includes(format));
    for (const [, , bytes] of songs) await gen.mv.create({ images, audio_url: fromBytes(bytes) });
    const made = sandbox.tasks().filter(({ operation }) => operation === 'createMv');
    expect(made).toHaveLength(songs.length);
  });

  it('is not made of a sound where it asks for an image', async () => {
    const { gen } = standingStill({}, { validate: validateRequest });
    const error = await failure(gen.adFilm.create({ images: [fromBytes(wav)] }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.violations).toMatchObject([{ path: '/images/0', rule: 'pattern' }]);
  });
});
