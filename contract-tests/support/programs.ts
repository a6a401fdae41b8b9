import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs of these names are on this machine, the first name first. */
export function findPrograms(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
