import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { runCommand } from './lib/run-command.js';

/** Tests that take at most a few seconds. */
const quick = '!(*.slow).test.ts';

/**
 * Folders of `src/` that are mutated by default, with globs of their tests in `contract-tests/`. Slow tests that start processes
 * are left out: mutants are not active there.
 */
const testsOf: Record<string, readonly string[]> = {
  transport: [`client/${quick}`, 'client/{creates,limits,operations,reads}.slow.test.ts'],
  tasks: [`tasks/${quick}`, 'tasks/schedule.slow.test.ts', `client/${quick}`],
  batch: [`batch/${quick}`, 'batch/{pace,remaining,unreachable}.slow.test.ts'],
  bullmq: ['bullmq/{options,{downloads,operate,pace,queue,rejected-writes}.slow}.test.ts'],
  callbacks: [`callbacks/${quick}`, 'callbacks/{body-limits,node-bodies,sandbox,storage}.slow.test.ts'],
  download: [
    `download/${quick}`,
    'download/{fresh-urls,not-media,progress,resume,retries,secrets,stream,temp-files}.slow.test.ts',
  ],
  preflight: [
    `preflight/${quick}`,
    'preflight/{hostile,url-responses}.slow.test.ts',
    'rules/preflight-rules.slow.test.ts',
    'sandbox/preflight.slow.test.ts',
  ],
  diff: ['diff/*.test.ts'],
  validate: [
    'validate/{json-schema.slow,names,standard-schema,validators.slow}.test.ts',
    'sandbox/rejected-bodies.test.ts',
  ],
};

/** Mutants of a folder that the tests must notice, in percent. */
const minScore = 60;

/**
 * Mutates folders of `src/` with StrykerJS, and prints the mutants that no test notices. Results are kept in `reports/mutants/`,
 * so that the next run repeats only what has changed.
 *
 *     npm run test:mutants                     all folders, which takes hours
 *     npm run test:mutants -- diff validate    some folders
 *     npm run test:mutants -- --changed        files that differ from main
 */
async function main() {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(testsOf);
  const files = values.changed ? changedFiles() : names.map((name) => `src/${name}/**/*.ts`);
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.split('/')[1] ?? '';
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  for (const [folder, mutate] of byFolder) await mutateFolder(folder, mutate);
}

async function mutateFolder(folder: string, mutate: string[]) {
  const tests = testsOf[folder] ?? (hasQuickTests(folder) ? [`${folder}/${quick}`] : []);
  if (tests.length === 0) return console.log(`src/${folder} has no quick tests in contract-tests/${folder}.`);
  console.log(`src/${folder}, tested by ${tests.join(', ')}:`);
  process.env.MUTANT_TESTS = tests.join(' ');
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `reports/mutants/${folder}.json`,
    // Tests of the queue wait for Redis most of the time.
    concurrency: folder === 'bullmq' ? 10 : 2,
    timeoutMS: 8000,
    dryRunTimeoutMinutes: 15,
    // vitest checks no types.
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `reports/mutants/${folder}.html` },
    thresholds: { high: 90, low: 75, break: minScore },
  }).runMutationTest();
}

/** Sources that differ from main, or are new. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', '--diff-filter=d', 'main', '--', 'src');
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'src');
  return [...changed, ...added].filter((file) => /^src\/[^/]+\/.*\.ts$/.test(file) && !file.endsWith('.d.ts'));
}

function hasQuickTests(name: string): boolean {
  const folder = `contract-tests/${name}`;
  return existsSync(folder) && readdirSync(folder).some((file) => /(?<!\.slow)\.test\.ts$/.test(file));
}

await runCommand(main);
