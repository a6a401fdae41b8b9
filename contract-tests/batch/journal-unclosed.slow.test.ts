import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { clientOf, open } from '../sandbox/setup.js';
import { journalPath, opened } from './file-setup.js';
import { serveWithHook } from './http-setup.js';
import { payloadsIn, upTo, videos } from './setup.js';

/** How often the process of the batch is killed. `JOURNAL_KILLS=12` is the size of an acceptance test, with 300 items. */
const kills = Number(process.env.JOURNAL_KILLS ?? 2);
const itemsPerKill = 25;
const items = kills * itemsPerKill;

/** What both programs print: a line of JSON, with a time of the clock that all processes of a machine share. */
const reports = `
const now = () => Number(process.hrtime.bigint());
const report = (fields) => console.log(JSON.stringify({ at: now(), ...fields }));
`;

/** Opens a journal, loses it, and opens it again. Timers may be those of a test, which is over when the garbage is collected. */
const forgetful = `
import { fileJournal } from './src/batch/index.js';
${reports}
const [path, timers] = process.argv.slice(1);
const read = async () => { for await (const _ of fileJournal(path).read()); };
const { setInterval } = globalThis;
if (timers === 'simulated') globalThis.setInterval = () => ({ unref() {} });
await read();
globalThis.setInterval = setInterval;
for (let turn = 0; turn < 20; turn += 1) {
  gc();
  await new Promise((resolve) => setImmediate(resolve));
}
report({ again: await read().catch(({ message }) => message) });
setInterval(gc, 20);
`;

/** Resumes a batch whose journal has no \`close\`, while garbage is collected, and stays when the batch has ended. */
const batchProgram = `
import { batch, fileJournal } from './src/batch/index.js';
import { GenMedia } from './src/index.js';
${reports}
const [baseUrl, path, items] = process.argv.slice(1);
setInterval(gc, 20);

function unclosed() {
  const journal = fileJournal(path);
  const read = async () => {
    const entries = [];
    for await (const entry of journal.read()) entries.push(entry);
    report({ open: true });
    return entries;
  };
  return { append: (entries) => journal.append(entries), read };
}

async function begun() {
  const gen = new GenMedia({ baseUrl, apiKey: 'key' }).use(batch);
  const options = { items: JSON.parse(items), concurrency: 5, firstPollAfter: 0, interval: 50 };
  for (;;) {
    try {
      return await gen.batch.resume(unclosed(), options);
    } catch (error) {
      // The other process may have it while this one starts.
      if (!error.message.includes('in use by process')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** A function of its own, after which nothing refers to the batch and its journal. */
async function finish() {
  const results = await (await begun()).results;
  report({ outcomes: results.map(({ index, handle, task, error }) => [index, task?.state ?? error.name, handle?.id]) });
}
await finish();
`;

/** Tries to open a journal every 100 ms, and keeps it for a moment if it gets it. */
const intruder = `
import { fileJournal } from './src/batch/index.js';
${reports}
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
for (;;) {
  const journal = fileJournal(process.argv[1]);
  const begin = now();
  try {
    for await (const _ of journal.read());
    const from = now();
    await pause(5);
    report({ from });
  } catch ({ message }) {
    report({ begin, rejected: message });
  }
  await journal.close();
  await pause(100);
}
`;

interface Report {
  /** In nanoseconds. */
  at: number;
  again?: string;
  open?: true;
  outcomes?: [index: number, outcome: string, id: string | undefined][];
  /** When a journal was opened that was still open at \`at\`. */
  from?: number;
  begin?: number;
  rejected?: string;
}

interface Running {
  child: ChildProcess;
  reports: Report[];
  /** What it wrote to standard error. */
  errors: () => string;
  /** Resolves when a report fits, or the process has ended. */
  until: (fits: (report: Report) => boolean) => Promise<Report | undefined>;
  /** Resolves when the process has ended. */
  closed: Promise<unknown>;
}

/** Runs a program of this file in another process. It is killed at the end of the test. */
function run(program: string, ...values: string[]): Running {
  const args = ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', program, ...values];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const reports: Report[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => reports.push(JSON.parse(line)));
  let isOver = false;
  lines.on('close', () => {
    isOver = true;
  });
  const until: Running['until'] = (fits) =>
    new Promise((resolve) => {
      const look = () => {
        const found = reports.find(fits);
        if (!found && !isOver) return;
        lines.off('line', look).off('close', look);
        resolve(found);
      };
      lines.on('line', look).on('close', look);
      look();
    });
  return { child, reports, errors: () => errors, until, closed: once(child, 'close') };
}

