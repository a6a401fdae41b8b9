import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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

/** The compilers that the sources must compile with. The native one is several times as fast, and has no API. */
const compilers = { native: 'node_modules/typescript-native/bin/tsc', api: 'node_modules/typescript/bin/tsc' };

/**
 * Checks all types with the native compiler, or with the other one on a platform that it is not there for.
 *
 *     npm run typecheck              the native compiler
 *     npm run typecheck -- --all     both
 */
async function main() {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const first = tsc(compilers.native, ['--version'], 'ignore') ? compilers.native : compilers.api;
  const used = all ? Object.values(compilers) : [first];
  const failed = used.flatMap((compiler) =>
    projects.filter((project) => !tsc(compiler, ['-p', project])).map((project) => `${project} with ${compiler}`),
  );
  if (failed.length > 0) throw new Error(`Types do not fit in ${failed.join(', ')}.`);
}

const tsc = (compiler: string, args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(process.execPath, [resolve(compiler), ...args], { stdio }).status === 0;

await runCommand(main);
