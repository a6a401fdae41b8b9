import { parseArgs } from 'node:util';
import { runCommand } from '../src/cli/run.js';
import { site, siteFolder } from './docs/site/folder.js';

/** Builds the site into dist/docs, or into the folder named by `--out`. */
async function main() {
  const { out } = parseArgs({ options: { out: { type: 'string', default: site } } }).values;
  const startedAt = performance.now();
  siteFolder(out);
  // All of its modules take seconds to load, which a folder that cannot be used does not wait for.
  const { buildDocs } = await import('./docs/build.js');
  const count = await buildDocs(out);
  console.log(`Built ${out}: ${count} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

await runCommand(main);
