import { crc32c, masked } from './crc32c.js';
import { Reader } from './reader.js';
import { unsnappy } from './snappy.js';

interface Block {
  offset: number;
  size: number;
}

const footerLength = 48;
const magic = Buffer.from('57fb808b247547db', 'hex');

/** No block of a sandbox is larger when it is unpacked. */
const longestBlock = 2 ** 30;

/**
 * Whether all blocks of a table have the checksums that they were written with. A table without its last bytes was not
 * finished, and LevelDB uses none such.
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

/** A block, unpacked, if its checksum is right. */
function contentOf(file: Buffer, block: Block): Buffer | undefined {
  if (!hasChecksum(file, block)) return undefined;
  const end = block.offset + block.size;
  const content = file.subarray(block.offset, end);
  return file[end] === 1 ? unsnappy(content, longestBlock) : content;
}

/** The blocks that a block lists. Each entry has a key, which shares its beginning with the one before, and a place. */
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
