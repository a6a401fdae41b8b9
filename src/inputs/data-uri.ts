import { largestBody } from '../../generated/constants.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { formats } from '../preflight/media/formats.js';
import { recognise } from '../preflight/media/recognise.js';
import { toBase64 } from '../shared/base64.js';
import { toHex } from '../shared/text.js';
import type { Violation } from '../terms/violation.js';

/** The error for an input that no request can contain. There is not a request yet: its message is about the input alone. */
export function invalidInput(violation: Omit<Violation, 'path'>, context: ErrorContext = {}): InvalidRequestError {
  const { message } = violation;
  const error = new InvalidRequestError([{ path: '', ...violation }], context);
  return Object.assign(error, { message, stack: error.stack?.replace(error.message, () => message) });
}

/** The class of a value, also of one from another window or context: `Blob`, `Promise`, `Undefined`. */
export const classNameOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

const names = formats.map(({ name }) => name);

/** Bytes that identify a format. More must not be quoted in an error: the input may be a secret, passed by mistake. */
const quotedBytes = 12;

/** The data URI of a file. Errors call the file `what`, such as `The file bottle.png`. */
export function toDataUri(bytes: Uint8Array, what: string): string {
  if (bytes.length === 0) {
    throw invalidInput({
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

/** Maximum size of a file in a request in bytes, whatever its type. */
export const maxFileBytes = 3 * Math.floor((largestBody - startOf('').length) / 4);

/**
 * Throws if the data URI would not fit into a request. Base64 makes four bytes of three. It can be called before the type
 * is known, so that a huge file is not even read.
 */
export function checkSize(size: number, what: string, start = startOf('')): void {
  if (lengthOf(size, start) > largestBody) throw tooLargeForRequest(what, size, start);
}

/** The error for a file that does not fit into a request. Without a size, for one that has more than `maxFileBytes`. */
export function tooLargeForRequest(what: string, size?: number, start = startOf('')): InvalidRequestError {
  const sizes =
    size === undefined
      ? `more than ${maxFileBytes} bytes, and its data URI more than ${largestBody}`
      : `${size} bytes, and its data URI at least ${lengthOf(size, start)}`;
  const message = `${what} has ${sizes}. A whole request has at most ${largestBody}: make it smaller, or put it on a server and pass its URL.`;
  return invalidInput({ rule: 'maxBytes', allowed: largestBody, message });
}

const lengthOf = (size: number, start: string) => start.length + 4 * Math.ceil(size / 3);

function typeOf(bytes: Uint8Array, what: string): string {
  const found = recognise(bytes);
  if (found && 'type' in found) return found.type;
  const problem = found
    ? `is ${found.name}, which no request accepts as a data URI: convert it to ${found.convertTo} first.`
    : `begins with the bytes ${toHex(bytes.subarray(0, quotedBytes), ' ')}, which is not a known format. The file name does not count.`;
  throw invalidInput({
    rule: 'formats',
    allowed: names,
    message: `${what} ${problem} Known formats are ${names.join(', ')}.`,
  });
}
