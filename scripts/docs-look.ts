import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { buildIfStale } from './docs/build-if-stale.js';
import { site } from './docs/site/folder.js';
import { serveDocs } from './docs/site/serve.js';
import { lastPictures, reportFolder } from './docs-look/folders.js';
import { runCommand } from './lib/run-command.js';

/**
 * Takes pictures of ten pages at three widths, light and dark, and compares them with the last ones. The first run makes those.
 * Arguments are passed to Playwright: `--update-snapshots` keeps the new ones, `--grep search` takes some.
 */
async function main() {
  await buildIfStale();
  const docs = await serveDocs(site);
  try {
    const isFirst = !existsSync(lastPictures);
    const args = ['test', '--config', 'scripts/docs-look', ...process.argv.slice(2)];
    const child = spawn('playwright', isFirst ? [...args, '--update-snapshots=all'] : args, {
      env: { ...process.env, DOCS_LOOK_URL: docs.url },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const [code] = await once(child, 'close');
    if (code !== 0)
      throw new Error(`${reportFolder}/index.html shows it side by side. To keep the new pictures: ${keep}`);
    if (isFirst) console.log(`The pictures are in ${lastPictures}.`);
  } finally {
    docs.close();
  }
}

const keep = '`npm run docs:look -- --update-snapshots`';

await runCommand(main);
