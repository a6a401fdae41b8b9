import type { FilePurpose } from '../preflight/preflight-file.js';
import { toCheckedDataUri } from './checked-data-uri.js';
import { classNameOf, invalidInput, toDataUri } from './data-uri.js';

/** What to do about the most common mistakes. */
const advice = new Map([
  ['Blob', 'Pass it to fromBlob.'],
  ['File', 'Pass it to fromBlob.'],
  ['Promise', 'Await it first.'],
  ['ReadableStream', 'Pass it to fromStream.'],
  ['Response', 'Pass it to fromResponse.'],
  ['Array', 'Pass Uint8Array.from(array).'],
  [
    'String',
    "Decode Base64 with Buffer.from(text, 'base64'). A URL goes into a request as it is; fromFile reads the file at a path.",
  ],
]);

/**
 * Makes a data URI, which a request accepts in place of a URL. The media type is detected from the content.
 *
 *     const image = fromBytes(bytes);
 *     await gen.adFilm.create({ images: [image], prompt: 'A watch that survives the sea' });
 *
 * With the operation and field that it is for, it also checks the size, pixels, ratio and duration of the file:
 *
 *     const image = await fromBytes(bytes, { for: 'createImg2Video', field: 'images' });
 */
export function fromBytes(bytes: Uint8Array | ArrayBuffer): string;
export function fromBytes(bytes: Uint8Array | ArrayBuffer, purpose: FilePurpose): Promise<string>;
export function fromBytes(bytes: Uint8Array | ArrayBuffer, purpose?: FilePurpose): string | Promise<string> {
  const what = 'The input';
  if (!purpose) return toDataUri(toBytes(bytes), what);
  return toCheckedDataUri(() => toBytes(bytes), what, purpose);
}

/** Does not use `instanceof`: each window and each context has its own classes. */
function toBytes(value: Uint8Array | ArrayBuffer): Uint8Array {
  const isView = ArrayBuffer.isView(value);
  const kind = classNameOf(value);
  if (!isView && kind !== 'ArrayBuffer') {
    const message = `The first argument of fromBytes must be a Uint8Array or an ArrayBuffer, not this: ${kind}.`;
    const help = advice.has(kind) ? ` ${advice.get(kind)}` : '';
    throw invalidInput({ rule: 'type', allowed: ['Uint8Array', 'ArrayBuffer'], message: message + help });
  }
  // A buffer that was transferred to a worker has no bytes left and cannot get a new view.
  if (value.byteLength === 0) return new Uint8Array();
  return isView ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value);
}
