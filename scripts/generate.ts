import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { OpenApiDocument } from './document/document.js';
import { toBruno } from './generate/collections/bruno.js';
import { toPostman } from './generate/collections/postman.js';
import { toCollection } from './generate/collections/requests.js';
import { constantTypes, toConstants } from './generate/constants.js';
import { modelTypes, toModels } from './generate/models.js';
import { toOpenApi30 } from './generate/openapi-3.0.js';
import { operationTypes, toOperations } from './generate/operations.js';
import { preflightRuleTypes, toPreflightRules } from './generate/preflight-rules.js';
import { toSandboxDocument } from './generate/sandbox-document.js';
import { pageTypes, toPage } from './generate/sandbox-page.js';
import { serviceTypes, toService } from './generate/service.js';
import { toTypes } from './generate/types.js';
import { toValidators, validatorTypes } from './generate/validators.js';
import { redoclyOrThrow } from './lib/redocly.js';
import { runCommand } from './lib/run-command.js';

/** Makes everything in generated/ from openapi/. With `--check` it writes nothing and fails where they differ. */
async function main() {
  const files = await generate();
  const names = await readdir('generated').catch(() => []);
  const old = names.map((name) => `generated/${name}`).filter((file) => !files.has(file));
  if (!process.argv.includes('--check')) {
    await mkdir('generated', { recursive: true });
    await Promise.all(old.map((file) => rm(file, { recursive: true })));
    await Promise.all([...files].map(([file, text]) => writeFile(file, text)));
    console.log(`Wrote ${[...files.keys()].join(', ')}.`);
    return;
  }
  const stale = old;
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
  const types = await toTypes(document);
  const sandboxDocument = await toSandboxDocument(document);
  const collection = toCollection(document, sandboxDocument.servers[0]?.url ?? '');
  return new Map([
    ['generated/openapi.json', toText(document)],
    ['generated/openapi.yaml', stringify(document, { blockQuote: 'literal', lineWidth: 0, compat: 'yaml-1.1' })],
    ['generated/openapi-3.0.json', toText(toOpenApi30(document))],
    ['generated/schema.d.ts', types],
    ['generated/schema.d.cts', types],
    ['generated/constants.js', toConstants(document)],
    ['generated/constants.d.ts', constantTypes],
    ['generated/models.js', toModels(document)],
    ['generated/models.d.ts', modelTypes],
    ['generated/operations.js', toOperations(document)],
    ['generated/operations.d.ts', operationTypes],
    ['generated/preflight-rules.js', toPreflightRules(document)],
    ['generated/preflight-rules.d.ts', preflightRuleTypes],
    ['generated/sandbox-page.js', await toPage(toOperations(document))],
    ['generated/sandbox-page.d.ts', pageTypes],
    ['generated/service.js', toService(document)],
    ['generated/service.d.ts', serviceTypes],
    ['generated/validators.js', toValidators(document)],
    ['generated/validators.d.ts', validatorTypes],
    ['generated/openapi-sandbox.json', toText(sandboxDocument)],
    ['generated/postman-collection.json', toText(toPostman(collection))],
    ['generated/bruno-collection.json', toText(toBruno(collection))],
  ]);
}

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The document as one object, with all its references inside it. */
async function bundle(root: string): Promise<OpenApiDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-'));
  try {
    const file = join(folder, 'openapi.json');
    await redoclyOrThrow(['bundle', root, '--output', file]);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

await runCommand(main);
