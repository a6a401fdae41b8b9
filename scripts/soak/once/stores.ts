import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { fileRecords, folderRecords, postgresRecords, type Records, redisRecords } from '../../../src/once/index.js';

/** Where records are, as JSON, so that another process opens the same. */
export type StorePlace =
  | { readonly type: 'redis'; readonly port: number }
  | { readonly type: 'postgres'; readonly connection: object }
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'folder'; readonly path: string };

interface OpenStore {
  records: Records;
  close: () => Promise<unknown>;
}

export function openStore(place: StorePlace): OpenStore {
  if (place.type === 'file') {
    const records = fileRecords(place.path);
    return { records, close: records.close };
  }
  if (place.type === 'folder') return { records: folderRecords(place.path), close: async () => {} };
  if (place.type === 'redis') {
    const client = new Redis(place.port, '127.0.0.1', { maxRetriesPerRequest: 1, retryStrategy: () => 50 });
    client.on('error', () => {});
    return { records: redisRecords(client), close: async () => client.disconnect() };
  }
  const pool = new Pool({ ...place.connection, max: 2 });
  pool.on('error', () => {});
  return { records: postgresRecords(pool), close: () => pool.end() };
}
