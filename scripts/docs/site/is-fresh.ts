import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the site is built from. Git stores tags in two places. */
export const sources = [
  '.git/packed-refs',
  '.git/refs/tags',
  'CHANGELOG.md',
  'generated',
  'openapi',
  'package-lock.json',
  'package.json',
  'scripts',
  'src',
];

/** Whether a built site is newer than everything that it is made from. */
export async function isFresh(folder: string): Promise<boolean> {
  const built = await stat(join(folder, 'index.html')).catch(() => undefined);
  if (!built) return false;
  for (const source of sources) if ((await newest(source)) >= built.mtimeMs) return false;
  return true;
}

/** When a file, or anything in a folder, last changed. The time of a folder changes when a file is deleted. */
async function newest(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return 0;
  const files = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all(files.map(async (file) => (await stat(join(path, file))).mtimeMs));
  return Math.max(stats.mtimeMs, ...times);
}
