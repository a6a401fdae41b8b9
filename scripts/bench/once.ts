import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { GenMedia } from '../../src/index.js';
import {
  fileRecords,
  memoryRecords,
  once as onceFor,
  postgresRecords,
  type Records,
  redisRecords,
} from '../../src/once/index.js';
import type { FigureRow } from '../lib/figures.js';
import { startPostgres } from '../soak/postgres-server.js';
import { startRedis } from '../soak/redis-server.js';
import type { Measured } from './measured.js';
import { inRounds, quartersOf, ratiosTo } from './rounds.js';
import { startServer } from './start-server.js';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

interface Store {
  records: Records;
  /** Requests to the store so far. */
  roundTrips: () => number;
  close: () => unknown;
}

/**
 * What a key of `genmedia/once` adds to a create: its time as a multiple of a create without one, in the same round, and round trips
 * to the store. All servers are on this machine, and each round has one call of each.
 */
export async function once(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  const server = await startServer('overhead/server.ts');
  const stores: Record<string, Store> = {};
  try {
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key' });
    Object.assign(stores, { memory: inMemory(), file: inFile(folder), Redis: await inRedis() });
    stores.PostgreSQL = await inPostgres();
    const withoutKey = 'without a key';
    const creates: Record<string, () => Promise<unknown>> = { [withoutKey]: () => gen.text2video.create(request) };
    const calls: Record<string, number> = {};
    for (const [name, { records }] of Object.entries(stores)) {
      const keyed = onceFor(gen, records);
      calls[name] = 0;
      creates[name] = () => {
        calls[name] = (calls[name] ?? 0) + 1;
        return keyed.create(`order-${calls[name]}`, { generator: 'text2video', request });
      };
    }
    const times = await inRounds(creates, { rounds: 1000, time: 0, iterations: 1 });
    const rows = Object.entries(times).map(([name, { byClock, byCpu }]): FigureRow<'once'> => {
      const base = times[withoutKey];
      return {
        name,
        values: {
          roundTrips: Math.round((stores[name]?.roundTrips() ?? 0) / (calls[name] ?? 1)),
          ...quartersOf(ratiosTo(base?.byClock ?? [], byClock)),
          cpuMedian: quartersOf(ratiosTo(base?.byCpu ?? [], byCpu)).median,
        },
      };
    });
    return { figures: { name: 'once', rows }, over: [] };
  } finally {
    for (const { close } of Object.values(stores)) await close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const inMemory = (): Store => ({ records: memoryRecords(), roundTrips: () => 0, close: () => {} });

function inFile(folder: string): Store {
  const records = fileRecords(join(folder, 'creates.records'));
  return { records, roundTrips: () => 0, close: records.close };
}

async function inRedis(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  const server = await startRedis(folder, '--appendonly', 'yes');
  const client = new Redis(server.port);
  const { sendCommand } = client;
  let count = 0;
  client.sendCommand = (...args) => {
    count += 1;
    return sendCommand.apply(client, args);
  };
  const close = async () => {
    client.disconnect();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { records: redisRecords(client), roundTrips: () => count, close };
}

async function inPostgres(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  const server = await startPostgres(folder);
  const pool = new Pool(server.connection);
  let count = 0;
  const query = (text: string, values?: unknown[]) => {
    count += 1;
    return pool.query(text, values);
  };
  const records = postgresRecords({ query });
  await records.createTable();
  count = 0;
  const close = async () => {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { records, roundTrips: () => count, close };
}
