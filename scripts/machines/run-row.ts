import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { findPrograms } from '../lib/programs.js';
import type { Place, Row } from './row.js';

export interface Outcome {
  /** Why the row was not run, if it was not. */
  skipped?: string;
  /** What is wrong. Nothing if all is well. */
  problems: string[];
  /** What the test runner counted, such as `6816 passed, 12 skipped`. */
  counted: string;
  seconds: number;
}

/** Where rows are run: a folder of this run, with what all of them share. */
interface Site {
  folder: string;
  /** A checkout whose packages are installed. */
  installed: string;
}

/** The user that owns nothing. */
const nobody = 65_534;

/** Runs the tests of a row in a clone of its own, and removes the clone. The output stays in `logs/`. */
export async function runRow(row: Row, site: Site): Promise<Outcome> {
  const skipped = reasonToSkip(row);
  const outcome = { problems: [], counted: '', seconds: 0 };
  if (skipped) return { ...outcome, skipped };
  const umask = process.umask(row.umask ?? 0o022);
  const root = join(site.folder, 'row');
  let undo: (() => unknown) | undefined;
  try {
    rmSync(root, { recursive: true, force: true });
    const place = createPlace(row, root);
    cloneInto(row, place, site);
    if (row.node) place.path = `${installNode(row.node, site)}${delimiter}${place.path}`;
    undo = await row.prepare?.(place);
    return await runTests(row, place, site);
  } finally {
    await undo?.();
    process.umask(umask);
    rmSync(root, { recursive: true, force: true });
  }
}

function reasonToSkip({ before, programs = {}, isUnprivileged }: Row): string | undefined {
  const missing = Object.keys(programs).filter((name) => programs[name]?.().length === 0);
  if (missing.length > 0) return `not on this machine: ${missing.join(', ')}`;
  const [program] = before ?? [];
  if (program && findPrograms(program).length === 0) return `${program} is not on this machine`;
  if (!isUnprivileged) return undefined;
  if (process.getuid?.() !== 0) return 'only root can become another user; this row is what you are';
  return findPrograms('setpriv').length === 0 ? 'setpriv is not on this machine' : undefined;
}

function createPlace(row: Row, root: string): Place {
  const [home, cache, temporary] = ['home', 'cache', 'tmp'].map((name) => join(root, name)) as [string, string, string];
  for (const folder of [root, home, cache, temporary]) mkdirSync(folder);
  return { checkout: join(root, row.folder ?? 'checkout'), home, cache, temporary, path: process.env.PATH ?? '' };
}

function cloneInto({ installs, isUnprivileged }: Row, { checkout, home, cache, temporary }: Place, site: Site) {
  execFileSync('git', ['clone', '--quiet', site.installed, checkout]);
  if (installs) return;
  // Links instead of copies, unless the owner changes, which would be that of all rows.
  execFileSync('cp', [isUnprivileged ? '-a' : '-al', join(site.installed, 'node_modules'), checkout]);
  if (!isUnprivileged) return;
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, checkout, cache, temporary]);
  execFileSync('chmod', ['555', home]);
}

/** The folder of a Node of this version. The npm package `node` contains it. */
function installNode(version: string, { folder }: Site): string {
  const place = join(folder, 'nodes', version);
  mkdirSync(place, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false'];
  execFileSync('npm', ['install', ...options, '--prefix', place, `node@${version}`], { stdio: 'pipe' });
  return join(place, 'node_modules', 'node', 'bin');
}

async function runTests(row: Row, place: Place, site: Site): Promise<Outcome> {
  const log = join(site.folder, 'logs', `${row.name.replaceAll(/\W+/g, '-')}.txt`);
  mkdirSync(join(site.folder, 'logs'), { recursive: true });
  const problems: string[] = [];
  const startedAt = performance.now();
  for (const command of commandsOf(row)) {
    const status = await run(command, row, place, log);
    if (status !== 0) problems.push(`\`${command.join(' ')}\` ended with ${status}, see ${log}`);
    if (status !== 0) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const left = processesIn(place.checkout);
  if (left.length > 0) problems.push(`left processes behind: ${left.join(', ')}`);
  // Biome makes a folder there for logs that it does not write.
  const found = readdirSync(place.home, { recursive: true, withFileTypes: true });
  const written = found.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  if (written.length > 0) problems.push(`wrote to the home directory: ${written.join(', ')}`);
  return { problems, counted: countedIn(readFileSync(log, 'utf8')), seconds };
}

function commandsOf({ tests, installs, before = [] }: Row): string[][] {
  const install = installs ? [['npm', 'ci']] : [];
  if (tests === 'all') return [...install, [...before, 'npm', 'test']];
  if (tests === 'fast') return [...install, [...before, 'npm', 'run', 'test:fast']];
  return [...install, [...before, 'npx', 'vitest', 'run', ...tests.map((name) => `contract-tests/${name}`)]];
}

async function run(command: string[], row: Row, place: Place, log: string): Promise<number> {
  const output = createWriteStream(log, { flags: 'a' });
  const user = row.isUnprivileged ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
  const [program = '', ...args] = [...user, ...command];
  const child = spawn(program, args, { cwd: place.checkout, env: environmentOf(row, place), stdio: 'pipe' });
  child.stdin.end();
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
  output.end();
  await finished(output);
  return status;
}

/** Only what a new machine has, as well: nothing of npm, which runs this command, and no settings of its user. */
function environmentOf(row: Row, { home, cache, temporary, path }: Place): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^(?:HOME|XDG_\w+|NODE_\w+|INIT_CWD)$/i.test(name),
  );
  const own = { HOME: home, npm_config_cache: cache, TMPDIR: temporary, PATH: path, CI: 'true' };
  return { ...Object.fromEntries(kept), ...own, ...row.env };
}

/** Processes that run in a folder or below it. Only on Linux. */
function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  const isBelow = (id: string) => {
    try {
      return readlinkSync(`/proc/${id}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isBelow(id));
}

/** `Tests  6816 passed | 12 skipped (6828)` → `6816 passed, 12 skipped`. */
function countedIn(log: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal.
  const plain = log.replaceAll(/\x1b\[[\d;]*m/g, '');
  return /^ *Tests +(.*?) \(\d+\)$/m.exec(plain)?.[1]?.replaceAll(' |', ',') ?? 'no tests counted';
}
