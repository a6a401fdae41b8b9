import { GenMediaError } from '../errors/gen-media-error.js';
import { streamSource } from '../preflight/media/stream-source.js';
import type { FilePurpose } from '../preflight/preflight-file.js';
import { reasonOf } from '../shared/reason-of.js';
import { toCheckedDataUri } from './checked-data-uri.js';
import { classNameOf, invalidInput, toDataUri } from './data-uri.js';
import { type SizeLimit, sizeLimitFor } from './size-limit.js';

/**
 * Reads a stream of bytes and makes a data URI, which a request accepts in place of a URL. The stream is canceled as soon as
 * it is larger than a request can hold, and no more of it is kept.
 *
 *     const image = await fromStream(incoming.body);
 *
 * With the operation and field that it is for, no more is read than the field accepts, and the pixels, ratio and duration of
 * the file are checked too:
 *
 *     const image = await fromStream(incoming.body, { for: 'createImg2Video', field: 'images' });
 */
export async function fromStream(stream: ReadableStream<Uint8Array>, purpose?: FilePurpose): Promise<string> {
  if (classNameOf(stream) !== 'ReadableStream') throw notAStream(stream);
  return streamToDataUri(stream, 'The stream', purpose);
}

/** The data URI of a stream, of which no more is read than the field or a request accepts. */
export async function streamToDataUri(
  stream: ReadableStream<Uint8Array>,
  what: string,
  purpose: FilePurpose | undefined,
  checkBefore: (limit: SizeLimit) => void = () => {},
): Promise<string> {
  if (stream.locked) {
    throw invalidInput({ rule: 'stream', message: `${what} is being read already. Pass it before anything reads it.` });
  }
  let bytes: Uint8Array;
  const source = streamSource(stream);
  try {
    const limit = await sizeLimitFor(purpose);
    checkBefore(limit);
    const size = await source.readToEnd(limit.maxBytes);
    if (size === undefined) throw limit.tooLarge(what);
    bytes = await source.read(0, size);
  } catch (error) {
    // Not awaited: a source may never finish canceling.
    void source.close();
    if (error instanceof GenMediaError) throw error;
    throw invalidInput({ rule: 'stream', message: `${what} cannot be read: ${reasonOf(error)}.` }, { cause: error });
  }
  return purpose ? toCheckedDataUri(() => bytes, what, purpose) : toDataUri(bytes, what);
}

/** What to do about the most common mistakes. */
const advice = new Map([
  ['Blob', 'Pass it to fromBlob.'],
  ['File', 'Pass it to fromBlob.'],
  ['Promise', 'Await it first.'],
  ['Response', 'Pass it to fromResponse.'],
  ['Uint8Array', 'Pass it to fromBytes.'],
  ['ArrayBuffer', 'Pass it to fromBytes.'],
  ['String', 'fromFile reads the file at a path.'],
  ['Object', 'Convert a stream of Node with Readable.toWeb(stream).'],
]);

function notAStream(value: unknown) {
  const kind = classNameOf(value);
  const help = advice.has(kind) ? ` ${advice.get(kind)}` : '';
  const message = `The first argument of fromStream must be a ReadableStream of bytes, not this: ${kind}.${help}`;
  return invalidInput({ rule: 'type', allowed: ['ReadableStream'], message });
}
