import { existsSync } from 'node:fs';
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DownloadOptions, download } from '../../src/download/index.js';
import { ConfigurationError } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

/** The error of a call with these options, which must not send a request. */
async function rejectionOf(options: unknown) {
  const { url, received } = await start(sends(content(10)));
  const error = await failure(loader().download(`${url}/film.mp4`, undefined, options as DownloadOptions));
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({ name: 'ConfigurationError' });
  expect(received).toEqual([]);
  return error;
}

describe('an invalid option', () => {
  it.each([
    [{ onprogress: () => {} }, 'download has no option onprogress. Did you mean onProgress?'],
    [{ timeOut: 1 }, 'download has no option timeOut. Did you mean timeout?'],
    [
      { x: 1 },
      'download has no option x. It has task, file, signal, timeout, retries, maxBytes, allowPrivateRedirects, onProgress.',
    ],
    [{ __proto__: null, constructor: 1 }, 'download has no option constructor. It has'],
    [{ timeout: 0 }, 'timeout must be a number of milliseconds above 0, not 0.'],
    [{ timeout: -1 }, 'timeout must be a number of milliseconds above 0, not -1.'],
    [{ timeout: Number.NaN }, 'timeout must be a number of milliseconds above 0, not NaN.'],
    [{ timeout: '5s' }, 'timeout must be a number of milliseconds above 0, not "5s".'],
    [{ timeout: null }, 'timeout must be a number of milliseconds above 0, not null.'],
    [{ retries: -1 }, 'retries must be a whole number of at least 0, not -1.'],
    [{ retries: 1.5 }, 'retries must be a whole number of at least 0, not 1.5.'],
    [{ retries: Number.POSITIVE_INFINITY }, 'retries must be a whole number of at least 0, not Infinity.'],
    [{ file: 'video' }, 'file must be one of url, cover_url, watermarked_url, not "video".'],
    [{ file: 'id' }, 'file must be one of url, cover_url, watermarked_url, not "id".'],
    [
      { signal: new AbortController() },
      'signal must be an AbortSignal, such as the signal of an AbortController, not an object.',
    ],
    [{ onProgress: 'yes' }, 'onProgress must be a function, not a string.'],
    [{ maxBytes: 0 }, 'maxBytes must be a whole number of bytes, at least 1, or Infinity, not 0.'],
    [{ maxBytes: 1.5 }, 'maxBytes must be a whole number of bytes, at least 1, or Infinity, not 1.5.'],
    [{ maxBytes: '1GB' }, 'maxBytes must be a whole number of bytes, at least 1, or Infinity, not "1GB".'],
    [{ allowPrivateRedirects: 'yes' }, 'allowPrivateRedirects must be true or false, not "yes".'],
    [{ task: '' }, 'task must be the identifier of a task, its handle or the task itself, not "".'],
    [{ task: {} }, 'task must be the identifier of a task, its handle or the task itself, not an object.'],
    [{ task: 7 }, 'task must be the identifier of a task, its handle or the task itself, not 7.'],
    [
      null,
      'The options of download must be an object with task, file, signal, timeout, retries, maxBytes, allowPrivateRedirects, onProgress, not null.',
    ],
    [
      'out.mp4',
      'The options of download must be an object with task, file, signal, timeout, retries, maxBytes, allowPrivateRedirects, onProgress, not a string.',
    ],
    [
      [],
      'The options of download must be an object with task, file, signal, timeout, retries, maxBytes, allowPrivateRedirects, onProgress, not an array.',
    ],
  ])('rejects the options %s before anything is requested', async (options, message) => {
    expect((await rejectionOf(options)).message).toContain(message);
  });

  it('reports an unknown option before an invalid value', async () => {
    const { message } = await rejectionOf({ timeout: 0, retries: -1, signl: 1 });
    expect(message).toBe('download has no option signl. Did you mean signal?');
  });
});

it('accepts options at their limits, and treats undefined as omitted', async () => {
  const { url } = await start(sends(content(10)));
  const { signal } = new AbortController();
  const atLimits = { timeout: Number.POSITIVE_INFINITY, retries: 0, task: { id: 'x' }, signal, onProgress: () => {} };
  const none = { task: undefined, file: undefined, signal: undefined, timeout: undefined, retries: undefined };
  const out = await folder();
  for (const options of [atLimits, none, { ...none, onProgress: undefined }, {}, undefined]) {
    expect(await loader().download(url, out.at('a'), options)).toMatchObject({ bytes: 10 });
  }
});

