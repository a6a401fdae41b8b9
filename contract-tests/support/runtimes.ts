import { join } from 'node:path';
import { onDemandPackage } from './on-demand-packages.js';
import { findPrograms } from './programs.js';

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

export interface Runtime {
  name: string;
  program: string | undefined;
  args: readonly string[];
}

const found = Object.entries(known).map(([name, { args, ...one }]): Runtime => {
  const program = findPrograms(name)[0] ?? programOf(one);
  if (!program)
    console.warn(`NO ${name.toUpperCase()}: tests in it are skipped. Put it on the PATH as ${name}, or as above.`);
  return { name, program, args };
});

/** Runtimes that run a module as a program. */
export const runtimes = found.filter(({ name }) => name !== 'workerd');

/** The runtime of Workers. */
export const workerd = found.find(({ name }) => name === 'workerd')?.program;

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
