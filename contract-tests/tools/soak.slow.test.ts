import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Gateway } from '../../scripts/soak/gateway.js';
import { type Ledger, type LedgerInput, ledgerOf } from '../../scripts/soak/ledger.js';
import { problemsOf, rowsOf } from '../../scripts/soak/ledger-table.js';
import { recordsIn } from '../../scripts/soak/records.js';
import { soak } from '../../scripts/soak/run.js';
import { Program } from '../../scripts/soak/soak-program.js';
import { randomFrom } from '../../src/shared/random.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { lacks } from '../support/posix.js';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** A successful soak of one item: one create, one task, one update, one file. */
function goodSoak(): Mutable<LedgerInput> {
  const folder = newFolder();
  const records = recordsIn(folder);
  records.planned.append({ key: 'a' });
  records.outcomes.append({ key: 'a', outcome: 'done', taskId: '1' });
  records.handled.append({ key: '1 success', pid: 7, step: 'finished', at: 1000 });
  records.files.append({ key: 'a', bytes: 9, isWhole: true });
  const gateway = { creates: new Map([['a', 1]]), delivered: new Set(['1 success']) };
  return { records, gateway, tasks: [{ id: '1', credits: 10, key: 'a' }], kills: [], leftovers: [] };
}

const twin = { id: '2', credits: 10, key: 'a' };

/** Problems, and where the ledger reports them. */
const wrong: [what: string, change: (input: Mutable<LedgerInput>) => unknown, where: keyof Ledger][] = [
  ['a task that was made twice', (input) => Object.assign(input, { tasks: [...input.tasks, twin] }), 'madeTwice'],
  ['a create that was sent twice', ({ gateway }) => gateway.creates.set('a', 2), 'unexplained'],
  [
    'a task that belongs to nothing',
    (input) => Object.assign(input, { tasks: [...input.tasks, { ...twin, key: 'b' }] }),
    'lost',
  ],
  ['a finished task that the service does not have', (input) => Object.assign(input, { tasks: [] }), 'unexplained'],
  ['an update that was confirmed but not handled', ({ gateway }) => gateway.delivered.add('2 success'), 'lost'],
  ['a temporary file', (input) => Object.assign(input, { leftovers: ['.part'] }), 'unexplained'],
  ['an item without an outcome', ({ records }) => records.planned.append({ key: 'b' }), 'lost'],
  ['a file that is cut off', ({ records }) => records.files.append({ key: 'a', bytes: 0, isWhole: false }), 'lost'],
  [
    'an update that was handled twice',
    ({ records }) => records.handled.append({ key: '1 success', pid: 8, step: 'finished', at: 9000 }),
    'unexplained',
  ],
  [
    'a rejected item that has a task',
    ({ records }) => records.outcomes.append({ key: 'a', outcome: 'rejected' }),
    'lost',
  ],
];

describe('report of a soak', () => {
  it('reports nothing for a successful run', () => {
    const ledger = ledgerOf(goodSoak());
    expect(ledger).toMatchObject({ items: 1, tasks: 1, credits: 10, delivered: 1, handled: 1, files: 1 });
    expect(problemsOf({ ledger, counts: {} as never, kills: {}, memory: {} })).toEqual([]);
  });

  it.each(wrong)('finds %s', (_, change, where) => {
    const input = goodSoak();
    change(input);
    expect(ledgerOf(input)[where]).toHaveLength(1);
  });

  it('accepts a decision as the reason for a second task, and a kill as the reason for a repeated update', () => {
    const { records, ...input } = goodSoak();
    records.decisions.append({ key: 'a' });
    records.handled.append({ key: '1 success', pid: 8, step: 'finished', at: 3000 });
    const kills = [{ pid: 7, at: 1500 }];
    const ledger = ledgerOf({ ...input, records, kills, tasks: [...input.tasks, twin] });
    expect(problemsOf({ ledger, counts: {} as never, kills: {}, memory: {} })).toEqual([]);
    expect(ledger).toMatchObject({ handledAgain: 1, unknownTasks: 1 });
  });

  it('prints a summary', () => {
    const { records, gateway, ...input } = goodSoak();
    for (const key of ['1 processing', '2 success']) gateway.delivered.add(key);
    for (const key of ['2 success', '3 success']) records.handled.append({ key, pid: 7, step: 'finished', at: 1000 });
    const ledger = ledgerOf({ ...input, records, gateway });
    const counts = { POST: 3, limited: 2, GET: 4, files: 1, callbacks: 5 };
    expect(rowsOf({ ledger, counts, kills: {}, memory: {} })).toMatchObject({
      requests: 'creates 3 (2 of them rejected with 429), reads 4, files 1, callbacks 5',
      updates:
        'delivered 3: handled 2, dropped since their task had ended 1; again after a kill 0; handled without a 200 1',
      files: '1 (of every fifth item of a batch and of every call)',
    });
  });

  it('detects memory growth', () => {
    const ledger = ledgerOf(goodSoak());
    const problems = problemsOf({ ledger, counts: {} as never, kills: {}, memory: { caller: { start: 10, end: 50 } } });
    expect(problems).toEqual(['The memory of caller has grown from 10 to 50 MB.']);
  });
});

