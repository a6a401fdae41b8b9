import { type ChildProcess, spawn } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { Pool } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../scripts/soak/postgres-server.js';
import { GenMedia, OutcomeUnknownError } from '../../src/index.js';
import { once, postgresRecords } from '../../src/once/index.js';
import { randomFrom } from '../../src/shared/random.js';
import { startRedis } from '../callbacks/redis.js';
import { failure } from '../client/failure.js';
import { needs, pathOf } from '../support/optional-tools.js';
import type { CreateProgram } from './create-program.js';
import { newFolder, serveService } from './service.js';
import { video } from './setup.js';
import { openStore, type StorePlace } from './stores.js';

const lease = 1500;

/** `ONCE_KEYS=1000 ONCE_KILLS=6 npx vitest run contract-tests/once/processes` asks for more. */
const [keyCount, killsEach] = [Number(process.env.ONCE_KEYS ?? 60), Number(process.env.ONCE_KILLS ?? 2)];

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
      const server = await startPostgres(pathOf('postgres') as string, newFolder());
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

let program: string | undefined;

/** Starts a process that asks for keys. It is killed at the end of the test. */
function start(options: CreateProgram): ChildProcess {
  if (!program) {
    const file = resolve(`node_modules/.cache/genmedia-once/create-${process.pid}.mjs`);
    process.once('exit', () => rmSync(file, { force: true }));
    program = file;
    const entryPoints = ['contract-tests/once/create-program.ts'];
    buildSync({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  }
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What a process printed until it ended. */
async function resultsOf(child: ChildProcess): Promise<{ key: string; id?: string; isNew?: boolean; name?: string }[]> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await onceEvent(child, 'close');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The same records, as this process uses them. */
function openCreates(place: StorePlace, baseUrl: string) {
  const { records, close } = openStore(place);
  onTestFinished(async () => void (await close()));
  return once(new GenMedia({ baseUrl, apiKey: 'key' }), records, { lease, wait: 0 });
}

const task = (payload: string) => video({ payload });

describe.each(stores)('a process with records in %s', (_, tools, open) => {
  it(
    'that is killed when its request has arrived leaves an unknown outcome, and nobody sends it again',
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
  it('send a request once if one of them is stopped past its lease and continued', needs(...tools), async () => {
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
  });

  it(
    'send each key at most once, with kills at random moments and a restart of the store, and lose no task',
    needs(...tools),
    async () => {
      const { place, restart } = await open();
      const { baseUrl, posts, sandbox } = await serveService();
      const random = randomFrom(7);
      const keys = Array.from({ length: keyCount }, (_, index) => `key-${index}`);
      // Each process asks for each key three times.
      const start3 = () => start({ baseUrl, place, keys: [...keys, ...keys, ...keys], lease });
      const run = async () => {
        for (let kills = 0; kills < killsEach; kills += 1) {
          const child = start3();
          child.stdout?.resume();
          const atPost = posts.length + Math.floor((random() * keys.length) / (2 * killsEach));
          const timer = setInterval(() => posts.length >= atPost && child.kill('SIGKILL'), 1);
          await onceEvent(child, 'exit');
          clearInterval(timer);
        }
        return resultsOf(start3());
      };
      const restarted = expect.poll(() => posts.length, { timeout: 100_000 }).toBeGreaterThan(keys.length / 3);
      const results = (await Promise.all([run(), run(), run(), restarted.then(restart).then(() => [])])).flat();
      const creates = openCreates(place, baseUrl);
      const ask = async (key: string) =>
        creates.create(key, task(key)).then(
          ({ handle }) => handle.id,
          (error) => (error instanceof OutcomeUnknownError ? 'unknown' : undefined),
        );
      const outcomes = new Map<string, string | undefined>();
      for (const key of keys) {
        await expect.poll(async () => outcomes.set(key, await ask(key)).get(key), { timeout: 60_000 }).toBeDefined();
      }
      // No key was sent twice, and all processes were given the same task.
      expect(posts.toSorted()).toEqual([...new Set(posts)].sort());
      for (const { key, id } of results) if (id) expect(outcomes.get(key)).toBe(id);
      // Each task is that of its key, or the outcome of its key is known to be unknown.
      const gen = new GenMedia({ baseUrl, apiKey: 'key' });
      const tasks = sandbox.tasks(10_000);
      for (const { id } of tasks) {
        const { payload = '' } = await gen.tasks.get(id);
        expect([id, 'unknown']).toContain(outcomes.get(payload));
      }
      const unknown = (await creates.unknown()).map(({ key }) => key);
      expect(unknown.sort()).toEqual(keys.filter((key) => outcomes.get(key) === 'unknown').sort());
      // What arrived has a handle or an unknown outcome. A process may be killed before its request arrives.
      const arrived = unknown.filter((key) => posts.includes(key));
      expect(posts.length).toBe(keys.length - unknown.length + arrived.length);
      expect(tasks.length).toBe(posts.length);
      if (process.env.ONCE_KEYS)
        console.log({ keys: keys.length, posts: posts.length, unknown: unknown.length, arrived: arrived.length });
    },
  );
});
