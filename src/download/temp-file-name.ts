import { BoundedMap } from '../shared/bounded-map.js';
import { isRunning, processSpace } from '../shared/process-space.js';

type Fs = typeof import('node:fs/promises');

/** The machine, the process and a random number. It has the same short length for every target. */
const pattern = /^\.genmedia-(?<machine>[\da-f]{8})-(?<process>\d+)-[\da-f]{12}\.part$/;

/** Nobody loads one file for so long without writing a byte, on whichever machine. */
const longestLife = 24 * 3_600_000;

/** Milliseconds for which a folder is not searched again: many files may go to one that holds many. */
const searchInterval = 60_000;

/** When folders were last searched by this process. */
const searched = new BoundedMap<number>(1000);

/** A name for a file in the making, in the folder of its target, that says who writes it. */
export async function newPartName(fs: Fs): Promise<string> {
  const random = crypto.randomUUID().slice(-12);
  return `.genmedia-${await machineOf(fs)}-${process.pid}-${random}.part`;
}

/**
 * Removes files in the making whose process was killed: those of this machine whose process is gone, and those of any
 * machine that nobody has written to for a day. Failing to is no reason not to download.
 */
export async function removeStaleParts(fs: Fs, folder: string): Promise<void> {
  const now = performance.now();
  if (now - (searched.get(folder) ?? Number.NEGATIVE_INFINITY) < searchInterval) return;
  searched.set(folder, now);
  const machine = await machineOf(fs);
  // A folder that cannot be listed has nothing that could be removed.
  for (const name of await fs.readdir(folder).catch(() => [])) await removeIfStale(fs, machine, folder, name);
}

async function removeIfStale(fs: Fs, machine: string, folder: string, name: string): Promise<void> {
  const found = pattern.exec(name)?.groups;
  if (!found) return;
  const path = `${folder}/${name}`;
  const isOrphan = found.machine === machine && !isRunning(Number(found.process));
  try {
    if (isOrphan || (await isOld(fs, path))) await fs.rm(path, { force: true });
  } catch {
    // Somebody else may have removed it first, or must remove it. The others are still searched for.
  }
}

async function machineOf(fs: Fs): Promise<string> {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256')
    .update(await processSpace(fs))
    .digest('hex')
    .slice(0, 8);
}

async function isOld(fs: Fs, path: string): Promise<boolean> {
  const { mtimeMs } = await fs.stat(path);
  return Date.now() - mtimeMs > longestLife;
}
