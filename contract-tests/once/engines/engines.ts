import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Pool } from 'pg';
import { expect, onTestFinished, type TestOptions } from 'vitest';
import { reservePort } from '../../../scripts/lib/reserve-port.js';
import { fileRecords, postgresRecords, type Records } from '../../../src/once/index.js';
import { sampleToRun } from '../../docs/samples/guide-samples.js';
import { newFolder } from '../../support/new-folder.js';
import { needs } from '../../support/optional-tools.js';
import { buildWorker } from './build-worker.js';
import { packages, restateServer } from './packages.js';
import { build, later, type Program, startProgram } from './programs.js';
import { startBalancer, startRestate } from './restate-server.js';
import { buildWorkflowProject } from './workflow-project.js';

/** The film that each recipe is asked for. */
export const order = { id: 'order-1', prompt: 'A lighthouse in a storm' };

const recipes = {
  cron: sampleToRun('cron-job.ts'),
  route: sampleToRun('film-route.ts'),
  pgBoss: sampleToRun(packages.pgBoss.sample),
  dbos: sampleToRun(packages.dbos.sample),
  restate: sampleToRun(packages.restate.sample),
  vercelWorkflow: [sampleToRun(packages.vercelWorkflow.sample), sampleToRun('vercel-workflow-steps.ts')],
  cloudflare: sampleToRun(packages.cloudflare.sample),
};

/** What a test gives an engine. */
interface Place {
  /** URL of the service. */
  baseUrl: string;
  /** URL of a database with nothing in it. */
  databaseUrl: string;
}

/** A recipe at work. */
export interface Running {
  /** Starts a process, which makes the film. `isLater`: after the leases of others. */
  start(isLater?: boolean): Promise<Program>;
  /** Has the engine call the recipe again, as it does by itself after some time. */
  again(): Promise<unknown>;
  /** What the engine reports of calls that failed. */
  failures(): Promise<string>;
  /** The film, once it is there. */
  film(): Promise<Uint8Array | undefined>;
  /** The records that the recipe uses. */
  records(): Records;
}

interface Engine {
  name: string;
  needed: TestOptions;
  open(place: Place): Promise<Running>;
}

const { pgBoss, dbos, restate, vercelWorkflow, cloudflare } = packages;

const needsAll = (...options: TestOptions[]): TestOptions => options.find(({ skip }) => skip) ?? {};

const environmentOf = ({ baseUrl, databaseUrl }: Place) => ({
  GENMEDIA_BASE_URL: baseUrl,
  GENMEDIA_API_KEY: 'key-that-stays-secret',
  DATABASE_URL: databaseUrl,
});

const fileIn = (folder: string) => async () => {
  const file = join(folder, `${order.id}.mp4`);
  return existsSync(file) ? readFileSync(file) : undefined;
};

function connect(place: Place): Pool {
  const pool = new Pool({ connectionString: place.databaseUrl, max: 2 });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  return pool;
}

/** Cron starts a process, and does not wait for an earlier one. */
async function openCron(place: Place): Promise<Running> {
  const [cwd, env] = [newFolder(), environmentOf(place)];
  writeFileSync(join(cwd, 'orders.json'), JSON.stringify([order]));
  const runs: Program[] = [];
  const start = async (isLater = false) => {
    const run = startProgram(build(recipes.cron), { cwd, env, isLater });
    runs.push(run);
    return run;
  };
  return {
    start,
    again: async () => (await start(true)).ended,
    failures: async () => runs.map(({ output }) => output()).join(''),
    film: fileIn(cwd),
    records: () => {
      const records = fileRecords(join(cwd, 'creates.records'));
      onTestFinished(records.close);
      return records;
    },
  };
}

/** A browser calls the route, and again if there is no response. */
async function openRoute(place: Place): Promise<Running> {
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  await postgresRecords(pool).createTable();
  let url = '';
  let film: Uint8Array | undefined;
  const failures: string[] = [];
  const call = async () => {
    const body = JSON.stringify({ key: order.id, prompt: order.prompt });
    const response = await fetch(url, { method: 'POST', body });
    if (response.status === 200) film = new Uint8Array(await response.arrayBuffer());
    else if (response.status !== 202) failures.push(await response.text());
  };
  return {
    async start(isLater = false) {
      const args = [pathToFileURL(build(recipes.route)).href];
      const program = build('contract-tests/once/engines/route-program.ts');
      const server = startProgram(program, { args, cwd, env, isLater });
      await expect.poll(server.output, { timeout: 60_000 }).toMatch(/^\d+\n/);
      url = `http://127.0.0.1:${server.output().trim()}/`;
      // The person clicks twice.
      if (!isLater) for (const _ of [1, 2]) call().catch(() => {});
      return server;
    },
    again: call,
    failures: async () => failures.join('\n'),
    film: async () => film,
    records: () => postgresRecords(pool),
  };
}

