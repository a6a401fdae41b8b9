import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { postgresRecords } from '../src/once/index.js';
import { randomFrom } from '../src/shared/random.js';
import { findPostgresFolders } from './lib/programs.js';
import { runCommand } from './lib/run-command.js';
import { type OnceSoakOptions, soakOnce } from './soak/once/run.js';
import { startPostgres } from './soak/postgres-server.js';
import { startRedis } from './soak/redis-server.js';

/** How often each of the three processes is killed. */
const killsEach = 6;

/**
 * Has three processes ask three times for each key of genmedia/once, with kills and a restart of the store, on Redis and then on
 * PostgreSQL. It prints a ledger of each, and fails where a request was sent twice or a task has no record.
 */
async function main() {
  const options = { keys: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const [keys, seed] = [Number(values.keys), Number(values.seed)];
  if (!(Number.isSafeInteger(keys) && keys > 0))
    throw new Error(`--keys must be a whole number above 0, not ${values.keys}.`);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}.`);
  const onProgress = (says: string) => console.log(says);
  const soakOn = (store: OnceSoakOptions['store']) =>
    soakOnce({ keys, killsEach, random: randomFrom(seed), store, onProgress });
  const { problems: ofRedis, ...onRedis } = await withRedis(soakOn);
  const { problems: ofPostgres, ...onPostgres } = await withPostgres(soakOn);
  console.table({ Redis: onRedis, PostgreSQL: onPostgres });
  const problems = [...ofRedis, ...ofPostgres];
  if (problems.length > 0) throw new Error(`${problems.slice(0, 20).join('\n')}\n${problems.length} problems.`);
}

type Use<T> = (store: OnceSoakOptions['store']) => Promise<T>;

async function withRedis<T>(use: Use<T>): Promise<T> {
  return inFolder(async (folder) => {
    const { port, stop, start } = await startRedis(folder, '--appendonly', 'yes', '--appendfsync', 'always');
    const restart = () => stop().then(start);
    return use({ place: { type: 'redis', port }, restart }).finally(stop);
  });
}

async function withPostgres<T>(use: Use<T>): Promise<T> {
  const programs = findPostgresFolders().find((folder) => existsSync(join(folder, 'initdb')));
  if (!programs)
    throw new Error('There is no PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.');
  return inFolder(async (folder) => {
    const { connection, stop, start } = await startPostgres(programs, folder);
    const pool = new Pool(connection);
    await postgresRecords(pool).createTable();
    await pool.end();
    const restart = () => stop().then(start);
    return use({ place: { type: 'postgres', connection }, restart }).finally(stop);
  });
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-once-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

await runCommand(main);