describe('an invalid source', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
    ['', '""'],
    [{}, 'an object'],
    [{ id: 7 }, 'an object'],
    [[], 'an array'],
    [new URL('https://service.example/a?secret=1'), 'an object'],
  ])('rejects the source %s', async (source, shown) => {
    const error = await failure(loader().download(source as never));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toBe(
      `source must be a finished task, its identifier or handle, one of its creations, or an http or https URL, not ${shown}.`,
    );
  });

  it.each(['ftp://127.0.0.1/a?secret', 'file:///etc/hosts', 'data:,x', 'nonsense', 'http://me:secret@127.0.0.1/a'])(
    'rejects a creation whose URL is %s',
    async (url) => {
      const error = await failure(loader().download({ id: 'c', url }));
      expect(error).toMatchObject({ name: 'DownloadError', bytes: 0 });
      expect(error.message).toBe(
        'download of a file failed: a URL of a file must be http or https, without a user or a password',
      );
    },
  );
});

describe('an invalid target', () => {
  async function messageOf(target: unknown) {
    const { url, received } = await start(sends(content(10)));
    const error = await failure(loader().download(`${url}/film.mp4`, target as string));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(received).toEqual([]);
    return error.message;
  }

  it.each([
    ['', '""'],
    [null, 'null'],
    [7, '7'],
    [{ retries: 1 }, 'an object'],
    [new URL('file:///a'), 'an object'],
  ])('rejects the target %s before anything is requested', async (target, shown) => {
    expect(await messageOf(target)).toBe(
      `target must be the path of a file, not ${shown}. Without a target it returns a stream: gen.download(task, undefined, options).`,
    );
  });

  it('rejects a call of download itself in place of the method of a client', () => {
    const direct = download as unknown as (task: unknown, target: string) => unknown;
    for (const task of [{ id: '1' }, '1'])
      expect(() => direct(task, 'direct.mp4')).toThrow(
        /^download is an extension of a client: gen\.use\(download\), and then gen\.download\(…\)/,
      );
  });

  it('rejects a target that begins with ~, which only a shell expands', async () => {
    expect(await messageOf('~/videos/x.mp4')).toBe(
      'target ~/videos/x.mp4 is in no folder: ~ is not expanded: use os.homedir() as in join(homedir(), "videos/x.mp4").',
    );
    expect(existsSync('~')).toBe(false);
  });

  it('rejects a target that is a folder, or a link to one, or can only be one', async () => {
    const out = await folder();
    await mkdir(out.at('films'));
    await symlink(out.at('films'), out.at('link'));
    for (const target of [out.path, out.at('films'), out.at('link'), `${out.path}/new/`, out.at('new', '..')]) {
      expect(await messageOf(target)).toBe(`target ${target} is a folder. Add a file name.`);
    }
    expect(await out.names()).toEqual(['films', 'link']);
  });

  it('rejects a target that a file must not replace, such as a socket or a device', async () => {
    const out = await folder();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(out.at('socket'), resolve));
    onTestFinished(() => void server.close());
    const target = out.at('socket');
    expect(await messageOf(target)).toBe(`target ${target} is not a file. Leave it out and read the stream.`);
    expect((await stat(target)).isSocket()).toBe(true);
  });
});

it.each(['ftp://storage.example/film.mp4', 's3://bucket/film.mp4'])(
  'rejects a source of another scheme: %s',
  async (source) => {
    const error = await failure(loader().download(source));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(
      `one of its creations, or an http or https URL, not a URL that begins with ${source.split('/')[0]}//.`,
    );
  },
);

it.each([
  ['/results/film.mp4', '/'],
  ['./film.mp4', './'],
  ['../film.mp4', '../'],
])('rejects a path as a source, and does not read it as the id of a task: %s', async (source, start) => {
  const error = await failure(loader().download(source));
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error.message).toContain(
    `one of its creations, or an http or https URL, not a path that begins with ${start}.`,
  );
});

it('reports that a part of the path of a target is a file', async () => {
  const { url } = await start(sends(content(10)));
  const path = (await folder()).at('plain');
  await writeFile(path, 'x');
  const error = await failure(loader().download(`${url}/film.mp4`, join(path, 'film.mp4')));
  expect(error.message).toContain('cannot be written: a part of its path is a file, not a folder');
});
