import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PackageModel } from './model.js';

/** Like `readEntries`, in a process of its own: the compiler takes seconds, in which other pages can be made. */
export async function readEntriesMeanwhile(): Promise<PackageModel> {
  const program = fileURLToPath(new URL('./print-entries.ts', import.meta.url));
  const args = ['--import', 'tsx', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 27 });
  return JSON.parse(stdout);
}
