import { readFile } from 'node:fs/promises';
import { operationLink } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import { toMarkdown } from '../markdown/to-markdown.js';
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
  'create-once',
  'durable-engines',
  'ai-sdk',
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
  'agents',
  'check',
  'ci',
  'other-languages',
  'versions',
  'stability',
  'undocumented',
  'benchmarks',
];

const folder = 'openapi/docs';

/** The guides as pages. */
export function guidePages(document: OpenApiDocument, placeOfCode: PlaceOfCode = () => undefined): Promise<Page[]> {
  return Promise.all(names.map((name) => guide(name, document, placeOfCode)));
}

/** Where a name of the package is described, from the root of the site, if it is one. */
type PlaceOfCode = (code: string) => string | undefined;

async function guide(name: string, document: OpenApiDocument, placeOfCode: PlaceOfCode): Promise<Page> {
  const path = `guides/${name}.html`;
  return withGuide(name, path, document, placeOfCode, (text, sources, file) => {
    const body = html`<div class="prose">${renderMarkdown(text, sources)}</div>`;
    return toPage({ path, ...titleOf(fillIn(text, sources), file), body });
  });
}

/** A guide as Markdown with everything in place. Its links lead to pages of the site, and its pictures to files. */
export interface GuideText {
  path: string;
  text: string;
}

/** The guides as Markdown, without what needs a page. */
export function guideTexts(document: OpenApiDocument): Promise<GuideText[]> {
  return Promise.all(
    names.map((name) =>
      withGuide(
        name,
        `guides/${name}.html`,
        document,
        () => undefined,
        (text, sources) => ({
          path: `guides/${name}.md`,
          text: fillIn(text, sources)
            .replace(/^<!-- made: try-it-\w+ -->\n\n/gm, '')
            .replace(/^<!-- made: ([\w-]+) -->$/gm, (_, part: string) => toMarkdown(sources.part(part).text))
            .replace(/(?<!!)(\[(?:`[^`]*`|[^\]`])*\])\(([^)\s]+)\)/g, (_, words: string, target: string) => {
              return `${words}(${sources.link(target)})`;
            }),
        }),
      ),
    ),
  );
}

/** Reads a guide and what it names. An error names its file. */
async function withGuide<Result>(
  name: string,
  path: string,
  document: OpenApiDocument,
  placeOfCode: PlaceOfCode,
  use: (text: string, sources: Sources, file: string) => Result,
): Promise<Result> {
  const file = `${folder}/guides/${name}.md`;
  const text = await readFile(file, 'utf8');
  try {
    return use(text, sourcesFor(path, document, await filesNamedIn(text), placeOfCode), file);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

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
