import { largestBody } from '../../generated/constants.js';
import { toHex } from '../shared/to-hex.js';
import { toBase64 } from './base64.js';
import { formats } from './formats.js';
import { recognise } from './recognise.js';
import { rejected } from './refused.js';

const names = formats.map(({ name }) => name);

/** As many as a format shows itself in. What was given by mistake, such as a secret, must not stand in an error. */
const shown = 12;

/** The data URI of a file. Errors call it by `what`, such as `The file bottle.png`. */
export function toDataUri(bytes: Uint8Array, what: string): string {
  if (bytes.length === 0) {
    throw rejected({
      rule: 'bytes',
      message: `${what} is empty. Pass the whole content of an image, a video or a sound.`,
    });
  }
  checkSize(bytes.length, what);
  const start = startOf(typeOf(bytes, what));
  checkSize(bytes.length, what, start);
  return start + toBase64(bytes);
}

const startOf = (type: string) => `data:${type};base64,`;

/** Bytes of the largest file that a request can hold, whatever its type. */
export const largestFile = 3 * Math.floor((largestBody - startOf('').length) / 4);

/**
 * Refuses what no request can hold as a data URI. Base64 makes four bytes of three. It can be asked before the type is
 * known, so that a huge file is not even read.
 */
export function checkSize(size: number, what: string, start = startOf('')): void {
  const length = start.length + 4 * Math.ceil(size / 3);
  if (length <= largestBody) return;
  throw rejected({
    rule: 'maxBytes',
    allowed: largestBody,
    message:
      `${what} has ${size} bytes, and its data URI at least ${length}. A whole request has at most ${largestBody}: ` +
      'make it smaller, or put it on a server and pass its address.',
  });
}

function typeOf(bytes: Uint8Array, what: string): string {
  const found = recognise(bytes);
  if (found && 'type' in found) return found.type;
  const is = found
    ? `is ${found.name}, which no request takes as a data URI: convert it to ${found.convertTo} first.`
    : `begins with the bytes ${toHex(bytes.subarray(0, shown), ' ')}, which no known format does. Its name does not count.`;
  throw rejected({ rule: 'formats', allowed: names, message: `${what} ${is} Known formats are ${names.join(', ')}.` });
}
