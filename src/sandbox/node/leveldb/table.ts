import { crc32c, masked } from './crc32c.js';
import { Reader } from './reader.js';
import { unsnappy } from './snappy.js';

interface Block {
  offset: number;
  size: number;
}

const footerLength = 48;
const magic = Buffer.from('57fb808b247547db', 'hex');

/** No decompressed block of a sandbox is larger. */
const maxBlockLength = 2 ** 30;

/**
 * Whether the checksums of all blocks of a table are right. A table without its footer was not finished, and LevelDB does not
 * use it.
 */
export function isTableWhole(file: Buffer): boolean {
  if (!file.subarray(-magic.length).equals(magic)) return true;
  try {
    const footer = new Reader(file, file.length - footerLength);
    const [meta, index] = [readBlock(footer), readBlock(footer)];
    return [meta, index].every((list) => {
      const content = contentOf(file, list);
      return content !== undefined && blocksIn(content).every((block) => hasChecksum(file, block));
    });
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function readBlock(reader: Reader): Block {
  return { offset: reader.varint(), size: reader.varint() };
}

function hasChecksum(file: Buffer, { offset, size }: Block): boolean {
  const end = offset + size + 1;
  return end + 4 <= file.length && file.readUInt32LE(end) === masked(crc32c(file, offset, end));
}

/** A decompressed block, if its checksum is right. */
function contentOf(file: Buffer, block: Block): Buffer | undefined {
  if (!hasChecksum(file, block)) return undefined;
  const end = block.offset + block.size;
  const content = file.subarray(block.offset, end);
  return file[end] === 1 ? unsnappy(content, maxBlockLength) : content;
}

/** The blocks that an index block lists. Each entry has a key, which shares a prefix with the previous one, and a location. */
function blocksIn(content: Buffer): Block[] {
  const restarts = content.readUInt32LE(content.length - 4);
  const reader = new Reader(content, 0, content.length - 4 * (restarts + 1));
  const blocks: Block[] = [];
  while (!reader.isAtEnd) {
    reader.varint();
    const [keyLength, valueLength] = [reader.varint(), reader.varint()];
    reader.take(keyLength);
    blocks.push(readBlock(new Reader(reader.take(valueLength))));
  }
  return blocks;
}
