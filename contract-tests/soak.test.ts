import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mulberry32 } from '../scripts/bench/polling/random.js';
import { type Ledger, type LedgerInput, ledgerOf } from '../scripts/soak/ledger.js';
import { recordsIn } from '../scripts/soak/records.js';
import { soak } from '../scripts/soak/run.js';
import { problemsOf } from '../scripts/soak/table.js';
import { hasRedis } from './callbacks/redis.js';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** A soak of one item that went well: one create, one task, one update, one file. */
function goodSoak(): Mutable<LedgerInput> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const records = recordsIn(folder);
  records.planned.append({ key: 'a' });
  records.outcomes.append({ key: 'a', outcome: 'done', taskId: '1' });
  records.handled.append({ key: '1 success', pid: 7, step: 'finished', at: 1000 });
  records.files.append({ key: 'a', bytes: 9, isWhole: true });
  const gateway = { creates: new Map([['a', 1]]), delivered: new Set(['1 success']) };
  return { records, gateway, tasks: [{ id: '1', credits: 10, key: 'a' }], kills: [], leftovers: [] };
}

const twin = { id: '2', credits: 10, key: 'a' };

/** What goes wrong, and where the ledger says so. */
const wrong: [what: string, change: (input: Mutable<LedgerInput>) => unknown, where: keyof Ledger][] = [
  ['a task that was made twice', (input) => Object.assign(input, { tasks: [...input.tasks, twin] }), 'madeTwice'],
  ['a create that was sent twice', ({ gateway }) => gateway.creates.set('a', 2), 'unexplained'],
  [
    'a task that belongs to nothing',
    (input) => Object.assign(input, { tasks: [...input.tasks, { ...twin, key: 'b' }] }),
    'lost',
  ],
  ['a finished task that the service does not have', (input) => Object.assign(input, { tasks: [] }), 'unexplained'],
  ['an update that was answered and not handled', ({ gateway }) => gateway.delivered.add('2 success'), 'lost'],
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

describe('the ledger of a soak', () => {
  it('has nothing to say of one that went well', () => {
    const ledger = ledgerOf(goodSoak());
    expect(ledger).toMatchObject({ items: 1, tasks: 1, credits: 10, delivered: 1, handled: 1, files: 1 });
    expect(problemsOf({ ledger, counts: {} as never, kills: {}, memory: {} })).toEqual([]);
  });

  it.each(wrong)('finds %s', (_, change, where) => {
    const input = goodSoak();
    change(input);
    expect(ledgerOf(input)[where]).toHaveLength(1);
  });

  it('takes a decision for the reason of a second task, and a kill for that of an update handled again', () => {
    const { records, ...input } = goodSoak();
    records.decisions.append({ key: 'a' });
    records.handled.append({ key: '1 success', pid: 8, step: 'finished', at: 3000 });
    const kills = [{ pid: 7, at: 1500 }];
    const ledger = ledgerOf({ ...input, records, kills, tasks: [...input.tasks, twin] });
    expect(problemsOf({ ledger, counts: {} as never, kills: {}, memory: {} })).toEqual([]);
    expect(ledger).toMatchObject({ handledAgain: 1, unknownTasks: 1 });
  });

  it('finds memory that has grown', () => {
    const ledger = ledgerOf(goodSoak());
    const problems = problemsOf({ ledger, counts: {} as never, kills: {}, memory: { caller: { start: 10, end: 50 } } });
    expect(problems).toEqual(['The memory of caller has grown from 10 to 50 MB.']);
  });
});

it.skipIf(!hasRedis)(
  'everything together, under faults and with kills: nothing is made twice, lost or unexplained',
  async () => {
    const result = await soak({ seconds: 8, random: mulberry32(1), onProgress: () => {} });
    expect(problemsOf(result)).toEqual([]);
    expect(Object.values(result.kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  },
  300_000,
);
