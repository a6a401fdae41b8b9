import type { MediaSource } from './media-source.js';

/** Thrown when measuring a file takes more than it may. */
export class ReadLimitError extends Error {}

/** Bytes that are read at a time. Readers of formats take a few bytes here and there, mostly near each other. */
const defaultBlockLength = 65_536;

/** Blocks that are kept: the start of a file, its end, and where the reader is. */
const maxBlocks = 4;

/** More than a real file needs. A hostile one could have its headers all over the file. */
const maxReads = 5_000;

/**
 * Reads a source in blocks, and keeps the last few. It limits how often it is read, so that no file can keep the reader of its
 * format busy, and how much is read at once, so that none can make it allocate what the file only claims to have.
 */
export function limitedSource(source: MediaSource): MediaSource {
  const { blockLength = defaultBlockLength } = source;
  const blocks = new Map<number, Promise<Uint8Array>>();
  let reads = 0;

  const countRead = () => {
    reads += 1;
    if (reads > maxReads) throw new ReadLimitError(`more than ${maxReads} reads`);
  };
  const blockAt = (index: number): Promise<Uint8Array> => {
    const kept = blocks.get(index);
    if (kept) return kept;
    countRead();
    const block = source.read(index * blockLength, (index + 1) * blockLength);
    if (blocks.size >= maxBlocks) blocks.delete(blocks.keys().next().value as number);
    blocks.set(index, block);
    return block;
  };
  return {
    get size() {
      return source.size;
    },
    async read(start, end) {
      const last = Math.min(end, source.size ?? end);
      if (last <= start) return new Uint8Array();
      const first = Math.floor(start / blockLength);
      const isInOne = last <= (first + 1) * blockLength;
      if (isInOne) return (await blockAt(first)).subarray(start - first * blockLength, last - first * blockLength);
      countRead();
      return source.read(start, last);
    },
  };
}
