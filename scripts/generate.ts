import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { redoclyOrThrow } from './redocly.js';
import { run } from './run.js';

/** Makes everything in generated/ from openapi/. With `--check` it writes nothing and fails where they differ. */
async function main() {
  const files = await generate();
  if (!process.argv.includes('--check')) {
    await mkdir('generated', { recursive: true });
    await Promise.all([...files].map(([file, text]) => writeFile(file, text)));
    console.log(`Wrote ${[...files.keys()].join(', ')}.`);
    return;
  }
  const stale: string[] = [];
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file);
  }
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  } else {
    console.log('generated/ is up to date.');
  }
}

async function generate(): Promise<Map<string, string>> {
  const document = await bundle('openapi/openapi.yaml');
  return new Map([
    ['generated/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['generated/openapi.yaml', stringify(document, { blockQuote: 'literal', lineWidth: 0 })],
  ]);
}

/** The document as one object, with all its references inside it. */
async function bundle(root: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-'));
  try {
    const file = join(folder, 'openapi.json');
    await redoclyOrThrow(['bundle', root, '--output', file]);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

await run(main);
