import { attack } from './attack/run.js';
import { failFor, numberOptions, showProgress } from './lib/long-run.js';
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
  const { minutes, seed } = numberOptions({ minutes: 2, seed: 1 });
  console.log(`An attack of ${minutes} min, seed ${seed}, Node ${process.version}.`);
  const { targets, files, problems } = await attack({ seconds: minutes * 60, seed, onProgress: showProgress });
  showProgress('');
  for (const { name, requests, responses, slowest, megabytes } of targets) {
    const figures = `${requests} requests, ${responses} responses, slowest correct one ${Math.round(slowest)} ms`;
    console.log(`${name.padEnd(14)} ${figures}, ${Math.round(megabytes)} MB at the end`);
  }
  console.log(`files          ${files} damaged and read`);
  failFor(problems);
}

await runCommand(main);
