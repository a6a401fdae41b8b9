import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { TestOptions } from 'vitest';
import { withNode } from './npm.js';
import { skippedFor } from './optional-tools.js';
import { userEnvironment } from './user-environment.js';

/** With `vitest --mode install`, as in `npm run test:on-demand`, packages are installed that are missing. */
export const isInstalling = process.env.INSTALLS_ON_DEMAND === 'true';

/**
 * A package that is too large to be a development dependency. `npm run test:on-demand` installs it into a cache in the home
 * directory, without running scripts, and without optional dependencies unless `others` has `--include=optional`. Once it is
 * there, its tests run every time; until then they are skipped: `needed` has their options.
 */
export function onDemandPackage(name: string, version: string, ...others: string[]) {
  const folder = onDemandFolder(`${name}-${version}`);
  const isThere = () => existsSync(join(folder, 'node_modules', name, 'package.json'));
  const isMissing = !isInstalling && !isThere();
  const needed: TestOptions = isMissing ? skippedFor(`${name} ${version}`, 'on demand') : {};
  const install = () => {
    if (isThere()) return;
    // Other files of tests may install it at the same time.
    const own = `${folder}.${process.pid}`;
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "private": true }');
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    const env = userEnvironment();
    execFileSync(...withNode('npm', ['install', ...options, `${name}@${version}`, ...others]), { cwd: own, env });
    if (!isThere()) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(own, folder);
    }
    rmSync(own, { recursive: true, force: true });
  };
  return { folder, isMissing, needed, install };
}

/** The folder of something that is installed on demand, in the cache of the user, so that it is there in the next run. */
export function onDemandFolder(name: string): string {
  const { XDG_CACHE_HOME, HOME, USERPROFILE } = userEnvironment();
  const cache = XDG_CACHE_HOME || join(HOME || USERPROFILE || homedir(), '.cache');
  return join(cache, 'genmedia-tests', name);
}
