import type { Stats } from 'node:fs';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { excerpt } from '../shared/text.js';
import { checkSize, kindOf, rejected, toDataUri } from './data-uri.js';
import { readWhole } from './read-file.js';

/**
 * Reads a file and makes a data URI of it that a request takes in place of an address. Its content tells which type it
 * has, not its name. A file that changes while it is read is rejected. In Node only: where there are no files, `fromBytes`
 * does the same with bytes.
 *
 *     await gen.adFilm.create({ images: [await fromFile('bottle.png')], prompt: 'A watch that survives the sea' });
 */
export async function fromFile(path: string | URL): Promise<string> {
  checkPath(path);
  const what = `The file ${excerpt(`${path}`)}`;
  const files = fileSystem();
  try {
    // What import.meta.resolve gives is the text of a URL.
    const place = /^file:\/\//i.test(`${path}`) ? new URL(path) : path;
    checkFile(await files.stat(place), what);
    // Should a pipe have taken its place meanwhile, opening it must not wait for somebody to write to it.
    const { O_RDONLY, O_NONBLOCK = 0 } = files.constants;
    const file = await files.open(place, O_RDONLY | O_NONBLOCK);
    try {
      checkFile(await file.stat(), what);
      const bytes = await readWhole(file);
      if (bytes) return toDataUri(bytes, what);
    } finally {
      await file.close();
    }
    throw changed(what);
  } catch (error) {
    throw error instanceof InvalidRequestError ? error : unreadable(what, error as NodeJS.ErrnoException);
  }
}

/** Before it is opened, and once more when nobody can put another in its place. */
function checkFile(found: Stats, what: string): void {
  if (!found.isFile()) throw notAFile(what, found.isDirectory());
  checkSize(found.size, what);
}

/** Found at run time, so that bundlers for browsers have no import of Node to stumble over. */
function fileSystem() {
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (files) return files;
  const message = 'fromFile needs Node 20.16 or later, which has files. Elsewhere pass the content to fromBytes.';
  throw rejected({ rule: 'platform', message });
}

function checkPath(path: unknown): void {
  const url = (path as URL | undefined)?.href;
  const text = typeof path === 'string' ? path : url;
  if (typeof text !== 'string' || text === '') {
    const given = text === '' ? 'an empty string' : `this: ${kindOf(path)}`;
    const message = `fromFile takes the path of a file, as a string or a URL, and was given ${given}.`;
    throw rejected({ rule: 'type', message: `${message} Content goes to fromBytes.` });
  }
  const isAddress = url === undefined ? /^(https?:\/\/|data:)/i.test(text) : !/^file:/i.test(url);
  if (!isAddress) return;
  throw rejected({
    rule: 'type',
    message: 'fromFile takes the path of a file. An address or a data URI goes into a request as it is.',
  });
}

const changed = (what: string) =>
  rejected({
    rule: 'file',
    message: `${what} changed while it was read. Wait until it is written, then call fromFile again.`,
  });

const notAFile = (what: string, isFolder: boolean) =>
  rejected({
    rule: 'file',
    message: `${what} is ${isFolder ? 'a folder' : 'no ordinary file'}. Pass the path of one image, video or sound.`,
  });

function unreadable(what: string, cause: NodeJS.ErrnoException): InvalidRequestError {
  const message =
    cause.code === 'ENOENT' || cause.code === 'ENOTDIR'
      ? `${what} does not exist. A relative path starts at the folder that the program was started in.`
      : `${what} cannot be read: ${excerpt(cause.message)}.`;
  return rejected({ rule: 'file', message }, { cause });
}
