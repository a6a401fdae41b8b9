import { nameAt, viewOf } from './fields.js';
import type { MediaSource } from './media-source.js';

/** A box of an ISO file (ISO 14496-12, 4.2): a length, a name and content, which may be boxes. */
export interface Box {
  name: string;
  start: number;
  /** Where its content starts. */
  content: number;
  end: number;
}

/** The box at a position, or `undefined` if its length is impossible. A length of 1 means that the real one follows. */
export function boxAt(bytes: Uint8Array, at: number, size: number): Box | undefined {
  const view = viewOf(bytes);
  if (at + 8 > bytes.length) return undefined;
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && at + 16 > bytes.length) return undefined;
  const length = short === 0 ? size : isLong ? Number(view.getBigUint64(at + 8)) : short;
  const content = at + (isLong ? 16 : 8);
  return at + length < content ? undefined : { name: nameAt(bytes, at + 4), start: at, content, end: at + length };
}

/** The boxes of a file from a position on, with positions in the file. The last one may claim to end after the file. */
export async function* boxesFrom(source: MediaSource, from: number): AsyncGenerator<Box> {
  const { size = Number.POSITIVE_INFINITY } = source;
  let at = from;
  while (at < size) {
    const box = boxAt(await source.read(at, at + 16), 0, size - at);
    if (!box) return;
    yield { name: box.name, start: at, content: at + box.content, end: at + box.end };
    at += box.end;
  }
}

/** Real boxes have some dozens in them. */
const maxBoxes = 1_000;

/** The contents of the boxes of one name in the content of another. */
export function boxesIn(content: Uint8Array, name: string): Uint8Array[] {
  const found: Uint8Array[] = [];
  let at = 0;
  for (let count = 0; count < maxBoxes; count += 1) {
    const box = boxAt(content, at, content.length - at);
    if (!box) break;
    if (box.name === name) found.push(content.subarray(box.content, box.end));
    at = box.end;
  }
  return found;
}

/** Reads numbers one after the other. After the end all are 0. */
export function numbersOf(bytes: Uint8Array) {
  const view = viewOf(bytes);
  let at = 0;
  const take = (length: number) => {
    at += length;
    return at <= bytes.length ? at - length : undefined;
  };
  return {
    uint32: () => {
      const start = take(4);
      return start === undefined ? 0 : view.getUint32(start);
    },
    uint64: () => {
      const start = take(8);
      return start === undefined ? 0 : Number(view.getBigUint64(start));
    },
    skip: (length: number) => void take(length),
    hasMore: () => at < bytes.length,
  };
}
