import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLogWhole } from './log.js';
import { isTableWhole } from './table.js';

/**
 * Damage to the files of a LevelDB database, if there is any. LevelDB can check them itself, but classic-level does not
 * enable that. Without a check, changed bytes lead to wrong values, missing entries or a crash. The files are only read.
 */
export async function damageIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  const [tables, logs] = [
    names.filter((name) => /\.(ldb|sst)$/.test(name)),
    names.filter((name) => /^\d+\.log$/.test(name)),
  ];
  const hasData = tables.length > 0 || logs.length > 0 || names.some((name) => name.startsWith('MANIFEST-'));
  // LevelDB would treat it as a new database, and delete the files of the old one.
  if (hasData && !names.includes('CURRENT')) return 'its file CURRENT is missing';
  const broken = (await findBroken(folder, tables, isTableWhole)) ?? (await findBroken(folder, logs, isLogWhole));
  return broken && `bytes of its file ${broken} have changed since they were written`;
}

async function findBroken(
  folder: string,
  names: readonly string[],
  isWhole: (file: Buffer) => boolean,
): Promise<string | undefined> {
  for (const name of names) {
    // A sandbox that is using the folder deletes files that it no longer needs.
    const file = await readFile(join(folder, name)).catch(() => undefined);
    if (file && !isWhole(file)) return name;
  }
  return undefined;
}
