import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/soak/postgres-server.js';
import { GenMedia } from '../../../src/index.js';
import { once, type Records } from '../../../src/once/index.js';
import { expectAllRun } from '../../docs/samples/guide-samples.js';
import { newFolder } from '../../support/new-folder.js';
import { pathOf } from '../../support/optional-tools.js';
import { lacks } from '../../support/posix.js';
import { serveService } from '../service.js';
import { video } from '../setup.js';
import { engines, order, type Running } from './engines.js';

const patience = { timeout: 60_000, interval: 100 };

let server: Postgres | undefined;
let databases = 0;
const folder = newFolder(afterAll);
beforeAll(async () => {
  const programs = pathOf('postgres');
  if (programs) server = await startPostgres(folder, programs);
});
afterAll(() => server?.stop());

/** A database with nothing in it. */
async function newDatabase(): Promise<string> {
  if (!server) return '';
  const { host, port, user } = server.connection;
  const client = new Client(server.connection);
  await client.connect();
  databases += 1;
  await client.query(`CREATE DATABASE engine${databases}`);
  await client.end();
  return `postgres://${user}@${host}:${port}/engine${databases}`;
}

async function setup(open: (typeof engines)[number]['open']) {
  const service = await serveService();
  const { baseUrl } = service;
  const engine = await open({ baseUrl, databaseUrl: await newDatabase() });
  const gen = new GenMedia({ baseUrl, apiKey: 'key' });
  /** The task that the records have for the order. */
  const recorded = async (records: Records) => {
    const { handle } = await once(gen, records, { wait: 0 }).create(order.id, video({ prompt: order.prompt }));
    return handle.id;
  };
  return { ...service, engine, recorded };
}

/** Has the engine go on until it has failed, and returns what it reports. */
async function failuresOf(engine: Running): Promise<string> {
  await engine.again();
  return engine.failures();
}

/** Has the engine go on, and returns the bytes of the film. */
async function filmOf(engine: Running): Promise<number> {
  await engine.again();
  return (await engine.film())?.byteLength ?? 0;
}

describe.each(engines)('$name', ({ open, needed }) => {
  describe('recipe of the guide', { ...needed, timeout: 600_000 }, () => {
    it('creates a task, sleeps while it continues, and downloads its film', async () => {
      const { engine, posts, sandbox } = await setup(open);
      await engine.start();
      await expect
        .poll(() => sandbox.requests().map(({ operation }) => operation), patience)
        .toContain('getTaskCreations');
      expect(await engine.film()).toBeUndefined();
      const [{ id } = { id: '' }] = sandbox.tasks();
      await sandbox.finish(id);
      await expect.poll(() => filmOf(engine), patience).toBeGreaterThan(1000);
      expect(posts).toEqual([order.prompt]);
    });

    it.skipIf(lacks('signals'))('sends no second request if it is killed when the first has arrived', async () => {
      const { engine, posts, sandbox, onCreate } = await setup(open);
      const killed = new Promise<void>((resolve) => {
        onCreate(async () => {
          const { kill, ended } = await starting;
          kill('SIGKILL');
          await ended;
          resolve();
        });
      });
      const starting = engine.start();
      await killed;
      await engine.start(true);
      await expect.poll(() => failuresOf(engine), patience).toContain('was not recorded');
      await expect.poll(() => sandbox.tasks().length, patience).toBe(1);
      expect(posts).toEqual([order.prompt]);
    });

    it.skipIf(lacks('signals'))('sends no second request if it is stopped past its lease and continued', async () => {
      const { engine, posts, sandbox, onCreate, recorded } = await setup(open);
      const stopped = new Promise<void>((resolve) => {
        onCreate(async () => {
          (await starting).kill('SIGSTOP');
          resolve();
        });
      });
      const starting = engine.start();
      await stopped;
      await engine.start(true);
      // A file of records has one process at a time.
      await expect.poll(() => failuresOf(engine), patience).toMatch(/was not recorded|is in use by process/);
      (await starting).kill('SIGCONT');
      const records = engine.records();
      await expect.poll(() => recorded(records).catch(() => ''), patience).toBe(sandbox.tasks()[0]?.id);
      expect(posts).toEqual([order.prompt]);
    });
  });
});

it('runs all recipes of the guide', () => expectAllRun('engines'));
