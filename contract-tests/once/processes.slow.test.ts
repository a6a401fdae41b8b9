import type { ChildProcess } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CreateProgram } from '../../scripts/soak/once/create-program.js';
import { soakOnce } from '../../scripts/soak/once/run.js';
import { resultsOf, startCreates } from '../../scripts/soak/once/start-creates.js';
import { openStore, type StorePlace } from '../../scripts/soak/once/stores.js';
import { startPostgres } from '../../scripts/soak/postgres-server.js';
import { GenMedia, OutcomeUnknownError } from '../../src/index.js';
import { once, postgresRecords } from '../../src/once/index.js';
import { randomFrom } from '../../src/shared/random.js';
import { startRedis } from '../callbacks/redis.js';
import { failure } from '../client/failure.js';
import { newFolder } from '../support/new-folder.js';
import { needs, pathOf } from '../support/optional-tools.js';
import { serveService } from './service.js';
import { video } from './setup.js';

const lease = 1500;

/** A store of its own, which can be restarted. */
interface TestStore {
  place: StorePlace;
  restart: () => Promise<void>;
}

const stores: [string, Parameters<typeof needs>, () => Promise<TestStore>][] = [
  [
    'a file',
    [],
    async () => ({ place: { type: 'file', path: join(newFolder(), 'creates.records') }, restart: async () => {} }),
  ],
  [
    'a folder',
    [],
    async () => ({ place: { type: 'folder', path: join(newFolder(), 'creates') }, restart: async () => {} }),
  ],
  [
    'Redis',
    ['redis'],
    async () => {
      const server = await startRedis('--appendonly', 'yes', '--appendfsync', 'always');
      return { place: { type: 'redis', port: server.port }, restart: () => server.stop().then(server.start) };
    },
  ],
  [
    'PostgreSQL',
    ['postgres'],
    async () => {
      const server = await startPostgres(newFolder(), pathOf('postgres'));
      onTestFinished(server.stop);
      const pool = new Pool(server.connection);
      await postgresRecords(pool).createTable();
      await pool.end();
      return {
        place: { type: 'postgres', connection: server.connection },
        restart: () => server.stop().then(server.start),
      };
    },
  ],
];

/** Starts a process that asks for keys. It is killed at the end of the test. */
function start(options: CreateProgram): ChildProcess {
  const child = startCreates(options);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The same records, as this process uses them. */
function openCreates(place: StorePlace, baseUrl: string) {
  const { records, close } = openStore(place);
  onTestFinished(async () => void (await close()));
  return once(new GenMedia({ baseUrl, apiKey: 'key', timeout: lease - 1 }), records, { lease, wait: 0 });
}

const task = (payload: string) => video({ payload });

describe.each(stores)('a process with records in %s', (_, tools, open) => {
  it(
    'leaves an unknown outcome if it is killed when its request has arrived, and nobody sends it again',
    needs(...tools),
    async () => {
      const { place } = await open();
      const { baseUrl, posts, onCreate, sandbox } = await serveService();
      const child = start({ baseUrl, place, keys: ['a'], lease });
      const ended = onceEvent(child, 'exit');
      onCreate(() => {
        child.kill('SIGKILL');
        return ended;
      });
      await ended;
      const creates = openCreates(place, baseUrl);
      const ask = () => failure(creates.create('a', task('a')));
      await expect.poll(ask, { timeout: 60_000 }).toBeInstanceOf(OutcomeUnknownError);
      expect((await creates.unknown()).map(({ key }) => key)).toEqual(['a']);
      await expect.poll(() => sandbox.tasks().length, { timeout: 60_000 }).toBe(1);
      const [{ id } = { id: '' }] = sandbox.tasks();
      await creates.resolve('a', { handle: { id } });
      expect(await creates.create('a', task('a'))).toMatchObject({ handle: { id }, isNew: false });
      expect(posts).toEqual(['a']);
    },
  );
});

describe.each(stores.slice(1))('several processes with records in %s', (_, tools, open) => {
  it(
    'sends a request once if one of the processes is stopped past its lease and continued',
    needs(...tools),
    async () => {
      const { place } = await open();
      const { baseUrl, posts, onCreate } = await serveService();
      const child = start({ baseUrl, place, keys: ['a'], lease });
      const ended = resultsOf(child);
      const arrived = new Promise<void>((done) => {
        onCreate(() => {
          child.kill('SIGSTOP');
          done();
        });
      });
      await arrived;
      const creates = openCreates(place, baseUrl);
      const ask = () => failure(creates.create('a', task('a')));
      await expect.poll(ask, { timeout: 60_000 }).toBeInstanceOf(OutcomeUnknownError);
      child.kill('SIGCONT');
      const [result] = await ended;
      expect(result).toMatchObject({ key: 'a', isNew: true });
      expect(await creates.create('a', task('a'))).toMatchObject({ handle: { id: result?.id }, isNew: false });
      expect(posts).toEqual(['a']);
    },
  );

  it('sends each key at most once through random kills and a restart, and loses no task', needs(...tools), async () => {
    // `npm run soak:once` runs the same with 1,000 keys.
    const result = await soakOnce({ keys: 60, killsEach: 2, random: randomFrom(7), store: await open() });
    expect(result).toMatchObject({ keys: 60, createdTwice: 0, withoutRecord: 0, problems: [] });
    expect(result.arrived).toBe(result.withHandle + result.unknownArrived);
    expect(result.kills).toBeGreaterThan(0);
  });
});
