import { aFunction, checkOptions } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { RecordedStep } from './create-state.js';
import type { CreateRecord, Records } from './records.js';

/** Options of `recordsTests`. */
export interface RecordsTestOptions {
  /** `test` or `it` of vitest, jest or node:test. */
  test: (name: string, run: () => Promise<void>) => unknown;
  /**
   * Opens the store, as a process does. It is called several times in a test, for several processes, and must lead to the same
   * records each time. A store for one process may return the same object.
   */
  open: () => Records | Promise<Records>;
}

/** How many call at the same moment, and how often. */
const [callers, rounds] = [8, 20];

/**
 * Makes a test for each promise of a store of records. Run them on a store of your own: one without an atomic claim pays twice.
 *
 *     import { test } from 'node:test';
 *     recordsTests({ test, open: () => redisRecords(redis) });
 */
export function recordsTests(options: RecordsTestOptions): void {
  checkOptions('recordsTests', options, { test: aFunction(), open: aFunction() });
  const { test, open } = options;
  if (!test || !open) throw new ConfigurationError('recordsTests needs test and open: see its options.');
  /** Gives a test its stores and keys of its own. What it has written is removed. */
  const add = (name: string, run: (stores: [Records, ...Records[]], newKey: () => string) => Promise<void>) =>
    test(`records: ${name}`, async () => {
      const first = await open();
      const stores: [Records, ...Records[]] = [first];
      while (stores.length < callers) stores.push(await open());
      const keys: string[] = [];
      const newKey = () => {
        keys.push(`recordsTests-${crypto.randomUUID()}`);
        return keys.at(-1) as string;
      };
      try {
        await run(stores, newKey);
      } finally {
        for (const key of keys) await remove(first, key);
      }
    });

  add('a free key has no record', async ([store], newKey) => {
    expectEqual(await store.read(newKey()), undefined, 'read of a free key');
  });

  add('a claimed key has its record, for all processes', async ([store, other = store], newKey) => {
    const [key, record] = [newKey(), newRecord()];
    expectEqual(await store.claim(key, record), undefined, 'claim of a free key');
    expectEqual(await other.read(key), record, 'read of a claimed key');
  });

  add('a second claim gets the first record, and changes nothing', async ([store, other = store], newKey) => {
    const [key, record] = [newKey(), newRecord()];
    await store.claim(key, record);
    expectEqual(await other.claim(key, newRecord()), record, 'claim of a claimed key');
    expectEqual(await store.read(key), record, 'read after a second claim');
  });

  add(`of ${callers} claims at the same moment one gets the key`, async (stores, newKey) => {
    for (let round = 0; round < rounds; round += 1) {
      const key = newKey();
      const records = stores.map(newRecord);
      const found = await Promise.all(stores.map((store, index) => store.claim(key, records[index] as CreateRecord)));
      const winners = records.filter((_, index) => found[index] === undefined);
      expectEqual(winners.length, 1, 'number of claims that got the key. claim must be one atomic step');
      for (const other of found) if (other) expectEqual(other, winners[0], 'record that another claim returns');
      expectEqual(await stores[0].read(key), winners[0], 'record of the key after all claims');
    }
  });

  add('a record is replaced by its version only', async ([store, other = store], newKey) => {
    const [key, record, next] = [newKey(), newRecord(), newRecord()];
    expectEqual(await store.replace(key, record.version, next), false, 'replace of a free key');
    expectEqual(await store.read(key), undefined, 'read after replace of a free key');
    await store.claim(key, record);
    expectEqual(await other.replace(key, next.version, next), false, 'replace of another version');
    expectEqual(await other.replace(key, record.version, next), true, 'replace of this version');
    expectEqual(await store.read(key), next, 'read after replace');
    expectEqual(await store.replace(key, record.version, record), false, 'replace of an earlier version');
  });

  add(`of ${callers} replacements at the same moment one succeeds`, async (stores, newKey) => {
    for (let round = 0; round < rounds; round += 1) {
      const [key, record] = [newKey(), newRecord()];
      await stores[0].claim(key, record);
      const results = await Promise.all(stores.map((store) => store.replace(key, record.version, newRecord())));
      const count = results.filter(Boolean).length;
      expectEqual(count, 1, 'number of replacements that succeeded. replace must be one atomic step');
    }
  });

  add('a removed record frees its key', async ([store, other = store], newKey) => {
    const [key, record, next] = [newKey(), newRecord(), newRecord()];
    await store.claim(key, record);
    expectEqual(await other.replace(key, next.version, undefined), false, 'removal of another version');
    expectEqual(await other.replace(key, record.version, undefined), true, 'removal of this version');
    expectEqual(await store.read(key), undefined, 'read after removal');
    expectEqual(await store.claim(key, next), undefined, 'claim after removal');
  });

  add('open lists the records without a task', async ([store, other = store], newKey) => {
    const [open, ended, removed] = [newKey(), newKey(), newKey()];
    const [record, ending, gone] = [newRecord(), newRecord(), newRecord()];
    await store.claim(open, record);
    await store.claim(ended, ending);
    await store.replace(ended, ending.version, { ...newRecord(), isOpen: false });
    await store.claim(removed, gone);
    await store.replace(removed, gone.version, undefined);
    const listed = (await other.open()).filter(({ key }) => [open, ended, removed].includes(key));
    expectEqual(listed, [{ key: open, record }], 'open records');
  });

  add('keys that differ in any character are apart', async ([store], newKey) => {
    const key = newKey();
    const keys = [
      key,
      `${key}A`,
      `${key}a`,
      `${key}:a`,
      `${key}/a`,
      `${key} a`,
      `${key}é`,
      `${key}e\u0301`,
      `${key}"'%_*`,
    ];
    const records = keys.map(newRecord);
    for (const [index, one] of keys.entries()) await store.claim(one, records[index] as CreateRecord);
    const found = await Promise.all(keys.map((one) => store.read(one)));
    await Promise.all(keys.map((one) => remove(store, one)));
    expectEqual(found, records, 'records of similar keys');
  });
}

async function remove(store: Records, key: string): Promise<void> {
  const record = await store.read(key);
  if (record) await store.replace(key, record.version, undefined);
}

function newRecord(): CreateRecord {
  const steps: RecordedStep[] = [{ type: 'sending', attempt: crypto.randomUUID(), operation: 'createText2Video' }];
  const startedAt = Date.now();
  const request = { generator: 'text2video', prompt: 'é "quoted" \\ 🎬' };
  return { version: crypto.randomUUID(), isOpen: true, steps, startedAt, until: startedAt + 90_000, request };
}

/** Compares as JSON, whatever the order of the fields. */
function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [sorted(actual), sorted(expected)];
  if (is !== should) throw new Error(`${what}: expected ${should}, got ${is}.`);
}

const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
