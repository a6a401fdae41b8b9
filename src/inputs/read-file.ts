import { joinBytes } from '../shared/bytes.js';
import { maxFileBytes } from './data-uri.js';

type Fs = typeof import('node:fs/promises');
type FileHandle = Awaited<ReturnType<Fs['open']>>;

/** Two changes within one tick of a file system's clock have the same time. Most tick in milliseconds, FAT in two seconds. */
const maxClockTickMs = 2000;

/** Bytes to read at a time if the size of the file is unknown. */
const chunkLength = 65_536;

interface FileVersion {
  size: bigint;
  mtimeNs: bigint;
}

/**
 * The bytes of an open file, or `undefined` if it changed while it was read. Files of the kernel and of some network drives
 * report a size of 0 and may have any, so reading stops one byte after the limit of a request.
 */
export async function readWhole(file: FileHandle): Promise<Uint8Array | undefined> {
  const before = await file.stat({ bigint: true });
  const bytes = await readBytes(file, Number(before.size));
  // The file is too large in any case, changed or not.
  if (bytes.length > maxFileBytes) return bytes;
  if (!(await isUnchanged(file, before, bytes))) return undefined;
  // A file that was just written may be written again in the same tick, which its time does not reveal.
  const isFresh = Math.abs(Date.now() - Number(before.mtimeNs / 1_000_000n)) < maxClockTickMs;
  if (!isFresh) return bytes;
  const again = await readBytes(file, Number(before.size));
  return Buffer.compare(bytes, again) === 0 && (await isUnchanged(file, before, again)) ? bytes : undefined;
}

/** Reads to the end, or to one byte more than expected. */
async function readBytes(file: FileHandle, size: number): Promise<Uint8Array> {
  const limit = size === 0 ? maxFileBytes + 1 : size + 1;
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < limit) {
    const chunk = new Uint8Array(Math.min(size === 0 ? chunkLength : limit, limit - length));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, length);
    if (bytesRead === 0) break;
    chunks.push(chunk.subarray(0, bytesRead));
    length += bytesRead;
  }
  // Most files are a single chunk, which is not copied.
  const [first] = chunks;
  return first && chunks.length === 1 ? first : joinBytes(chunks);
}

async function isUnchanged(file: FileHandle, before: FileVersion, { length }: Uint8Array): Promise<boolean> {
  const { size, mtimeNs } = await file.stat({ bigint: true });
  const isComplete = before.size === 0n || before.size === BigInt(length);
  return isComplete && size === before.size && mtimeNs === before.mtimeNs;
}
