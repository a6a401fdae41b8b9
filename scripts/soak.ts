import { randomFrom } from '../src/shared/random.js';
import { failFor, numberOptions, showProgress } from './lib/long-run.js';
import { runCommand } from './lib/run-command.js';
import { print, problemsOf } from './soak/ledger-table.js';
import { soakOnce } from './soak/once/run.js';
import { type Store, withPostgres, withRedis } from './soak/once/start-store.js';
import { soakQueue } from './soak/queue/run.js';
import { soak } from './soak/run.js';

/**
 * Runs parts of the package together for a while, with faults and kills. It prints a ledger, and fails where anything was made
 * twice, was lost or is unexplained.
 *
 *     npm run soak -- --minutes 30 --seed 7   client, batch, callbacks with Redis, downloads and the sandbox; default: 5 minutes
 *     npm run soak:queue -- --tasks 1000      jobs of genmedia/bullmq on three workers, with a restart of Redis
 *     npm run soak:once -- --keys 1000        three processes that ask three times for each key, on Redis and on PostgreSQL
 */
async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'queue') return queue(args);
  if (name === 'once') return once(args);
  const { minutes, seed } = numberOptions({ minutes: 5, seed: 1 });
  console.log(`A soak of ${minutes} min, seed ${seed}.`);
  const result = await soak({ seconds: minutes * 60, random: randomFrom(seed), onProgress: showProgress });
  showProgress('');
  print(result);
  failFor(problemsOf(result));
}

async function queue(args: string[]) {
  const { tasks, seed } = numberOptions({ tasks: 1000, seed: 1 }, args);
  const options = { tasks, workers: 3, killEvery: 2000, random: randomFrom(seed), onProgress: console.log };
  const { problems, ...counts } = await soakQueue(options);
  console.table(counts);
  failFor(problems);
}

/** How often each process of `soak:once` is killed. */
const killsEach = 6;

async function once(args: string[]) {
  const { keys, seed } = numberOptions({ keys: 1000, seed: 1 }, args);
  const soakOn = (store: Store) =>
    soakOnce({ keys, killsEach, random: randomFrom(seed), store, onProgress: console.log });
  const { problems: ofRedis, ...onRedis } = await withRedis(soakOn);
  const { problems: ofPostgres, ...onPostgres } = await withPostgres(soakOn);
  console.table({ Redis: onRedis, PostgreSQL: onPostgres });
  failFor([...ofRedis, ...ofPostgres]);
}

await runCommand(main);
