import type { ChildProcess } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { GenMedia, OutcomeUnknownError } from '../../../src/index.js';
import { type Creates, once } from '../../../src/once/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { serveCounting } from '../queue/counting-server.js';
import { type KeyResult, resultsOf, startCreates } from './start-creates.js';
import type { Store } from './start-store.js';
import { openStore } from './stores.js';

interface OnceSoakOptions {
  keys: number;
  /** How often each of the three processes is killed and started again. */
  killsEach: number;
  random: () => number;
  /** Where records are. It is restarted once. */
  store: Store;
  onProgress?: (says: string) => void;
}

/** The ledger. `arrived` is `withHandle` + `unknownArrived`. */
interface OnceSoakResult {
  keys: number;
  kills: number;
  /** Creates that arrived. */
  arrived: number;
  /** Keys that have a task. */
  withHandle: number;
  /** Keys whose outcome is unknown, and whose create has arrived. */
  unknownArrived: number;
  /** Keys whose outcome is unknown, and whose process was killed before its create arrived. */
  unknownUnsent: number;
  createdTwice: number;
  withoutRecord: number;
  /** Everything that must not be, as sentences. */
  problems: string[];
}

/** Kills come every few hundred milliseconds. */
const lease = 1500;

/** Milliseconds after which every key must have an outcome: many times the lease. */
const maxWaitMs = 60_000;

const apiKey = 'key-that-stays-secret';

const taskOf = (payload: string) =>
  ({
    generator: 'text2video',
    request: { model: 'genq2', prompt: 'A lighthouse in a storm', payload },
  }) as const;

/** Has three processes ask three times for each key, kills them at random moments, restarts the store once, and gives the ledger. */
export async function soakOnce(options: OnceSoakOptions): Promise<OnceSoakResult> {
  const { store, onProgress } = options;
  const endings: (() => unknown)[] = [];
  try {
    const sandbox = createSandbox({ speed: 0 });
    endings.push(() => sandbox.close());
    const posts: string[] = [];
    const server = await serveCounting(sandbox, {
      received: (method, body) => {
        if (method === 'POST') posts.push(JSON.parse(body).payload);
      },
    });
    endings.push(server.close);
    const keys = Array.from({ length: options.keys }, (_, index) => `key-${index}`);
    const workers = new Workers(() =>
      startCreates({ baseUrl: server.url, place: store.place, keys: [...keys, ...keys, ...keys], lease }),
    );
    endings.push(() => workers.end());
    const restart = async (): Promise<KeyResult[]> => {
      while (posts.length <= keys.length / 3) await delay(20);
      onProgress?.(`${posts.length} creates, ${workers.kills} kills; the store is restarted`);
      await store.restart();
      return [];
    };
    const run = () => workers.run(options, posts);
    const results = (await Promise.all([run(), run(), run(), restart()])).flat();
    const gen = new GenMedia({ baseUrl: server.url, apiKey, timeout: lease - 1 });
    const { records, close } = openStore(store.place);
    endings.push(close);
    const creates = once(gen, records, { lease, wait: 0 });
    const outcomes = await outcomesOf(keys, creates);
    return { ...(await check({ keys, posts, results, outcomes, creates, gen, sandbox })), kills: workers.kills };
  } finally {
    for (let end = endings.pop(); end; end = endings.pop()) await end();
  }
}

/** Processes that are killed and started again. */
class Workers {
  kills = 0;
  readonly #start: () => ChildProcess;
  readonly #children: ChildProcess[] = [];

  constructor(start: () => ChildProcess) {
    this.#start = start;
  }

  /** Starts a process and kills it, some times, and has the last one finish. */
  async run({ keys, killsEach, random }: OnceSoakOptions, posts: readonly string[]): Promise<KeyResult[]> {
    for (let kill = 0; kill < killsEach; kill += 1) {
      const child = this.#add();
      child.stdout?.resume();
      const atPost = posts.length + Math.floor((random() * keys) / (2 * killsEach));
      const timer = setInterval(() => posts.length >= atPost && child.kill('SIGKILL'), 1);
      const [, signal] = await onceEvent(child, 'exit');
      clearInterval(timer);
      if (signal === 'SIGKILL') this.kills += 1;
    }
    return resultsOf(this.#add());
  }

  end(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  #add(): ChildProcess {
    const child = this.#start();
    this.#children.push(child);
    return child;
  }
}

/** The task of each key, or `unknown`. */
async function outcomesOf(keys: readonly string[], creates: Creates): Promise<Map<string, string>> {
  const endsAt = Date.now() + maxWaitMs;
  const outcomes = new Map<string, string>();
  for (const key of keys) {
    while (!outcomes.has(key)) {
      try {
        outcomes.set(key, (await creates.create(key, taskOf(key))).handle.id);
      } catch (error) {
        if (error instanceof OutcomeUnknownError) outcomes.set(key, 'unknown');
        else if (Date.now() > endsAt) throw error;
        else await delay(50);
      }
    }
  }
  return outcomes;
}

interface Finished {
  keys: readonly string[];
  posts: readonly string[];
  results: readonly KeyResult[];
  outcomes: ReadonlyMap<string, string>;
  creates: Creates;
  gen: GenMedia;
  sandbox: Sandbox;
}

/** Compares what the records say with what has arrived and what the sandbox has. */
async function check(finished: Finished): Promise<Omit<OnceSoakResult, 'kills'>> {
  const { keys, posts, results, outcomes, creates, gen, sandbox } = finished;
  const sent = new Set(posts);
  const twice = posts.filter((key, index) => posts.indexOf(key) !== index);
  const problems = twice.map((key) => `${key} was sent twice.`);
  for (const { key, id } of results)
    if (id && outcomes.get(key) !== id) problems.push(`${key} has task ${outcomes.get(key)}, and a process got ${id}.`);
  let withoutRecord = 0;
  const tasks = sandbox.tasks(10 * keys.length);
  for (const { id } of tasks) {
    const { payload = '' } = await gen.tasks.get(id);
    if ([id, 'unknown'].includes(`${outcomes.get(payload)}`)) continue;
    withoutRecord += 1;
    problems.push(`Task ${id} of ${payload} has no record.`);
  }
  const unknown = keys.filter((key) => outcomes.get(key) === 'unknown');
  const listed = (await creates.unknown()).map(({ key }) => key);
  if (listed.sort().join() !== unknown.toSorted().join())
    problems.push(`unknown() lists ${listed.length} keys, and ${unknown.length} are unknown.`);
  const withHandle = keys.length - unknown.length;
  const unknownArrived = unknown.filter((key) => sent.has(key)).length;
  if (posts.length !== withHandle + unknownArrived)
    problems.push(`${posts.length} creates arrived, and ${withHandle + unknownArrived} are explained.`);
  if (tasks.length !== posts.length)
    problems.push(`${posts.length} creates arrived, and there are ${tasks.length} tasks.`);
  return {
    keys: keys.length,
    arrived: posts.length,
    withHandle,
    unknownArrived,
    unknownUnsent: unknown.length - unknownArrived,
    createdTwice: twice.length,
    withoutRecord,
    problems,
  };
}
