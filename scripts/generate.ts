import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readEntries } from './docs/package/read-entries.js';
import { toSurface } from './docs/package/surface.js';
import type { OpenApiDocument } from './document/document.js';
import { toBruno } from './generate/collections/bruno.js';
import { toPostman } from './generate/collections/postman.js';
import { toCollection } from './generate/collections/requests.js';
import { constantTypes, toConstants } from './generate/constants.js';
import { coverageTypes, toCoverage } from './generate/coverage.js';
import { leftOpenTypes, toLeftOpen } from './generate/left-open.js';
import { modelTypes, toModels } from './generate/models.js';
import { toOpenApi30 } from './generate/openapi-3.0.js';
import { operationTypes, toOperations } from './generate/operations.js';
import { preflightRuleTypes, toPreflightRules } from './generate/preflight-rules.js';
import { toPublished } from './generate/published.js';
import { reportPageTypes, toReportPage } from './generate/report-page.js';
import { toSandboxDocument } from './generate/sandbox-document.js';
import { pageTypes, toPage } from './generate/sandbox-page.js';
import { serviceTypes, toService } from './generate/service.js';
import { toTypes } from './generate/types.js';
import { toValidators, validatorTypes } from './generate/validators.js';
import { filesIn } from './lib/files-in.js';
import { redoclyOrThrow } from './lib/redocly.js';
import { runCommand } from './lib/run-command.js';
import { inTempFolder } from './lib/temp-folder.js';

const docsFolder = 'generated/docs';
const surfaceFile = 'generated/surface.json';

/** Makes generated/ from openapi/. With `--check` it writes nothing and fails where they differ. */
async function main() {
  const isCheck = process.argv.includes('--check');
  const stale = await update('generated', await generate(), isCheck);
  stale.push(...(await update(surfaceFile, new Map([[surfaceFile, toText(toSurface(readEntries()))]]), isCheck)));
  // Loaded once generated/ is written: tables of the guides come from modules in it.
  const { markdownPages } = await import('./docs/markdown/files.js');
  const document: OpenApiDocument = JSON.parse(await readFile('generated/openapi.json', 'utf8'));
  const pages = [...(await markdownPages(document, 'package'))].map(
    ([path, text]) => [`${docsFolder}/${path}`, text] as const,
  );
  stale.push(...(await update(docsFolder, new Map(pages), isCheck)));
  if (!isCheck) console.log(`Wrote ${stale.join(', ') || 'nothing: all files were up to date'}.`);
  else if (stale.length === 0) console.log('generated/ is up to date.');
  else {
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
}

/**
 * Writes the files of a folder and removes all others in it, or only finds those that differ. Returns their paths. What is made
 * from other generated files is not removed with them.
 */
async function update(folder: string, files: ReadonlyMap<string, string>, isCheck: boolean): Promise<string[]> {
  const all = folder !== surfaceFile && existsSync(folder) ? filesIn(folder).map((name) => `${folder}/${name}`) : [];
  const isMadeLater = (file: string) => file === surfaceFile || file.startsWith(`${docsFolder}/`);
  const there = all.filter((file) => folder === docsFolder || !isMadeLater(file));
  const old = there.filter((file) => !files.has(file) && statSync(file).isFile());
  const stale: string[] = [];
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file);
  }
  if (!isCheck) {
    await Promise.all(old.map((file) => rm(file)));
    for (const file of stale) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, files.get(file) ?? '');
    }
  }
  return [...old, ...stale];
}

async function generate(): Promise<Map<string, string>> {
  const document = await bundle('openapi/openapi.yaml');
  const published = toPublished(document);
  const types = await toTypes(document);
  const sandboxDocument = await toSandboxDocument(published);
  const collection = toCollection(document, sandboxDocument.servers[0]?.url ?? '');
  return new Map([
    ['generated/openapi.json', toText(published)],
    ['generated/openapi.yaml', stringify(published, { blockQuote: 'literal', lineWidth: 0, compat: 'yaml-1.1' })],
    ['generated/openapi-3.0.json', toText(toOpenApi30(document))],
    ['generated/schema.d.ts', types],
    ['generated/schema.d.cts', types],
    ['generated/constants.js', toConstants(document)],
    ['generated/constants.d.ts', constantTypes],
    ['generated/coverage.js', toCoverage(document, sandboxDocument)],
    ['generated/coverage.d.ts', coverageTypes],
    ['generated/left-open.js', toLeftOpen(document)],
    ['generated/left-open.d.ts', leftOpenTypes],
    ['generated/models.js', toModels(document)],
    ['generated/models.d.ts', modelTypes],
    ['generated/operations.js', toOperations(document)],
    ['generated/operations.d.ts', operationTypes],
    ['generated/preflight-rules.js', toPreflightRules(document)],
    ['generated/preflight-rules.d.ts', preflightRuleTypes],
    ['generated/report-page.js', await toReportPage()],
    ['generated/report-page.d.ts', reportPageTypes],
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
const bundle = (root: string): Promise<OpenApiDocument> =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'openapi.json');
    await redoclyOrThrow(['bundle', root, '--output', file]);
    return JSON.parse(await readFile(file, 'utf8'));
  });

await runCommand(main);
