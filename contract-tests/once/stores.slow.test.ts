import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/soak/postgres-server.js';
import * as redisServer from '../../scripts/soak/redis-server.js';
import { fileRecords, folderRecords, postgresRecords, recordsTests, redisRecords } from '../../src/once/index.js';
import { newFolder } from '../support/new-folder.js';
import { needs, pathOf } from '../support/optional-tools.js';
import { lacks } from '../support/posix.js';
import { recordOf } from './record-of.js';

describe('records in a file', () => {
  const records = fileRecords(join(newFolder(afterAll), 'creates.records'));
  afterAll(records.close);
  recordsTests({ test: it, open: () => records });
});

describe('records in a folder', () => {
  const folder = newFolder(afterAll);
  recordsTests({ test: it, open: () => folderRecords(join(folder, 'creates')) });

  it('keeps records correct after hundreds of changes of one key, in few files', async () => {
    const place = join(folder, 'often');
    const [one, other] = [folderRecords(place), folderRecords(place)];
    await one.claim('key', recordOf('0'));
    for (let number = 0; number < 250; number += 1) {
      const records = number % 2 ? one : other;
      expect(await records.replace('key', `${number}`, recordOf(`${number + 1}`))).toBe(true);
      expect(await records.replace('key', `${number}`, recordOf('late'))).toBe(false);
    }
    expect((await other.read('key'))?.version).toBe('250');
    expect(readdirSync(place, { recursive: true }).length).toBeLessThan(110);
  });

  it.skipIf(lacks('permissions'))('allows only the owner to read records', async () => {
    const place = join(folder, 'private');
    await folderRecords(place).claim('key', recordOf('0'));
    const [name = ''] = readdirSync(place, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.json'));
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  });
});

describe('records in Redis', needs('redis'), () => {
  const folder = newFolder(afterAll);
  const closers: (() => unknown)[] = [];
  let server: redisServer.Redis;
  beforeAll(async () => {
    server = await redisServer.startRedis(folder);
  });
  afterAll(async () => {
    for (const close of closers) await close();
    await server?.stop();
  });
  const byIoredis = () => {
    const client = new Redis(server.port, '127.0.0.1');
    closers.push(() => client.disconnect());
    return client;
  };
  const byNodeRedis = async () => {
    const client = createClient({ socket: { host: '127.0.0.1', port: server.port } });
    closers.push(() => client.destroy());
    await client.connect();
    return client;
  };

  describe('client ioredis', () => recordsTests({ test: it, open: () => redisRecords(byIoredis()) }));
  describe('client redis', () => recordsTests({ test: it, open: async () => redisRecords(await byNodeRedis()) }));
  describe('both clients', () => {
    let isFirst = false;
    const open = async () => {
      isFirst = !isFirst;
      return redisRecords(isFirst ? byIoredis() : await byNodeRedis(), { prefix: 'both' });
    };
    recordsTests({ test: it, open });
  });

  it('expires only keys with a task, which are free then', async () => {
    const client = byIoredis();
    const records = redisRecords(client, { prefix: 'expiry', ttl: 60 });
    await records.claim('open', recordOf('open'));
    await records.claim('ended', recordOf('ended'));
    expect(await client.ttl('{expiry}:ended')).toBe(-1);
    await records.replace('ended', 'ended', recordOf('ended2', false));
    expect(await client.ttl('{expiry}:open')).toBe(-1);
    expect(await client.ttl('{expiry}:ended')).toBeGreaterThan(50);
    // What lists the open keys does not grow with those that have ended.
    expect(await client.smembers('{expiry}')).toEqual(['open']);
    await client.pexpire('{expiry}:ended', 1);
    await expect.poll(() => records.read('ended')).toBeUndefined();
    expect(await records.claim('ended', recordOf('again'))).toBeUndefined();
    expect((await records.open()).map(({ key }) => key).sort()).toEqual(['ended', 'open']);
  });
});

describe('records in PostgreSQL', needs('postgres'), () => {
  const folder = newFolder(afterAll);
  const pools: Pool[] = [];
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres(folder, pathOf('postgres'));
    // Processes that start together all create the table.
    await Promise.all(Array.from({ length: 8 }, () => postgresRecords(connect()).createTable()));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await server?.stop();
  });
  const connect = () => {
    const pool = new Pool({ ...server.connection, max: 2 });
    pools.push(pool);
    return pool;
  };

  recordsTests({ test: it, open: () => postgresRecords(connect()) });

  it('expires only keys with a task, which are free then', async () => {
    const pool = connect();
    await pool.query('CREATE SCHEMA media');
    const records = postgresRecords(pool, { table: 'media.creates', ttl: 60 });
    await pool.query(records.sql);
    for (const key of ['open', 'ended', 'old-1', 'old-2']) await records.claim(key, recordOf(key));
    for (const key of ['ended', 'old-1', 'old-2']) await records.replace(key, key, recordOf(`${key}-2`, false));
    expect(await records.read('ended')).toEqual(recordOf('ended-2', false));
    await pool.query(`UPDATE media.creates SET expires_at = expires_at - interval '61 seconds'`);
    expect(await records.read('ended')).toBeUndefined();
    expect(await records.claim('ended', recordOf('again'))).toBeUndefined();
    expect(await records.claim('open', recordOf('again'))).toEqual(recordOf('open'));
    const { rows } = await pool.query('SELECT key FROM media.creates ORDER BY key');
    expect(rows).toEqual([{ key: 'ended' }, { key: 'open' }]);
  });

  it('finds open records by an index', async () => {
    const pool = connect();
    const { rows } = await pool.query(`SELECT indexdef FROM pg_indexes WHERE tablename = 'genmedia_creates'`);
    expect(rows.map(({ indexdef }) => indexdef.replace(/.* USING /, '')).sort()).toEqual([
      'btree (expires_at)',
      'btree (key)',
    ]);
  });
});
