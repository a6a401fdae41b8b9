import { parseArgs } from 'node:util';
import { randomFrom } from '../src/shared/random.js';
import { runCommand } from './lib/run-command.js';
import { soakQueue } from './soak/queue/run.js';

/**
 * Runs jobs of genmedia/bullmq on three workers, with kills, a restart of Redis and lost callbacks, and fails where a
 * request was sent twice, a job has not ended or a task has no job.
 */
async function main() {
  const options = { tasks: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const [tasks, seed] = [Number(values.tasks), Number(values.seed)];
  if (!(Number.isSafeInteger(tasks) && tasks > 0))
    throw new Error(`--tasks must be a whole number above 0, not ${values.tasks}.`);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}.`);
  const onProgress = (says: string) => console.log(says);
  const result = await soakQueue({ tasks, workers: 3, killEvery: 2000, random: randomFrom(seed), onProgress });
  const { problems, ...counts } = result;
  console.table(counts);
  if (problems.length > 0) throw new Error(`${problems.slice(0, 20).join('\n')}\n${problems.length} problems.`);
}

await runCommand(main);
