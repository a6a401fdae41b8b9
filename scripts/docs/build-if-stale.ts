import { buildDocs } from './build.js';
import { isFresh } from './site/is-fresh.js';

/** Where the site is built, unless told. */
export const site = 'dist/docs';

/** Builds the site where it is not there, or is older than what it is made from. */
export async function buildIfStale(): Promise<void> {
  if (await isFresh(site)) return;
  console.log('Building the docs …');
  await buildDocs(site);
}
