import { readdirSync, readFileSync } from 'node:fs';
import { type OpenApiDocument, operationsOf } from '../../document/document.js';
import type { Page } from './page.js';

/** A page with the file that its text is in, if there is one. A page may name it itself. */
export function withSource(page: Page, document: OpenApiDocument): Page {
  const source = page.source ?? sourceOf(page.path, document);
  return source ? { ...page, source } : page;
}

/** Pages that are written by hand or generated from one file. */
const written: Readonly<Record<string, string>> = {
  'index.html': 'scripts/docs/pages/home-page.ts',
  'models.html': 'openapi/openapi.yaml',
  'reference/index.html': 'openapi/openapi.yaml',
  'package/index.html': 'package.json',
  'package/schema.html': 'openapi/openapi.yaml',
  'rules.html': 'src/check/rules/index.ts',
  'changelog.html': 'CHANGELOG.md',
};

function sourceOf(path: string, document: OpenApiDocument): string | undefined {
  if (written[path]) return written[path];
  const [, folder, name = ''] = /^([^/]+)\/(.+)\.html$/.exec(path) ?? [];
  if (folder === 'guides') return `openapi/docs/guides/${name}.md`;
  if (folder === 'rules') return tableOf(name);
  if (folder === 'reference') return fileOf(name, document);
  return undefined;
}

/** The file of an operation: it has the name of its URL, with `_` for `/`. */
function fileOf(operationId: string, document: OpenApiDocument): string | undefined {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  return found && `openapi/paths/${found.path.slice(1).replaceAll('/', '_')}.yaml`;
}

const tables = 'src/check/rules';

/** The file with the rules of a body: the one that has a table of it, or else one that names it. */
function tableOf(schema: string): string | undefined {
  const files = readdirSync(tables).filter((file) => file !== 'index.ts');
  const having = (text: string) => files.find((file) => readFileSync(`${tables}/${file}`, 'utf8').includes(text));
  const file = having(`schema: '${schema}'`) ?? having(`'${schema}'`);
  return file && `${tables}/${file}`;
}
