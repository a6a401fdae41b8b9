import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile } from './headers.js';
import { html } from './html.js';
import { robotsFile } from './metadata.js';
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
    'index.html': startPage(versions[0]?.path ?? ''),
    'robots.txt': robotsFile(siteUrl, versions[0]?.path),
    '404.html': notFound,
    '.nojekyll': '',
    _headers: headersFile,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text);
}

/** Releases come first. */
const newestFirst = ({ name: one }: Version, { name: other }: Version) =>
  Number(isRelease(other)) - Number(isRelease(one)) || other.localeCompare(one, 'en', { numeric: true });

const isRelease = (name: string) => /^v?\d/.test(name);

const startPage = (path: string) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${path}index.html">
<title>genmedia</title>
</head>
<body><p><a href="${path}index.html">genmedia</a></p></body>
</html>
`.text;
