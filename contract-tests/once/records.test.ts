import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigurationError } from '../../src/index.js';
import {
  type CreateRecord,
  fileRecords,
  memoryRecords,
  postgresRecords,
  type Records,
  recordsTests,
  redisRecords,
} from '../../src/once/index.js';
import { failure } from '../client/failure.js';
import { newFolder } from '../support/new-folder.js';
import { recordOf } from './record-of.js';

/** The path of a file in a folder of its own, which is gone after the test. */
function newPath(): string {
  const folder = newFolder();
  return join(folder, 'creates.records');
}

describe('records in memory', () => {
  const records = memoryRecords();
  recordsTests({ test: it, open: () => records });
});

/** Runs the tests of a store, and returns the names of those that fail. */
async function failuresOf(open: () => Records): Promise<string[]> {
  const tests: [string, () => Promise<void>][] = [];
  recordsTests({ test: (name, run) => tests.push([name, run]), open });
  const failed: string[] = [];
  for (const [name, run] of tests) await run().catch(({ message }) => failed.push(`${name}: ${message}`));
  return failed;
}

describe('the tests for records', () => {
  const pause = () => new Promise((resolve) => setImmediate(resolve));

  it('fails for a store without an atomic claim', async () => {
    const records = memoryRecords();
    const claim: Records['claim'] = async (key, record) => {
      const found = await records.read(key);
      await pause();
      if (found) return found;
      const now = await records.read(key);
      if (now) await records.replace(key, now.version, record);
      else await records.claim(key, record);
      return undefined;
    };
    const failed = await failuresOf(() => ({ ...records, claim }));
    expect(failed).toEqual([
      expect.stringContaining('of 8 claims at the same moment one gets the key: number of claims that got the key'),
    ]);
  });

  it('fails for a store that replaces in two steps', async () => {
    const records = memoryRecords();
    const replace: Records['replace'] = async (key, version, record) => {
      const found = await records.read(key);
      await pause();
      if (found?.version !== version) return false;
      const now = await records.read(key);
      return !now || records.replace(key, now.version, record);
    };
    expect(await failuresOf(() => ({ ...records, replace }))).toEqual([
      expect.stringContaining('replace must be one atomic step: expected 1, got 8.'),
    ]);
  });

  it.each<[string, (records: Records) => Partial<Records>]>([
    ['forgets', () => ({ read: async () => undefined })],
    ['lists what has ended', (records) => ({ open: async () => (await records.open()).slice(1) })],
    ['ignores versions', (records) => ({ replace: async (key, _, record) => replaceAny(records, key, record) })],
    ['ignores the case of keys', (records) => ({ read: (key) => records.read(key.toLowerCase()) })],
    ['has no memory', () => memoryRecords()],
  ])('fails for a store that %s', async (_, change) => {
    const records = memoryRecords();
    expect(await failuresOf(() => ({ ...records, ...change(records) }))).not.toEqual([]);
  });
});

async function replaceAny(records: Records, key: string, record: CreateRecord | undefined): Promise<boolean> {
  const found = await records.read(key);
  return found ? records.replace(key, found.version, record) : false;
}

