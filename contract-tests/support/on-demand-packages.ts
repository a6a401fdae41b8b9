import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { withNode } from './npm.js';

/** With `vitest --mode install`, as in `npm run test:on-demand`, packages are installed that are missing. */
export const isInstalling = process.env.INSTALLS_ON_DEMAND === 'true';

/**
 * A package that is too large to be a development dependency. `npm run test:on-demand` installs it into a cache in the home
 * directory, without optional dependencies and without running scripts. Once it is there, its tests run every time; until
 * then they are skipped, with a warning.
 */
export function onDemandPackage(name: string, version: string, ...others: string[]) {
  const folder = onDemandFolder(`${name}-${version}`);
  const isThere = () => existsSync(join(folder, 'node_modules', name, 'package.json'));
  const isMissing = !isInstalling && !isThere();
  if (isMissing) {
    console.warn(`${name} ${version} is not installed, so its tests are skipped. Run npm run test:on-demand.`);
  }
  const install = () => {
    if (isThere()) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    execFileSync(...withNode('npm', ['install', ...options, `${name}@${version}`, ...others]), { cwd: folder });
  };
  return { folder, isMissing, install };
}

/** The folder of something that is installed on demand. */
export function onDemandFolder(name: string): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'genmedia-tests', name);
}
