import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../src/sandbox/index.js';
import { reasonOf } from '../../src/shared/reason-of.js';
import { Gateway } from './gateway.js';
import { type Kill, type Ledger, ledgerOf, type MadeTask } from './ledger.js';
import { onSignal } from './on-signal.js';
import { recordsIn } from './records.js';
import { startRedis } from './redis-server.js';
import { someFaults } from './soak-faults.js';
import { Program } from './soak-program.js';

interface SoakOptions {
  seconds: number;
  random: () => number;
  /** Called now and then with how it goes. */
  onProgress: (says: string) => void;
}

export interface SoakResult {
  ledger: Ledger;
  counts: Gateway['counts'];
  /** How often each program was killed. */
  kills: Record<string, number>;
  /** Used heap of the programs in MB, after a collection. */
  memory: Record<string, { start: number; end: number }>;
}

/** Seconds after which the programs have made all that they keep. */
const warmUp = 10;

/** What has to be ended, the last of it first. */
type Endings = (() => unknown)[];

/** Runs everything together under faults and kills, and gives the ledger. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const endings: Endings = [];
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= endAll(endings);
    return ended;
  };
  const ignoreSignals = onSignal(end);
  try {
    return await run(await prepare(endings), options);
  } finally {
    await end();
    ignoreSignals();
  }
}

/** Ends all, the last of it first. One that fails keeps no other from its end. */
async function endAll(endings: Endings): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) {
    try {
      await end();
    } catch (error) {
      console.error(`The soak could not end all that it has begun: ${reasonOf(error)}`);
      process.exitCode = 1;
    }
  }
}

/** Makes all that a soak needs. What has begun is among the endings before the next begins. */
async function prepare(endings: Endings) {
  // At once: a signal that came before it is among the endings would leave it.
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-soak-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const redis = await startRedis(folder);
  endings.push(redis.stop);
  const gateway = new Gateway();
  const { url: baseUrl, close } = await gateway.listen();
  endings.push(close);
  const token = crypto.randomUUID();
  const hooks = ['receiver-a', 'receiver-b'].map((name) => `${baseUrl}/${name}?token=${token}`);
  const client = () => ({ folder, baseUrl, hooks, redisPort: redis.port });
  const aim =
    (name: string) =>
    ({ url }: Record<string, unknown>) =>
      void gateway.targets.set(name, `${url}`);
  const sandbox = new Program('sandbox', () => ({ folder: join(folder, 'store') }), aim(''));
  const receivers = ['a', 'b'].map(
    (name) =>
      new Program(`receiver ${name}`, () => ({ folder, token, redisPort: redis.port }), aim(`receiver-${name}`)),
  );
  const worker = new Program('worker', client);
  const caller = new Program('caller', client);
  const programs = [sandbox, ...receivers, worker, caller];
  endings.push(() => Promise.all(programs.map((program) => program.stop())));
  for (const program of programs) await program.start();
  return { folder, gateway, sandbox, receivers, worker, caller, programs };
}

type Scene = Awaited<ReturnType<typeof prepare>>;

async function run(scene: Scene, options: SoakOptions): Promise<SoakResult> {
  const { folder, gateway, sandbox, worker, caller, programs } = scene;
  const { seconds, onProgress } = options;
  await delay(Math.min(warmUp, seconds / 4) * 1000);
  const start = await measure(programs);
  const kills = await harm(scene, options);
  onProgress('Faults and kills have ended; what is under way ends now.');
  await Promise.all([worker, caller].map((program) => program.ask({ ask: 'finish' })));
  while (Number((await sandbox.ask({ ask: 'open' })).open) > 0) await delay(200);
  const end = await measure(programs);
  const memory = Object.fromEntries(
    programs.map(({ name }, index) => [name, { start: start[index] ?? 0, end: end[index] ?? 0 }]),
  );
  const { tasks } = (await sandbox.ask({ ask: 'tasks' })) as { tasks: MadeTask[] };
  const leftovers = (await readdir(join(folder, 'files'))).filter((name) => !name.endsWith('.mp4'));
  const ledger = ledgerOf({ records: recordsIn(folder), gateway, tasks, kills, leftovers });
  const killed = Object.fromEntries(programs.map(({ name, kills }) => [name, kills]));
  return { ledger, counts: gateway.counts, kills: killed, memory };
}

/** Sets other faults and kills a program again and again, until the time is up. */
async function harm(scene: Scene, { seconds, random, onProgress }: SoakOptions): Promise<Kill[]> {
  const { gateway, sandbox, receivers, worker } = scene;
  const kills: Kill[] = [];
  const setFaults = (faults: readonly Fault[]) => sandbox.ask({ ask: 'faults', faults });
  const endsAt = Date.now() + seconds * 1000;
  while (Date.now() < endsAt) {
    await setFaults(someFaults(random));
    await delay(Math.min(1000 + random() * 4000, Math.max(0, endsAt - Date.now())));
    const killed = pick(random, [worker, worker, worker, ...receivers, ...receivers, sandbox]);
    const { pid = 0 } = killed;
    await killed.kill();
    kills.push({ pid, at: Date.now() });
    await delay(random() * 500);
    await killed.start();
    const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
    onProgress(
      `${kills.length} kills, ${gateway.counts.POST} creates, ${gateway.delivered.size} updates, ${left} s left`,
    );
  }
  await setFaults([]);
  return kills;
}

function measure(programs: readonly Program[]): Promise<number[]> {
  return Promise.all(programs.map(async (program) => Number((await program.ask({ ask: 'memory' })).memory)));
}

const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
