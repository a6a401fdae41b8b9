import { parseArgs } from 'node:util';
import { untilSignal } from '../src/cli/until-signal.js';
import { readEntriesMeanwhile } from './docs/package/read-meanwhile.js';
import { site, siteFolder } from './docs/site/folder.js';
import { toSiteUrl } from './docs/site/site-url.js';
import { runCommand } from './lib/run-command.js';
import { preferredPorts, startOnPort } from './lib/start-on-port.js';

/**
 * Builds the site into dist/docs, or into the folder named by `--out`. `--url`, or the environment variable DOCS_URL, is where
 * it is published: pages then name their own URLs, and there is a sitemap. `--watch` writes nothing: it serves the site on port
 * 4000, or `--port`, makes it again when a guide, a sample of a guide, a style or a script of pages changes, and reloads open pages.
 */
async function main() {
  const { out, url, watch, port } = parseArgs({
    options: {
      out: { type: 'string', default: site },
      url: { type: 'string', default: process.env.DOCS_URL ?? '' },
      watch: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  }).values;
  if (watch) return serveAndWatch(port);
  const startedAt = performance.now();
  siteFolder(out);
  const siteUrl = url === '' ? undefined : toSiteUrl(url);
  const model = startReading();
  // All of its modules take seconds to load, which a folder that cannot be used does not wait for.
  const { buildDocs } = await import('./docs/build.js');
  const count = await buildDocs(out, siteUrl, model);
  console.log(`Built ${out}: ${count} files in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Reads the package while modules are loaded. Where that fails, the build throws it. */
function startReading(): ReturnType<typeof readEntriesMeanwhile> {
  const model = readEntriesMeanwhile();
  model.catch(() => {});
  return model;
}

/** What pages are made from that can be read again while the site is served. All else needs a new start. */
const pageParts = ['scripts/docs/styles', 'scripts/docs/browser'];
const watched = ['openapi/docs', 'openapi/code-samples/guides', ...pageParts];

async function serveAndWatch(given: string | undefined): Promise<void> {
  const asked = untilSignal();
  const model = startReading();
  const { siteMaker } = await import('./docs/build.js');
  const { watchSite } = await import('./docs/site/watch.js');
  const { make, renewAssets } = await siteMaker(undefined, model);
  const choice = { option: 'port', what: 'the docs are', given, preferred: preferredPorts.port };
  const { url, close } = await startOnPort(choice, (port) =>
    watchSite({
      port,
      folders: watched,
      log: console.log,
      make: async (changed) => {
        if (changed.some((file) => pageParts.some((folder) => file.startsWith(`${folder}/`)))) await renewAssets();
        return make();
      },
    }),
  );
  console.log(`${url}/ follows ${watched.join(', ')}. Ctrl-C ends it.`);
  await asked;
  close();
}

await runCommand(main);
