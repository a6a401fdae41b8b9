import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
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

/** The headless shell comes first: it draws no window, and the same tests take half the CPU time. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The browsers of this machine, the one to take first. The environment variable CHROMIUM names one and no other. On some
 * machines a program of such a name only says how to install a browser.
 */
export function findBrowsers(env = process.env): string[] {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM];
  const isBrowser = (program: string) => {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'latin1', timeout: 60_000, env });
    return status === 0 && /^\S*chrom/i.test(stdout);
  };
  return findPrograms(...browserNames).filter(isBrowser);
}

/**
 * Folders that may have the programs of PostgreSQL, the newest first. Debian has them outside of PATH. The environment variable
 * POSTGRES_BIN names one and no other.
 */
export function findPostgresFolders(): string[] {
  if (process.env.POSTGRES_BIN) return [process.env.POSTGRES_BIN];
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = findPrograms('initdb').map((program) => join(program, '..'));
  return [...versions.map((version) => join(root, version, 'bin')), ...onPath];
}
