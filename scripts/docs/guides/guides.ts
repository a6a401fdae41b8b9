import { readFile } from 'node:fs/promises';
import { operationLink } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import { html } from '../site/html.js';
import { fillIn, renderMarkdown, type Sources, titleOf } from '../site/markdown.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { factsOf } from './facts.js';
import { parts } from './parts/index.js';

/** The guides in the order in which they are read. */
const names = [
  'first-call',
  'client',
  'tasks',
  'batch',
  'many-machines',
  'callbacks',
  'files',
  'costs',
  'errors',
  'production',
  'media-rules',
  'preflight',
  'mock-sandbox-service',
  'sandbox',
  'testing',
  'command-line',
  'check',
  'ci',
  'other-languages',
  'versions',
  'undocumented',
  'benchmarks',
];

const folder = 'openapi/docs';

/** A guide as a page, and as the Markdown that machines read. */
export interface Guide extends Page {
  markdown: string;
}

/** The guides as pages. */
export function guidePages(document: OpenApiDocument, placeOfCode: PlaceOfCode = () => undefined): Promise<Guide[]> {
  return Promise.all(names.map((name) => guide(name, document, placeOfCode)));
}

/** Where a name of the package is described, from the root of the site, if it is one. */
type PlaceOfCode = (code: string) => string | undefined;

async function guide(name: string, document: OpenApiDocument, placeOfCode: PlaceOfCode): Promise<Guide> {
  const file = `${folder}/guides/${name}.md`;
  const path = `guides/${name}.html`;
  const text = await readFile(file, 'utf8');
  try {
    const sources = sourcesFor(path, document, await filesNamedIn(text), placeOfCode);
    const body = html`<div class="prose">${renderMarkdown(text, sources)}</div>`;
    return { ...toPage({ path, ...titleOf(fillIn(text, sources), file), body }), markdown: toPlain(text, sources) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** A guide as Markdown with everything in place. Tables are HTML, and a picture is the words for it. */
const toPlain = (text: string, sources: Sources): string =>
  fillIn(text, sources)
    .replace(/^<!-- made: try-it-\w+ -->\n\n/gm, '')
    .replace(/^<!-- made: ([\w-]+) -->$/gm, (_, name: string) => sources.part(name).text)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, 'Picture: $1.')
    .replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${sources.link(target)})`);

/** The samples and pictures that a guide shows, by the names that it gives them. */
async function filesNamedIn(text: string): Promise<Map<string, string>> {
  const samples = [...text.matchAll(/^```ts (\S+)$/gm)].map(([, name]) => [
    name,
    `openapi/code-samples/guides/${name}`,
  ]);
  const pictures = [...text.matchAll(/!\[[^\]]*\]\(\.\.\/(pictures\/[^)]+)\)/g)].map(([, name]) => [
    `../${name}`,
    `${folder}/${name}`,
  ]);
  const files = [...samples, ...pictures] as [name: string, file: string][];
  return new Map(await Promise.all(files.map(async ([name, file]) => [name, await readFile(file, 'utf8')] as const)));
}

function sourcesFor(
  path: string,
  document: OpenApiDocument,
  files: Map<string, string>,
  placeOfCode: PlaceOfCode,
): Sources {
  const facts = factsOf(document);
  const code = codeLink(path, placeOfCode);
  const file = (name: string) => known(files.get(name), `There is no file ${name}.`);
  return {
    fact: (name) => known(facts[name], `There is no fact {{${name}}}. There are ${Object.keys(facts).join(', ')}.`),
    part: (name) =>
      known(parts[name], `There is no part "${name}". There are ${Object.keys(parts).join(', ')}.`)(document, code),
    sample: file,
    picture: file,
    link: (target) => linkFor(target, path, document),
    code,
  };
}

const codeLink = (path: string, placeOfCode: PlaceOfCode) => (code: string) => {
  const place = placeOfCode(code);
  return place === undefined ? undefined : linkFrom(path, place);
};

function known<T>(value: T | undefined, otherwise: string): T {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

/** Where a link of a guide leads to: `errors.md`, `site:models.html`, `operation:createMv`, an anchor or another site. */
export function linkFor(target: string, path: string, document: OpenApiDocument): string {
  const [, kind, rest = ''] = /^(site|operation):(.*)$/.exec(target) ?? [];
  if (kind === 'site') return linkFrom(path, rest);
  if (kind === 'operation') return linkFrom(path, operationLink(rest, document));
  return target.replace(/^([\w-]+)\.md(#|$)/, '$1.html$2');
}
