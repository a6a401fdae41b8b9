import { joinBytes } from '../shared/bytes.js';
import { largestFile } from './data-uri.js';

type Fs = typeof import('node:fs/promises');
type FileHandle = Awaited<ReturnType<Fs['open']>>;

/** Two changes within one tick of a file system's clock leave the same time. Most tick in milliseconds, FAT in two seconds. */
const longestTick = 2000;

/** Bytes that are read at a time where the size of a file says nothing. */
const pieceLength = 65_536;

/** What is known of a file that is open. */
interface Known {
  size: bigint;
  mtimeNs: bigint;
}

/**
 * The bytes of an open file, or `undefined` if it changed while it was read. Files of the kernel and of some network
 * drives say that they have no bytes, and may have any number, so it stops one byte behind what a request can hold.
 */
export async function readWhole(file: FileHandle): Promise<Uint8Array | undefined> {
  const before = await file.stat({ bigint: true });
  const bytes = await readBytes(file, Number(before.size));
  // Too large is too large, whatever else becomes of it.
  if (bytes.length > largestFile) return bytes;
  if (!(await isAsBefore(file, before, bytes))) return undefined;
  // What was written a moment ago may be written again in the same tick, which no time shows.
  const isFresh = Math.abs(Date.now() - Number(before.mtimeNs / 1_000_000n)) < longestTick;
  if (!isFresh) return bytes;
  const again = await readBytes(file, Number(before.size));
  return Buffer.compare(bytes, again) === 0 && (await isAsBefore(file, before, again)) ? bytes : undefined;
}

/** Reads to the end, or to one byte more than there should be. */
async function readBytes(file: FileHandle, size: number): Promise<Uint8Array> {
  const most = size === 0 ? largestFile + 1 : size + 1;
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < most) {
    const piece = new Uint8Array(Math.min(size === 0 ? pieceLength : most, most - length));
    const { bytesRead } = await file.read(piece, 0, piece.length, length);
    if (bytesRead === 0) break;
    pieces.push(piece.subarray(0, bytesRead));
    length += bytesRead;
  }
  // One piece, as of most files, is not copied.
  const [first] = pieces;
  return first && pieces.length === 1 ? first : joinBytes(pieces);
}

async function isAsBefore(file: FileHandle, before: Known, { length }: Uint8Array): Promise<boolean> {
  const { size, mtimeNs } = await file.stat({ bigint: true });
  const isComplete = before.size === 0n || before.size === BigInt(length);
  return isComplete && size === before.size && mtimeNs === before.mtimeNs;
}
