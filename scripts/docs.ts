import { parseArgs } from 'node:util';
import { site, siteFolder } from './docs/site/folder.js';
import { toSiteUrl } from './docs/site/site-url.js';
import { runCommand } from './lib/run-command.js';

/**
 * Builds the site into dist/docs, or into the folder named by `--out`. `--url`, or the environment variable DOCS_URL, is where
 * it is published: pages then name their own URLs, and there is a sitemap.
 */
async function main() {
  const { out, url } = parseArgs({
    options: { out: { type: 'string', default: site }, url: { type: 'string', default: process.env.DOCS_URL ?? '' } },
  }).values;
  const startedAt = performance.now();
  siteFolder(out);
  const siteUrl = url === '' ? undefined : toSiteUrl(url);
  // All of its modules take seconds to load, which a folder that cannot be used does not wait for.
  const { buildDocs } = await import('./docs/build.js');
  const count = await buildDocs(out, siteUrl);
  console.log(`Built ${out}: ${count} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

await runCommand(main);
