import { findPrograms } from './programs.js';

/** Other runtimes for JavaScript on this machine, and how a module is run in each. */
const known = { bun: ['run'], deno: ['run', '--allow-read', '--allow-env'] } as const;

export interface Runtime {
  name: string;
  program: string | undefined;
  args: readonly string[];
}

export const runtimes: Runtime[] = Object.entries(known).map(([name, args]) => ({
  name,
  program: findPrograms(name)[0],
  args,
}));

export const workerd = findPrograms('workerd')[0];

for (const { name } of runtimes.filter(({ program }) => !program)) {
  console.warn(`NO ${name.toUpperCase()}: tests in it are skipped. Install it so that ${name} is on the PATH.`);
}
if (!workerd) {
  console.warn('NO WORKERD: tests in the runtime of Workers are skipped. Install it so that workerd is on the PATH.');
}
