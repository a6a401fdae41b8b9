import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestOptions } from 'vitest';
import { findPrograms } from '../../scripts/lib/programs.js';
import { onDemandPackage } from './on-demand-packages.js';
import { skippedFor } from './optional-tools.js';

const { platform, arch } = process;

/**
 * Other runtimes for JavaScript, how a module is run in each, and the package of this platform that contains its program.
 * Those that are not on this machine are installed by `npm run test:on-demand`.
 */
const known = {
  bun: {
    args: ['run'],
    package: `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`,
    version: '1.4.4',
    file: 'bin/bun',
  },
  deno: {
    args: ['run', '--allow-read', '--allow-env', '--allow-net'],
    package: `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`,
    version: '2.9.6',
    file: 'deno',
  },
  workerd: {
    args: ['serve'],
    package: `@cloudflare/workerd-${platform}-${arch === 'x64' ? '64' : arch}`,
    version: '1.20261104.1',
    file: 'bin/workerd',
  },
};

interface Runtime {
  name: string;
  program: string | undefined;
  args: readonly string[];
  /** Options of a test that runs it. */
  needed: TestOptions;
}

const runtimeOf = (name: keyof typeof known): Runtime => {
  const { args, ...one } = known[name];
  const program = findPrograms(name).find((file) => spawnSync(file, ['--version']).status === 0) ?? programOf(one);
  return { name, program, args, needed: program ? {} : skippedFor(`${name} ${one.version}`, 'on demand') };
};

/** Runtimes that run a module as a program. */
export const runtimes = [runtimeOf('bun'), runtimeOf('deno')];

/** The runtime of Workers. */
export const workerd = runtimeOf('workerd');

/** The program in a package that was installed on demand. */
function programOf({ package: name, version, file }: Omit<(typeof known)['bun'], 'args'>): string | undefined {
  const { folder, isMissing, install } = onDemandPackage(name, version);
  if (isMissing) return undefined;
  try {
    install();
  } catch (error) {
    // There is no package for every platform.
    console.warn(`${name} ${version} could not be installed: ${error}`);
    return undefined;
  }
  return join(folder, 'node_modules', name, file);
}
