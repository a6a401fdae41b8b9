import { parseArgs } from 'node:util';
import { attack } from './attack/run.js';
import { runCommand } from './lib/run-command.js';

/**
 * Attacks every process that the package ships: the sandbox and its controls, a receiver of callbacks, `genmedia listen` and
 * `genmedia check --proxy`, with random requests; and damages media, journals and stores. It fails if a process ends, does
 * not respond for a second or keeps too much memory, or if anything correct was lost or done twice.
 *
 *     npm run attack                            two minutes
 *     npm run attack -- --minutes 20 --seed 3
 */
async function main() {
  const options = { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes must be a number above 0, not ${values.minutes}.`);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}.`);
  console.log(`An attack of ${minutes} min, seed ${seed}, Node ${process.version}.`);
  const onProgress = (text: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  };
  const { targets, files, problems } = await attack({ seconds: minutes * 60, seed, onProgress });
  onProgress('');
  for (const { name, requests, responses, slowest, megabytes } of targets) {
    const figures = `${requests} requests, ${responses} responses, slowest correct one ${Math.round(slowest)} ms`;
    console.log(`${name.padEnd(14)} ${figures}, ${Math.round(megabytes)} MB at the end`);
  }
  console.log(`files          ${files} damaged and read`);
  if (problems.length > 0)
    throw new Error(`${problems.slice(0, 20).join('\n')}\nThe attack found ${problems.length} problems.`);
}

await runCommand(main);