describe('a file of records', () => {
  it('keeps what was open and what has ended for the next process', async () => {
    const path = newPath();
    const first = fileRecords(path);
    for (const key of ['a', 'b', 'c']) await first.claim(key, recordOf(key));
    await first.replace('b', 'b', recordOf('b2', false));
    await first.replace('c', 'c', undefined);
    await first.close();
    const second = fileRecords(path);
    expect(await second.read('b')).toEqual(recordOf('b2', false));
    expect(await second.read('c')).toBeUndefined();
    expect(await second.open()).toEqual([{ key: 'a', record: recordOf('a') }]);
    await second.close();
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('rejects a second user, and names the first', async () => {
    const path = newPath();
    const [one, two] = [fileRecords(path), fileRecords(path)];
    await one.claim('a', recordOf('a'));
    const error = await failure(two.read('a'));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(`The file of records is in use by process ${process.pid}`);
    await one.close();
    expect(await two.read('a')).toEqual(recordOf('a'));
    await two.close();
  });

  it('drops a line that a kill has cut, and rejects a damaged one', async () => {
    const path = newPath();
    const records = fileRecords(path);
    await records.claim('a', recordOf('a'));
    await records.close();
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text}{"key":"b","rec`);
    expect(await records.read('b')).toBeUndefined();
    expect(await records.read('a')).toEqual(recordOf('a'));
    await records.close();
    writeFileSync(path, `${text}{"key":"b","rec\n${text}`);
    expect((await failure(records.read('a'))).message).toBe(
      `${path} is broken in line 3: it is not JSON. Nothing was sent. Restore the file from a copy: a new one would not know what was created.`,
    );
    // Such as the journal of a batch.
    writeFileSync(path, '{"journal":"genmedia/batch","version":1}\n');
    expect((await failure(records.read('a'))).message).toContain(
      'line 1 is {"journal":"genmedia/batch","version":1}, not {"records":"genmedia/once","version":1}. Choose another file.',
    );
    writeFileSync(path, '{"records":"genmedia/once","version":2}\n');
    expect((await failure(records.read('a'))).message).toContain('its version is 2, and this package reads 1.');
    writeFileSync(path, 'notes\n');
    expect((await failure(records.read('a'))).message).toContain('is not a file of records that can be used');
    expect(readFileSync(path, 'utf8')).toBe('notes\n');
  });

  it('removes a key after its time, except while its task is unknown, and becomes shorter', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const path = newPath();
    const records = fileRecords(path, { ttl: 60 });
    await records.claim('open', recordOf('open'));
    await records.claim('ended', recordOf('ended'));
    await records.replace('ended', 'ended', recordOf('ended2', false));
    await Promise.all(Array.from({ length: 1200 }, (_, index) => records.claim(`old-${index}`, recordOf('x', false))));
    vi.setSystemTime(Date.now() + 59_000);
    expect(await records.read('ended')).toBeDefined();
    vi.setSystemTime(Date.now() + 2000);
    expect(await records.read('ended')).toBeUndefined();
    expect(await records.claim('ended', recordOf('again'))).toBeUndefined();
    expect(await records.claim('open', recordOf('again'))).toEqual(recordOf('open'));
    await records.close();
    expect(await records.read('open')).toEqual(recordOf('open'));
    await records.close();
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
  });
});

describe('records', () => {
  const redis = { get: async () => null, eval: async () => '' } as never;
  const postgres = { query: async () => ({ rows: [] }) };

  it.each<[string, () => unknown, string]>([
    [
      'fileRecords',
      () => fileRecords({} as never),
      'The first argument of fileRecords must be the path of a file, not an object.',
    ],
    [
      'fileRecords',
      () => fileRecords(''),
      'The first argument of fileRecords must be the path of a file, not an empty one.',
    ],
    [
      'fileRecords',
      () => fileRecords('x', { ttl: 0 }),
      'ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not 0.',
    ],
    [
      'redisRecords',
      () => redisRecords({} as never),
      'The first argument of redisRecords must be a client of ioredis, such as new Redis(url), or of the package redis, not an object.',
    ],
    [
      'redisRecords',
      () => redisRecords(redis, { ttl: 30 * 24 * 3_600_000 }),
      'ttl must be a whole number of seconds, at least 1 and at most 63072000, which is two years, not 2592000000.',
    ],
    ['redisRecords', () => redisRecords(redis, { prefix: 'a b' }), 'prefix must be made of letters, digits'],
    [
      'redisRecords',
      () => redisRecords(redis, { prefixes: 'a' } as never),
      'redisRecords has no option prefixes. Did you mean prefix?',
    ],
    [
      'postgresRecords',
      () => postgresRecords({} as never),
      'The first argument of postgresRecords must be a client with the method query, such as new Pool() of pg, not an object.',
    ],
    ['postgresRecords', () => postgresRecords(postgres, { table: 'a; drop' }), 'table must be a name of small letters'],
  ])('rejects invalid arguments: %s', (_, call, message) => {
    expect(call).toThrow(ConfigurationError);
    expect(call).toThrow(message);
  });
});
