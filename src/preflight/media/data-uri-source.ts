import { bytesSource, type MediaSource } from './media-source.js';

/** What is wrong with the Base64 of a data URI. */
export type Base64Problem =
  /** Has characters that are not of Base64, or ends in the middle of a byte. No decoder can read it as it was meant. */
  | 'invalid'
  /** Has line breaks or spaces, which some decoders skip. */
  | 'whitespace'
  /** Lacks `=` at its end, which some decoders require. */
  | 'padding';

/** A file in a data URI. Only the parts that are read are decoded, and its size is computed from its length. */
interface DataUriSource extends MediaSource {
  readonly size: number;
  /** Media type that the URI declares, in lower case: `image/png`. */
  readonly type: string;
  readonly problem: Base64Problem | undefined;
}

const start = /^data:([^,;]{0,100});base64,/i;

/** Whether a string is a data URI, of any type. */
export const isDataUri = (text: string) => /^data:/i.test(text.slice(0, 5));

/** Opens a data URI, or returns `undefined` if it is not a Base64 data URI. */
export function dataUriSource(uri: string): DataUriSource | undefined {
  const head = start.exec(uri.slice(0, 200));
  if (!head) return undefined;
  const type = (head[1] ?? '').toLowerCase();
  const text = uri.slice(head[0].length);
  if (isClean(text)) return { ...decoder(text), type, problem: text.length % 4 === 0 ? undefined : 'padding' };
  // A mailed file has a line break after 76 characters. It is rare, so it may be decoded as a whole.
  const bytes = spaces.test(text) ? decodeLines(text) : undefined;
  if (!bytes) return { ...decoder(text), type, problem: 'invalid' };
  return { ...bytesSource(bytes), size: bytes.length, type, problem: 'whitespace' };
}

const spaces = /[\t\n\f\r ]/;

/** The bytes of Base64 with spaces in it, or `undefined` if it has other characters too. Only one piece is copied at a time. */
function decodeLines(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(bytesIn(text));
  let length = 0;
  let rest = '';
  const add = (base64: string) => {
    const decoded = atob(base64);
    if (decoded.length !== bytesIn(base64)) throw new RangeError('padding in the middle');
    for (let at = 0; at < decoded.length; at += 1) bytes[length + at] = decoded.charCodeAt(at);
    length += decoded.length;
  };
  try {
    for (let at = 0; at < text.length; at += pieceLength) {
      const compact = rest + text.slice(at, at + pieceLength).replace(/[\t\n\f\r ]+/g, '');
      // The last characters may be the padding.
      const end = Math.max(0, 4 * Math.floor(compact.length / 4) - 4);
      add(compact.slice(0, end));
      rest = compact.slice(end);
    }
    add(withoutPadding(rest));
    return bytes.subarray(0, length);
  } catch {
    return undefined;
  }
}

/** Characters that are decoded at a time to check them. A multiple of four, so that a piece has no padding. */
const pieceLength = 65_536;

/**
 * Whether a string has no other characters than those of Base64. It is decoded piece by piece: `atob` is native, so 13 MB take
 * some milliseconds and no memory, where an expression takes a hundred times as long.
 */
function isClean(text: string): boolean {
  const base64 = withoutPadding(text);
  try {
    for (let at = 0; at < base64.length; at += pieceLength) {
      const piece = base64.slice(at, at + pieceLength);
      // `atob` skips spaces, and stops at padding.
      if (atob(piece).length !== bytesIn(piece)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const withoutPadding = (text: string) => text.slice(0, text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0));

/** Bytes that are decoded at a time. To read again costs nothing, and what was decoded and is not needed is left to be freed. */
const decodedLength = 4_096;

/** Four characters are three bytes. */
const bytesIn = ({ length }: string) => Math.floor((length * 3) / 4);

/** Reads the bytes of Base64. */
function decoder(text: string) {
  const base64 = withoutPadding(text);
  const size = bytesIn(base64);
  const read = async (first: number, last: number) => {
    const end = Math.min(last, size);
    if (end <= first) return new Uint8Array();
    const group = Math.floor(first / 3);
    const bytes = decode(base64.slice(4 * group, 4 * Math.ceil(end / 3)));
    return bytes.subarray(first - 3 * group, end - 3 * group);
  };
  return { size, read, blockLength: decodedLength };
}

/** The bytes of a part. One that is not valid has none. */
function decode(base64: string): Uint8Array {
  if (globalThis.Buffer) {
    const { buffer, byteOffset, length } = globalThis.Buffer.from(base64, 'base64');
    return new Uint8Array(buffer, byteOffset, length);
  }
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