it.skipIf(lacks('signals'))('names a program that ends during a request', { timeout: 60_000 }, async () => {
  const folder = newFolder();
  const program = new Program('sandbox', () => ({ folder: join(folder, 'store') }));
  await program.start();
  onTestFinished(() => program.stop());
  const pid = program.pid as number;
  // The process is stopped, so that it cannot respond before it ends.
  process.kill(pid, 'SIGSTOP');
  const pending = program.ask({ ask: 'memory' });
  process.kill(pid, 'SIGKILL');
  const message = 'The sandbox of the soak ended by itself, with SIGKILL.';
  await expect(pending).rejects.toThrow(message);
  await expect(program.ask({ ask: 'memory' })).rejects.toThrow(message);
});

it('leaves no process and no file if a soak cannot start', needs('redis'), async () => {
  const folder = newFolder();
  vi.stubEnv('TMPDIR', folder);
  const listen = vi.spyOn(Gateway.prototype, 'listen').mockRejectedValue(new Error('no port'));
  onTestFinished(() => {
    listen.mockRestore();
    vi.unstubAllEnvs();
  });
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  await expect(soak({ seconds: 1, random: randomFrom(1), onProgress: () => {} })).rejects.toThrow('no port');
  expect(readdirSync(folder)).toEqual([]);
  await expect.poll(processes, { timeout: 60_000 }).toBe(0);
});

/** The Redis that a process has started, once it runs. */
function redisOf(parent: number | undefined): number | undefined {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  const row = rows.find((text) => text.includes('redis-server') && text.trim().split(/\s+/)[1] === `${parent}`);
  return row === undefined ? undefined : Number.parseInt(row, 10);
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)(
  'leaves no process and no file if %s ends a soak',
  { ...needs('redis', 'ps'), timeout: 120_000 },
  async (signal, code) => {
    const folder = newFolder();
    const env = { ...process.env, TMPDIR: folder };
    const args = ['--import', 'tsx', 'scripts/soak.ts', '--minutes', '5'];
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = once(child, 'exit');
    await expect.poll(() => redisOf(child.pid), { timeout: 60_000 }).toBeGreaterThan(0);
    const redis = redisOf(child.pid) as number;
    onTestFinished(() => void (isRunning(redis) && process.kill(redis, 'SIGKILL')));
    child.kill(signal);
    expect(await exited).toEqual([code, null]);
    await expect.poll(() => isRunning(redis), { timeout: 60_000 }).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith('genmedia-soak-'))).toEqual([]);
  },
);

it('creates nothing twice, loses nothing and explains everything under faults and kills', {
  ...needs('redis'),
  timeout: 300_000,
}, async () => {
  const result = await soak({ seconds: 8, random: randomFrom(1), onProgress: () => {} });
  expect(problemsOf(result)).toEqual([]);
  expect(Object.values(result.kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});
