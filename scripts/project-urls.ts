import { readFile, writeFile } from 'node:fs/promises';
import { issuesUrl, webUrl } from './docs/site/build-options.js';
import { toSiteUrl } from './docs/site/site-url.js';
import { runCommand } from './lib/run-command.js';

/**
 * Writes `repository`, `homepage` and `bugs` of package.json from the URL of the repository, `tsx scripts/project-urls.ts
 * https://host/owner/name`. The environment variable DOCS_URL is where the docs are published, if they are.
 */
async function main() {
  const [, , url = ''] = process.argv;
  if (!url) throw new Error('Pass the URL of the repository, such as https://host/owner/name.');
  const repository = webUrl(url);
  const { DOCS_URL } = process.env;
  const manifest = {
    ...JSON.parse(await readFile('package.json', 'utf8')),
    repository: { type: 'git', url: `git+${repository}.git` },
    homepage: DOCS_URL ? `${toSiteUrl(DOCS_URL)}/` : `${repository}#readme`,
    bugs: { url: issuesUrl(repository) },
  };
  await writeFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`Wrote repository, homepage and bugs of package.json for ${repository}.`);
}

await runCommand(main);
