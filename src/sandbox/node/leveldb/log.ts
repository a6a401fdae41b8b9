import { crc32c, masked } from './crc32c.js';

const blockLength = 32_768;
const headLength = 7;

/**
 * Whether the checksums of all records of a log are right. LevelDB silently skips records with a wrong one. An incomplete
 * record at the end was being written when the process ended.
 */
export function isLogWhole(file: Buffer): boolean {
  for (let at = 0; at + headLength <= file.length; ) {
    const blockEnd = (Math.floor(at / blockLength) + 1) * blockLength;
    const [length, kind] = [file.readUInt16LE(at + 4), file[at + 6]];
    const end = at + headLength + length;
    // If the head of a record does not fit, the rest of a block is filled with zeros.
    if (at + headLength > blockEnd || (kind === 0 && length === 0)) {
      at = blockEnd;
      continue;
    }
    if (end > blockEnd) return false;
    if (end > file.length) return true;
    if (file.readUInt32LE(at) !== masked(crc32c(file, at + 6, end))) return false;
    at = end;
  }
  return true;
}
