import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/run-command.js';
import { rows } from './machines/rows.js';
import { type Outcome, runRow } from './machines/run-row.js';

/**
 * Runs the tests as other machines see them, and prints a table: other versions of Node, other users, paths, locales and
 * time zones, without optional programs, with ports taken. Each row has a fresh clone of the last commit, and an empty home
 * directory that must stay empty. Linux only: it uses hard links, `taskset` and `setpriv`.
 *
 *     npm run test:machines                    all rows, which takes an hour
 *     npm run test:machines -- --only node     those whose name has the text
 *     npm run test:machines -- --list          runs nothing, and lists them
 */
async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, list: { type: 'boolean', default: false } },
  });
  const asked = rows.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  if (asked.length === 0) throw new Error(`No row has ${values.only} in its name. See --list.`);
  if (values.list) {
    for (const { name, tests } of asked) console.log(`${name}: ${nameOf(tests)}`);
    return;
  }

  const folder = mkdtempSync(join(tmpdir(), 'genmedia-machines-'));
  // For the row of another user.
  chmodSync(folder, 0o755);
  const installed = join(folder, 'installed');
  execFileSync('git', ['clone', '--quiet', '.', installed]);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: installed, stdio: ['ignore', 'ignore', 'inherit'] });
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

  console.log(`At ${revision}.\n\n| Machine | Tests | Counted | Seconds | Result |\n| --- | --- | --- | --- | --- |`);
  let failed = 0;
  for (const row of asked) {
    const outcome = await runRow(row, { folder, installed });
    if (outcome.problems.length > 0) failed += 1;
    const { counted, seconds } = outcome;
    console.log(`| ${row.name} | ${nameOf(row.tests)} | ${counted} | ${seconds.toFixed(0)} | ${resultOf(outcome)} |`);
  }
  if (failed > 0)
    throw new Error(`${failed} of ${asked.length} rows failed. What they printed: ${join(folder, 'logs')}`);
  rmSync(folder, { recursive: true });
}

const nameOf = (tests: 'all' | 'fast' | readonly string[]) => (typeof tests === 'string' ? tests : tests.join(', '));

function resultOf({ skipped, problems }: Outcome): string {
  if (skipped) return `skipped: ${skipped}`;
  return problems.length === 0 ? 'green' : `RED: ${problems.join('; ')}`;
}

await runCommand(main);
