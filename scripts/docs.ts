import { parseArgs } from 'node:util';
import { runCommand } from '../src/cli/run.js';
import { buildDocs } from './docs/build.js';
import { site } from './docs/build-if-stale.js';

/** Builds the site into dist/docs, or into the folder named by `--out`. */
async function main() {
  const { out } = parseArgs({ options: { out: { type: 'string', default: site } } }).values;
  const startedAt = performance.now();
  const count = await buildDocs(out);
  console.log(`Built ${out}: ${count} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

await runCommand(main);
