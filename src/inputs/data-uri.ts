import { largestBody } from '../../generated/constants.js';
import type { Violation } from '../contract/violation.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { toHex } from '../shared/text.js';
import { formats } from './formats.js';
import { recognise } from './recognise.js';

/** The error of an input that no request can carry: nothing was sent, as with any wrong request. */
export function rejected(fault: Omit<Violation, 'path'>, context: ErrorContext = {}): InvalidRequestError {
  return new InvalidRequestError([{ path: '', ...fault }], context);
}

/** What a value is, whichever window or context it comes from: `Blob`, `Promise`, `Undefined`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Not in the library of the compiler yet, and not on every platform. */
interface Encoding {
  toBase64?(): string;
}

/** Characters that one call may be given as arguments everywhere. Threes of bytes make whole groups of Base64. */
const chunk = 3 * 8_192;

/** Base64, by the quickest way that the platform has. */
export function toBase64(bytes: Uint8Array & Encoding): string {
  if (bytes.toBase64) return bytes.toBase64();
  if (globalThis.Buffer) {
    return globalThis.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  }
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    // It takes anything with a length. Spread into arguments, the bytes would cost three times as long.
    parts.push(btoa(String.fromCharCode.apply(null, bytes.subarray(at, at + chunk) as unknown as number[])));
  }
  return parts.join('');
}

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
