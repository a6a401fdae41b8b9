import { Pool } from 'pg';
import { postgresRecords } from '../../../src/once/index.js';
import { inTempFolder } from '../../lib/temp-folder.js';
import { startPostgres } from '../postgres-server.js';
import { startRedis } from '../redis-server.js';
import type { StorePlace } from './stores.js';

/** Where records are. It keeps what it has when it is restarted. */
export interface Store {
  place: StorePlace;
  restart: () => Promise<void>;
}

type Use<T> = (store: Store) => Promise<T>;

export const withRedis = <T>(use: Use<T>): Promise<T> =>
  inTempFolder(async (folder) => {
    const { port, stop, start } = await startRedis(folder, '--appendonly', 'yes', '--appendfsync', 'always');
    const restart = () => stop().then(start);
    return use({ place: { type: 'redis', port }, restart }).finally(stop);
  });

export const withPostgres = <T>(use: Use<T>): Promise<T> =>
  inTempFolder(async (folder) => {
    const { connection, stop, start } = await startPostgres(folder);
    const pool = new Pool(connection);
    await postgresRecords(pool).createTable();
    await pool.end();
    const restart = () => stop().then(start);
    return use({ place: { type: 'postgres', connection }, restart }).finally(stop);
  });
