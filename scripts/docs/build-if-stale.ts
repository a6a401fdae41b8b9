import { site } from './site/folder.js';
import { isFresh } from './site/is-fresh.js';

/** Builds the site if it is missing or older than its sources. */
export async function buildIfStale(): Promise<void> {
  if (await isFresh(site)) return;
  console.log('Building the docs …');
  // The modules of the build take seconds to load.
  const { buildDocs } = await import('./build.js');
  await buildDocs(site);
}
