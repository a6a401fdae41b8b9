/** Bytes that own their memory, as bodies of answers ask for. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** All parts in one piece. */
export function join(...parts: ArrayLike<number>[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Two bytes, the high one first. */
export const uint16 = (value: number) => [value >>> 8, value & 0xff];

/** Four bytes, the highest first. */
export const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];

/** A byte for each character. The names in files are plain ASCII. */
export const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

export const zeros = (count: number) => new Uint8Array(count);