/** A worker takes jobs of a queue in PostgreSQL. */
async function openPgBoss(place: Place): Promise<Running> {
  pgBoss.install();
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  const url = pathToFileURL(join(pgBoss.folder, 'node_modules/pg-boss/dist/index.js')).href;
  const { PgBoss } = await import(/* @vite-ignore */ url);
  const boss = await new PgBoss({ connectionString: place.databaseUrl, supervise: false }).start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.createQueue('films');
  await boss.send('films', order);
  return {
    start: async (isLater = false) =>
      startProgram(build(recipes.pgBoss, pgBoss.folder, pgBoss.name), { cwd, env, isLater }),
    async again() {
      // An hour later: jobs of processes that have ended are expired, and those that sleep are due.
      await pool.query(`UPDATE pgboss.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'`);
      await pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`);
      await boss.supervise('films');
    },
    async failures() {
      const { rows } = await pool.query(`SELECT output FROM pgboss.job WHERE state IN ('retry', 'failed')`);
      return JSON.stringify(rows);
    },
    film: fileIn(cwd),
    records: () => postgresRecords(pool),
  };
}

/** A process that starts continues the workflows of one that has ended. */
async function openDbos(place: Place): Promise<Running> {
  dbos.install();
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  const continued: Program[] = [];
  const start = async (isLater = false) => {
    const args = [order.id, order.prompt];
    const started = startProgram(build(recipes.dbos, dbos.folder, dbos.name), { args, cwd, env, isLater });
    if (isLater) continued.push(started);
    return started;
  };
  return {
    start,
    again: async () => continued[0] ?? start(true),
    // It logs what a workflow throws.
    failures: async () => continued.map(({ output }) => output()).join(''),
    film: fileIn(cwd),
    records: () => postgresRecords(pool),
  };
}

/** The server of Restate calls a process, and calls again when the connection ends. */
async function openRestate(place: Place): Promise<Running> {
  restate.install();
  restateServer.install();
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  const call = await startRestate(restateServer.program, newFolder());
  const balancer = await startBalancer();
  return {
    async start(isLater = false) {
      const port = await reservePort();
      const program = build(recipes.restate, restate.folder, restate.name);
      const started = startProgram(program, { cwd, env: { ...env, PORT: `${port}` }, isLater });
      await expect.poll(started.output, { timeout: 60_000 }).toContain('started listening');
      balancer.aim(port);
      if (!isLater) {
        await call('admin', '/deployments', { uri: balancer.url });
        await call('ingress', `/films/${order.id}/run/send`, order.prompt);
      }
      return started;
    },
    // The server does it.
    again: async () => {},
    failures: () => call('admin', '/query', { query: 'SELECT last_failure FROM sys_invocation' }),
    film: fileIn(cwd),
    records: () => postgresRecords(pool),
  };
}

/** The local world of Vercel Workflow keeps runs in files. A process that starts continues those of others. */
async function openVercelWorkflow(place: Place): Promise<Running> {
  vercelWorkflow.install();
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  await postgresRecords(pool).createTable();
  const project = buildWorkflowProject(vercelWorkflow.folder, ...recipes.vercelWorkflow);
  const continued: Program[] = [];
  return {
    async start(isLater = false) {
      const args = [project, ...(isLater ? [] : [order.id, order.prompt])];
      const program = build('contract-tests/once/engines/workflow-program.ts');
      const started = startProgram(program, { args, cwd, env, isLater });
      if (isLater) continued.push(started);
      return started;
    },
    again: async () => {},
    failures: async () => continued.map(({ output }) => output()).join(''),
    film: fileIn(cwd),
    records: () => postgresRecords(pool),
  };
}

/** workerd runs the engine of Cloudflare Workflows, which keeps what has happened in files. */
async function openCloudflare(place: Place): Promise<Running> {
  cloudflare.install();
  const [cwd, env, pool] = [newFolder(), environmentOf(place), connect(place)];
  await postgresRecords(pool).createTable();
  const args = [cloudflare.folder, await buildWorker(recipes.cloudflare, cloudflare.folder)];
  let url = '';
  const call = (init?: RequestInit) => fetch(new URL(order.id, url), init);
  const create = () => call({ method: 'POST', body: order.prompt });
  return {
    async start(isLater = false) {
      const program = build('contract-tests/once/engines/cloudflare-program.ts');
      const options = { args, cwd, env: { ...env, LATER: isLater ? later : '' }, isLater, isGroup: true };
      const started = startProgram(program, options);
      await expect.poll(started.output, { timeout: 60_000 }).toMatch(/^http.*\n/);
      url = started.output().trim();
      if (!isLater) create().catch(() => {});
      return started;
    },
    // In production the engine does it. On this machine it continues a workflow that is created again.
    again: create,
    failures: async () => (await call()).text(),
    async film() {
      const response = await call();
      return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    records: () => postgresRecords(pool),
  };
}

export const engines: Engine[] = [
  { name: 'a cron job', needed: {}, open: openCron },
  { name: 'a route', needed: needs('postgres'), open: openRoute },
  { name: 'pg-boss', needed: needsAll(needs('postgres'), pgBoss.needed), open: openPgBoss },
  { name: 'DBOS', needed: needsAll(needs('postgres'), dbos.needed), open: openDbos },
  { name: 'Restate', needed: needsAll(needs('postgres'), restate.needed, restateServer.needed), open: openRestate },
  {
    name: 'Vercel Workflow',
    needed: needsAll(needs('postgres'), vercelWorkflow.needed),
    open: openVercelWorkflow,
  },
  { name: 'Cloudflare Workflows', needed: needsAll(needs('postgres'), cloudflare.needed), open: openCloudflare },
];
