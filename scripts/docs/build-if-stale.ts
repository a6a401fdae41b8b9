import { buildDocs } from './build.js';
import { isFresh } from './site/is-fresh.js';

/** Default folder of the site. */
export const site = 'dist/docs';

/** Builds the site if it is missing or older than its sources. */
export async function buildIfStale(): Promise<void> {
  if (await isFresh(site)) return;
  console.log('Building the docs …');
  await buildDocs(site);
}
