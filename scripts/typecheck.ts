import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { compilers, quickestCompiler } from './lib/compilers.js';
import { runCommand } from './lib/run-command.js';

/** Folders with a tsconfig.json: everything, and what runs in browsers or is a sample. */
const projects = [
  '.',
  'src/page-kit',
  'src/cli/check/report-page',
  'src/sandbox/control/page',
  'scripts/docs/browser',
  'scripts/docs/browser/try-it',
  'openapi/code-samples',
];

/**
 * Checks all types with the native compiler, or with the other one on a platform that it is not there for.
 *
 *     npm run typecheck              the native compiler
 *     npm run typecheck -- --all     both
 */
async function main() {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const used = all ? Object.values(compilers) : [quickestCompiler()];
  const failed = used.flatMap((compiler) =>
    projects.filter((project) => !tsc(compiler, ['-p', project])).map((project) => `${project} with ${compiler}`),
  );
  if (failed.length > 0) throw new Error(`Types do not fit in ${failed.join(', ')}.`);
}

const tsc = (compiler: string, args: readonly string[]) =>
  spawnSync(process.execPath, [compiler, ...args], { stdio: 'inherit' }).status === 0;

await runCommand(main);
