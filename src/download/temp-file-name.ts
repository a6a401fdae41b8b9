import { BoundedMap } from '../shared/bounded-map.js';
import { isRunning, processSpace } from '../shared/process-space.js';

type Fs = typeof import('node:fs/promises');

/** The machine, the process and a random number. Equally short for every target. */
const pattern = /^\.genmedia-(?<machine>[\da-f]{8})-(?<process>\d+)-[\da-f]{12}\.part$/;

/** Milliseconds without a written byte after which no process on any machine can still be loading a file. */
const maxIdleMs = 24 * 3_600_000;

/** Milliseconds for which a folder is not searched again: many downloads may go to one large folder. */
const searchIntervalMs = 60_000;

/** When this process last searched each folder. */
const lastSearches = new BoundedMap<number>(1000);

/** A name for a temporary file, which says which process writes it. */
export async function newTempFileName(fs: Fs): Promise<string> {
  const random = crypto.randomUUID().slice(-12);
  return `.genmedia-${await machineOf(fs)}-${process.pid}-${random}.part`;
}

/**
 * Removes temporary files of killed processes: those of this machine whose process is gone, and those of any machine that
 * were not written to for a day. Failing to do so does not fail the download.
 */
export async function removeStaleTempFiles(fs: Fs, folder: string): Promise<void> {
  const now = performance.now();
  if (now - (lastSearches.get(folder) ?? Number.NEGATIVE_INFINITY) < searchIntervalMs) return;
  lastSearches.set(folder, now);
  const machine = await machineOf(fs);
  // In a folder that cannot be listed, nothing can be removed.
  for (const name of await fs.readdir(folder).catch(() => [])) await removeIfStale(fs, machine, folder, name);
}

async function removeIfStale(fs: Fs, machine: string, folder: string, name: string): Promise<void> {
  const writer = pattern.exec(name)?.groups;
  if (!writer) return;
  const path = `${folder}/${name}`;
  const isOrphan = writer.machine === machine && !isRunning(Number(writer.process));
  try {
    if (isOrphan || (await isIdle(fs, path))) await fs.rm(path, { force: true });
  } catch {
    // Another process may have removed it first, or it belongs to another user. The search continues.
  }
}

async function machineOf(fs: Fs): Promise<string> {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256')
    .update(await processSpace(fs))
    .digest('hex')
    .slice(0, 8);
}

async function isIdle(fs: Fs, path: string): Promise<boolean> {
  const { mtimeMs } = await fs.stat(path);
  return Date.now() - mtimeMs > maxIdleMs;
}
