import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
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
 * Checks all types, with the native compiler: it is several times as fast, and has no API. What needs the API, and what
 * users compile, is tested with `typescript`.
 */
async function main() {
  const compiler = resolve('node_modules/typescript-native/bin/tsc');
  const failed = projects.filter(
    (project) => spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).status !== 0,
  );
  if (failed.length > 0) throw new Error(`Types do not fit in ${failed.join(', ')}.`);
}

await runCommand(main);
