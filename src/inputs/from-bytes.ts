import { kindOf, rejected, toDataUri } from './data-uri.js';

const fromBlob = 'Pass new Uint8Array(await blob.arrayBuffer()).';

/** What to do with what is given by mistake most. */
const advice = new Map([
  ['Blob', fromBlob],
  ['File', fromBlob],
  ['Promise', 'Await it first.'],
  ['Response', 'Pass new Uint8Array(await response.arrayBuffer()).'],
  ['String', 'An address goes into a request as it is; fromFile reads the file at a path.'],
]);

/**
 * Makes a data URI that a request takes in place of an address. The content tells which type it has.
 *
 *     const image = fromBytes(new Uint8Array(await blob.arrayBuffer()));
 *     await gen.adFilm.create({ images: [image], prompt: 'A watch that survives the sea' });
 */
export function fromBytes(bytes: Uint8Array | ArrayBuffer): string {
  return toDataUri(toBytes(bytes), 'The input');
}

/** It asks for no class: each window and each context has its own. */
function toBytes(value: Uint8Array | ArrayBuffer): Uint8Array {
  const isView = ArrayBuffer.isView(value);
  const kind = kindOf(value);
  if (!isView && kind !== 'ArrayBuffer') {
    const message = `fromBytes takes a Uint8Array or an ArrayBuffer, and was given this: ${kind}.`;
    const help = advice.has(kind) ? ` ${advice.get(kind)}` : '';
    throw rejected({ rule: 'type', allowed: ['Uint8Array', 'ArrayBuffer'], message: message + help });
  }
  // A buffer that was handed to a worker has no bytes left, and takes no new view.
  if (value.byteLength === 0) return new Uint8Array();
  return isView ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value);
}
