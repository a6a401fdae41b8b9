import type { Stats } from 'node:fs';
import { GenMediaError } from '../errors/gen-media-error.js';
import type { InvalidRequestError } from '../errors/invalid-request-error.js';
import type { FilePurpose } from '../preflight/preflight-file.js';
import { isHomePath, useHomedir } from '../shared/home-path.js';
import { excerpt } from '../shared/text.js';
import { toCheckedDataUri } from './checked-data-uri.js';
import { checkSize, classNameOf, invalidInput, toDataUri } from './data-uri.js';
import { readWhole } from './read-file.js';

/**
 * Reads a file and makes a data URI, which a request accepts in place of a URL. The media type is detected from the
 * content, not from the name. A file that changes while it is read is rejected. Node only: elsewhere use `fromBlob`.
 *
 *     await gen.adFilm.create({ images: [await fromFile('bottle.png')], prompt: 'A watch that survives the sea' });
 *
 * With the operation and field that it is for, it also checks the size, pixels, ratio and duration of the file:
 *
 *     await fromFile('bottle.png', { for: 'createImg2Video', field: 'images' });
 */
export async function fromFile(path: string | URL, purpose?: FilePurpose): Promise<string> {
  checkPath(path);
  const what = `The file ${excerpt(`${path}`)}`;
  const files = fileSystem();
  try {
    // import.meta.resolve returns a URL as a string.
    const location = /^file:\/\//i.test(`${path}`) ? new URL(path) : path;
    checkFile(await files.stat(location), what);
    // If a pipe has replaced the file meanwhile, opening it must not wait for a writer.
    const { O_RDONLY, O_NONBLOCK = 0 } = files.constants;
    const file = await files.open(location, O_RDONLY | O_NONBLOCK);
    try {
      checkFile(await file.stat(), what);
      const bytes = await readWhole(file);
      if (bytes) return purpose ? await toCheckedDataUri(() => bytes, what, purpose) : toDataUri(bytes, what);
    } finally {
      await file.close();
    }
    throw changed(what);
  } catch (error) {
    throw error instanceof GenMediaError ? error : unreadable(what, `${path}`, error as NodeJS.ErrnoException);
  }
}

/** Called before opening the file, and again when it is open and can no longer be replaced. */
function checkFile(found: Stats, what: string): void {
  if (!found.isFile()) throw notAFile(what, found.isDirectory());
  checkSize(found.size, what);
}

/** Looked up at run time, so that bundlers for browsers find no import of Node. */
function fileSystem() {
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (files) return files;
  const message = 'fromFile needs Node 20.16 or later. Elsewhere pass a File to fromBlob, or bytes to fromBytes.';
  throw invalidInput({ rule: 'platform', message });
}

function checkPath(path: unknown): void {
  const url = (path as URL | undefined)?.href;
  const text = typeof path === 'string' ? path : url;
  if (typeof text !== 'string' || text === '') {
    const actual = text === '' ? 'an empty string' : `this: ${classNameOf(path)}`;
    const message = `The first argument of fromFile must be the path of a file, as a string or a URL, not ${actual}.`;
    throw invalidInput({ rule: 'type', message: `${message} Pass content to fromBytes.` });
  }
  const isRemote = url === undefined ? /^(https?:\/\/|data:)/i.test(text) : !/^file:/i.test(url);
  if (!isRemote) return;
  throw invalidInput({
    rule: 'type',
    message:
      'The first argument of fromFile must be the path of a file. A URL or a data URI goes into a request as it is.',
  });
}

const changed = (what: string) =>
  invalidInput({
    rule: 'file',
    message: `${what} changed while it was read. Wait until it is written, then call fromFile again.`,
  });

const notAFile = (what: string, isFolder: boolean) =>
  invalidInput({
    rule: 'file',
    message: `${what} is ${isFolder ? 'a folder' : 'not a regular file'}. Pass the path of one image, video or sound.`,
  });

function unreadable(what: string, path: string, cause: NodeJS.ErrnoException): InvalidRequestError {
  const message =
    cause.code === 'ENOENT' || cause.code === 'ENOTDIR'
      ? `${what} does not exist. A relative path starts at the working directory of the process.${isHomePath(path) ? ` ${useHomedir(path)}` : ''}`
      : `${what} cannot be read: ${excerpt(cause.message)}.`;
  return invalidInput({ rule: 'file', message }, { cause });
}
