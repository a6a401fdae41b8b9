import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Files and folders in a folder and below it, with slashes on every system: `guides/first-call.md`. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
