import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../src/cli/run.js';
import { benchArguments, type FigureRow, type Figures, writeFigures } from '../lib/figures.js';
import { type Measured, measure } from './load.js';
import { compareWithBare, create, readLoad, sandbox } from './sandbox/compare-with-bare.js';
import { type Contestant, startServer } from './sandbox/start-server.js';

/** Seconds of each measurement, and how often it is repeated in turns. The best of them counts for either side. */
const seconds = 4;
const rounds = 3;
const tasks = 100_000;

interface Result {
  readyAfter: number;
  idle: number;
  loaded: number;
  post: Measured;
  get: Measured;
}

/** Compares the sandbox with Prism, and with a bare server of Node: the same requests, in turns, in one run. `--write` stores the figures. */
async function main() {
  const { isWriting } = benchArguments();
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  const document = join(folder, 'openapi.json');
  writeFileSync(document, readFileSync('generated/openapi.json'));
  const quietly = ['--verboseLevel', 'fatal', '--multiprocess', 'false'];
  const prism: Contestant = {
    name: 'Prism',
    args: (port) => [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      document,
      '--port',
      `${port}`,
      ...quietly,
    ],
  };
  try {
    const results: Record<string, Result[]> = { Prism: [], sandbox: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const contestant of [prism, sandbox]) {
        console.log(`Round ${round} of ${rounds}: ${contestant.name}`);
        results[contestant.name]?.push(await compete(contestant));
      }
    }
    const withPrism = report(results.Prism ?? [], results.sandbox ?? []);
    if (isWriting) writeFigures('sandbox-prism', withPrism);
    const memory = reportMany();
    if (isWriting) writeFigures('sandbox-memory', { rows: [memory], isWithinBudget: true });
    const withBare = await compareWithBare();
    if (isWriting) writeFigures('sandbox-bare', withBare);
    if (!withPrism.isWithinBudget || !withBare.isWithinBudget) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compete(contestant: Contestant): Promise<Result> {
  const { url, readyAfter, memory, stop } = await startServer(contestant);
  try {
    const idle = memory();
    const read = await readLoad(url);
    for (const load of [create, read]) await measure(url, load, { seconds: 1 });
    const posted = await measure(url, create, { seconds });
    const got = await measure(url, read, { seconds });
    for (const { statuses } of [posted, got]) {
      if (Object.keys(statuses).join() !== '200') throw new Error(`Not all went well: ${JSON.stringify(statuses)}`);
    }
    return { readyAfter, idle, loaded: memory(), post: posted, get: got };
  } finally {
    await stop();
  }
}

function report(
  prism: Result[],
  sandbox: Result[],
): Pick<Figures<'sandbox-prism'>, 'isWithinBudget'> & { rows: FigureRow<'sandbox-prism'>[] } {
  const rows: FigureRow<'sandbox-prism'>[] = [];
  /** `wanted` is by how much the sandbox must be better. */
  const row = (
    name: string,
    of: (result: Result) => number,
    better: 'more' | 'less',
    unit: string,
    wanted?: number,
  ) => {
    const best = (results: Result[]) => Math[better === 'more' ? 'max' : 'min'](...results.map(of));
    const [theirs, ours] = [best(prism), best(sandbox)];
    const ratio = better === 'more' ? ours / theirs : theirs / ours;
    const cells = [theirs, ours].map((value) => `${value.toFixed(value < 10 ? 1 : 0)}${unit}`.padStart(12));
    console.log(`${name.padEnd(40)}${cells.join('')}${ratio.toFixed(1).padStart(10)} times`);
    const values = { prism: theirs, sandbox: ours, ratio };
    rows.push({ name, unit: unit.trim(), ...(wanted && { limit: wanted }), values });
  };
  console.log(`\n${''.padEnd(40)}${'Prism'.padStart(12)}${'sandbox'.padStart(12)}    better by`);
  row('creates, POST text2video', ({ post: { perSecond } }) => perSecond, 'more', '/s', 8);
  row('reads, GET creations', ({ get: { perSecond } }) => perSecond, 'more', '/s', 8);
  row('ready after', ({ readyAfter }) => readyAfter, 'less', ' ms', 8);
  row('creates, 99 of 100 within', ({ post: { p99 } }) => p99, 'less', ' ms');
  row('reads, 99 of 100 within', ({ get: { p99 } }) => p99, 'less', ' ms');
  row('memory when ready', ({ idle }) => idle, 'less', ' MB');
  row('memory after the load', ({ loaded }) => loaded, 'less', ' MB');
  const isWithinBudget = rows.every(({ limit = 0, values: { ratio } }) => ratio >= limit);
  if (!isWithinBudget) console.error('\nLess than promised: 8 times the requests, and ready in an eighth of the time.');
  return { rows, isWithinBudget };
}

function reportMany(): FigureRow<'sandbox-memory'> {
  const args = ['--expose-gc', '--import', 'tsx', 'scripts/bench/many-tasks.ts', `${tasks}`];
  const { bytesPerTask, megabytes, state } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  console.log(
    `\n${tasks.toLocaleString('en')} tasks kept: ${Math.round(bytesPerTask)} bytes a task, ${Math.round(megabytes)} MB of heap in all; the first of them is readable (${state}).`,
  );
  return { name: 'tasks kept', values: { tasks, bytesPerTask } };
}

await runCommand(main);
