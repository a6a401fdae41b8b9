import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A program with its arguments. On Windows, npm and npx are scripts that only a shell runs: there Node runs what they run. */
export function withNode(program: string, args: readonly string[]): [program: string, args: string[]] {
  if (process.platform !== 'win32' || (program !== 'npm' && program !== 'npx')) return [program, [...args]];
  const { npm_execpath = '' } = process.env;
  const folders = [dirname(npm_execpath), join(dirname(process.execPath), 'node_modules/npm/bin')];
  const file = folders.map((folder) => join(folder, `${program}-cli.js`)).find(existsSync);
  return file === undefined ? [program, [...args]] : [process.execPath, [file, ...args]];
}

/** Biome, without the script in `.bin`, which Windows cannot run. */
export const biome = (...args: string[]): [program: string, args: string[]] => [
  process.execPath,
  [join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome'), ...args],
];