it.each(['real', 'simulated'])(
  'keeps an unclosed journal locked while its process runs, and does not end it, with %s timers',
  {
    timeout: 60_000,
  },
  async (timers) => {
    const path = journalPath();
    const { child, errors, until } = run(forgetful, path, timers);
    const report = await until(({ again }) => again !== undefined);
    expect(errors()).not.toContain('garbage collection');
    expect(report?.again).toContain(`in use by process ${child.pid} on `);
    expect(report?.again).toContain(
      'That is this process: await the results of the batch that uses it, or use another journal.',
    );
    await expect(opened(path)).rejects.toThrow(`in use by process ${child.pid} on `);
    expect(child.exitCode).toBe(null);
  },
);

/** When a process had the journal open for certain, in nanoseconds. */
type Span = [from: number, to: number];

const overlap = ([from, to]: Span, others: readonly Span[]) =>
  others.some(([begin, end]) => from <= end && begin <= to);

it('creates nothing twice and loses nothing in an unclosed batch that is killed again and again', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const sandbox = open({ speed: 1, timing: { queueing: 0, processing: 0, end: 100 } });
  const path = journalPath();
  const arrived: number[] = [];
  const held: Span[] = [];
  const runs: Running[] = [];
  const start = () => {
    const started = run(batchProgram, url, path, JSON.stringify(videos(items)));
    runs.push(started);
    return started;
  };
  const killNow = () => {
    const current = runs.at(-1);
    const from = current?.reports.find(({ open }) => open)?.at;
    if (from) held.push([from, Number(process.hrtime.bigint())]);
    current?.child.kill('SIGKILL');
  };
  const url = await serveWithHook(sandbox, (payload) => {
    arrived.push(payload);
    if (arrived.length % itemsPerKill === 12) killNow();
  });
  const other = run(intruder, path);
  await other.until(() => true);

  for (const _ of upTo(kills)) {
    const { until, closed } = start();
    // Its batch ends before it is killed only if something is wrong, which the figures show.
    if (await until(({ outcomes }) => outcomes !== undefined)) killNow();
    await closed;
  }
  const last = start();
  const end = await last.until(({ outcomes }) => outcomes !== undefined);
  // The journal of an ended batch that nobody closes keeps others out too.
  const tried = other.reports.length;
  await other.until((report) => other.reports.indexOf(report) >= tried + 5);
  killNow();
  await last.closed;

  const unknown =
    end?.outcomes?.flatMap(([index, outcome]) => (outcome === 'OutcomeUnknownError' ? [index] : [])) ?? [];
  const known = new Set(end?.outcomes?.flatMap(([index, outcome]) => (outcome === 'success' ? [index] : [])));
  const rejections = other.reports.filter(({ begin = 0, at, rejected }) => rejected && overlap([begin, at], held));
  const found = {
    createdTwice: arrived.length - new Set(arrived).size,
    lost: upTo(items).filter((index) => !known.has(index) && !unknown.includes(index)).length,
    openedWhileInUse: other.reports.filter(({ from, at }) => from && overlap([from, at], held)).length,
    endedByThemselves: runs.filter(({ child }) => child.signalCode !== 'SIGKILL').length,
    collected: [other, ...runs].filter(({ errors }) => errors().includes('garbage collection')).length,
  };
  const figures = {
    kills,
    items,
    unknown: unknown.length,
    attempts: other.reports.length,
    rejected: rejections.length,
  };
  if (process.env.JOURNAL_KILLS) console.info(JSON.stringify({ ...figures, ...found }));
  expect(found).toEqual({ createdTwice: 0, lost: 0, openedWhileInUse: 0, endedByThemselves: 0, collected: 0 });
  // The other process has tried, and each error contains the reason.
  expect(rejections.length).toBeGreaterThan(kills);
  for (const { rejected } of rejections) expect(rejected).toContain('in use by process');
  expect(held).toHaveLength(kills + 1);

  // What has a task was sent, once; only requests that were under way at a kill have an unknown outcome.
  expect(unknown.length).toBeLessThanOrEqual(kills * 5);
  for (const index of known) expect(arrived).toContain(index);
  const made = await payloadsIn(sandbox);
  expect(made).toEqual([...new Set(made)]);
  const handles = new Set(end?.outcomes?.map(([, , id]) => id));
  const gen = clientOf(sandbox);
  for (const { id } of sandbox.tasks(1000)) {
    if (!handles.has(id)) expect(unknown).toContain(Number((await gen.tasks.get(id)).payload));
  }
});
