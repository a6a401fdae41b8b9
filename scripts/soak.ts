import { parseArgs } from 'node:util';
import { randomFrom } from '../src/shared/random.js';
import { runCommand } from './lib/run-command.js';
import { print, problemsOf } from './soak/ledger-table.js';
import { soak } from './soak/run.js';

/**
 * Runs client, batch with journal, callbacks on two processes with Redis, downloads and the sandbox together, under all
 * faults and with kills, and ends with a ledger. It fails where anything was made twice, lost or is unexplained.
 */
async function main() {
  const options = { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes must be a number above 0, not ${values.minutes}.`);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}.`);
  console.log(`A soak of ${minutes} min, seed ${seed}.`);
  const onProgress = (says: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${says}`);
  };
  const result = await soak({ seconds: minutes * 60, random: randomFrom(seed), onProgress });
  onProgress('');
  print(result);
  const problems = problemsOf(result);
  if (problems.length > 0)
    throw new Error(`${problems.slice(0, 20).join('\n')}\nThe soak found ${problems.length} problems.`);
}

await runCommand(main);
