import type { FilePurpose } from '../preflight/preflight-file.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';
import { toCheckedDataUri } from './checked-data-uri.js';
import { classNameOf, invalidInput, toDataUri } from './data-uri.js';
import { sizeLimitFor } from './size-limit.js';

/**
 * Makes a data URI of a `Blob`, or of a `File` such as one that a user has chosen, which a request accepts in place of a URL. The media
 * type is detected from the content, not from the name or the declared type. One that is too large is not read.
 *
 *     const image = await fromBlob(input.files[0]);
 *
 * With the operation and field that it is for, it also checks the size, pixels, ratio and duration of the file:
 *
 *     const image = await fromBlob(file, { for: 'createImg2Video', field: 'images' });
 */
export async function fromBlob(blob: Blob, purpose?: FilePurpose): Promise<string> {
  const kind = classNameOf(blob);
  if (kind !== 'Blob' && kind !== 'File') {
    const help = advice.has(kind) ? ` ${advice.get(kind)}` : '';
    const message = `The first argument of fromBlob must be a Blob or a File, not this: ${kind}.${help}`;
    throw invalidInput({ rule: 'type', allowed: ['Blob', 'File'], message });
  }
  const what = kind === 'File' ? `The file ${excerpt((blob as File).name)}` : 'The blob';
  const { maxBytes, tooLarge } = await sizeLimitFor(purpose);
  if (blob.size > maxBytes) throw tooLarge(what, blob.size);
  const bytes = new Uint8Array(await read(blob, what));
  return purpose ? toCheckedDataUri(() => bytes, what, purpose) : toDataUri(bytes, what);
}

/** A file that was changed or removed since it was chosen cannot be read. */
async function read(blob: Blob, what: string): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch (cause) {
    throw invalidInput({ rule: 'file', message: `${what} cannot be read: ${reasonOf(cause)}.` }, { cause });
  }
}

/** What to do about the most common mistakes. */
const advice = new Map([
  ['Null', 'A form has no file under that name.'],
  ['Promise', 'Await it first.'],
  ['ReadableStream', 'Pass it to fromStream.'],
  ['Response', 'Pass it to fromResponse.'],
  ['String', 'A field of a form that is not a file is text. fromFile reads the file at a path.'],
  ['Uint8Array', 'Pass it to fromBytes.'],
  ['ArrayBuffer', 'Pass it to fromBytes.'],
]);
