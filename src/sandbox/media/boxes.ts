import { ascii, type Bytes, join, uint16, uint32 } from './bytes.js';

/** What an MP4 is made of: a length, a name, and anything, often further boxes. */
export function box(type: string, ...parts: ArrayLike<number>[]): Bytes {
  const content = join(...parts);
  return join(uint32(8 + content.length), ascii(type), content);
}

/** A box with flags, of version 0. */
export function fullBox(type: string, flags: number, ...parts: ArrayLike<number>[]): Bytes {
  return box(type, uint32(flags), ...parts);
}

/** Content with its length before it, in two bytes. */
export const sized16 = (content: Bytes) => join(uint16(content.length), content);

/** Content with its length before it, in four bytes. */
export const sized32 = (content: Bytes) => join(uint32(content.length), content);
