import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestFirst as newestVersionFirst } from '../../lib/changelog.js';
import { headersFile } from './headers.js';
import { robotsFile } from './metadata.js';
import { redirectPage } from './moved.js';
import { notFound } from './not-found.js';
import type { Version } from './version.js';

/**
 * Adds a version to `versions.json` in the folder of all versions, and leads its start page to the first of them: the
 * newest release, or a branch if there is none. That is also the one whose sitemap search engines read.
 */
export async function addVersion(root: string, name: string, siteUrl?: string): Promise<void> {
  const file = join(root, 'versions.json');
  const known: Version[] = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
  const versions = [...known.filter((version) => version.name !== name), { name, path: `${name}/` }].sort(newestFirst);
  const files = {
    'versions.json': `${JSON.stringify(versions)}\n`,
    'index.html': redirectPage('genmedia', `${versions[0]?.path ?? ''}index.html`),
    'robots.txt': robotsFile(siteUrl, versions[0]?.path),
    '404.html': notFound,
    '.nojekyll': '',
    _headers: headersFile,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
}

/** Releases come first. */
const newestFirst = ({ name: one }: Version, { name: other }: Version) =>
  Number(isRelease(other)) - Number(isRelease(one)) || newestVersionFirst(one, other);

const isRelease = (name: string) => /^v?\d/.test(name);
