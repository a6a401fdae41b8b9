import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../src/sandbox/index.js';
import { someFaults } from './faults.js';
import { Gateway } from './gateway.js';
import { type Kill, type Ledger, ledgerOf, type MadeTask } from './ledger.js';
import { Program } from './program.js';
import { recordsIn } from './records.js';
import { startRedis } from './redis.js';

export interface SoakOptions {
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

/** Runs everything together under faults and kills, and gives the ledger. */
export async function soak({ seconds, random, onProgress }: SoakOptions): Promise<SoakResult> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-soak-'));
  const redis = await startRedis(folder);
  const gateway = new Gateway();
  const baseUrl = await gateway.listen();
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
  const kills: Kill[] = [];

  const setFaults = (faults: readonly Fault[]) => sandbox.ask({ ask: 'faults', faults });
  const kill = async (program: Program) => {
    const { pid = 0 } = program;
    await program.kill();
    kills.push({ pid, at: Date.now() });
    await delay(random() * 500);
    await program.start();
  };
  const measure = async () => {
    const used = programs.map(async (program) => Number((await program.ask({ ask: 'memory' })).memory));
    return Promise.all(used);
  };

  try {
    for (const program of programs) await program.start();
    await delay(Math.min(warmUp, seconds / 4) * 1000);
    const start = await measure();
    const endsAt = Date.now() + seconds * 1000;
    while (Date.now() < endsAt) {
      await setFaults(someFaults(random));
      await delay(Math.min(1000 + random() * 4000, Math.max(0, endsAt - Date.now())));
      const victim = pick(random, [worker, worker, worker, ...receivers, ...receivers, sandbox]);
      await kill(victim);
      const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
      onProgress(
        `${kills.length} kills, ${gateway.counts.POST} creates, ${gateway.delivered.size} updates, ${left} s left`,
      );
    }
    await setFaults([]);
    onProgress('Faults and kills have ended; what is under way ends now.');
    await Promise.all([worker, caller].map((program) => program.ask({ ask: 'finish' })));
    while (Number((await sandbox.ask({ ask: 'open' })).open) > 0) await delay(200);
    const end = await measure();
    const memory = Object.fromEntries(
      programs.map(({ name }, index) => [name, { start: start[index] ?? 0, end: end[index] ?? 0 }]),
    );
    const { tasks } = (await sandbox.ask({ ask: 'tasks' })) as { tasks: MadeTask[] };
    const leftovers = (await readdir(join(folder, 'files'))).filter((name) => !name.endsWith('.mp4'));
    const ledger = ledgerOf({ records: recordsIn(folder), gateway, tasks, kills, leftovers });
    const killed = Object.fromEntries(programs.map(({ name, kills }) => [name, kills]));
    return { ledger, counts: gateway.counts, kills: killed, memory };
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    gateway.close();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
