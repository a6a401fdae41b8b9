import { joinBytes } from '../../shared/bytes.js';

/** Bytes that own their memory, as the body of a `Response` requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Concatenates bytes. */
export const join = (...parts: ArrayLike<number>[]): Bytes => joinBytes(parts);

/** Two bytes, big-endian. */
export const uint16 = (value: number) => [value >>> 8, value & 0xff];

/** Four bytes, big-endian. */
export const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];

/** One byte per character. Names in these formats are ASCII. */
export const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

export const zeros = (count: number) => new Uint8Array(count);
