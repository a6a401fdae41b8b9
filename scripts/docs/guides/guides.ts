import { readFile } from 'node:fs/promises';
import { operationLink } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import { onceFor } from '../../lib/once-for.js';
import { html } from '../site/html.js';
import { fillIn, renderMarkdown, type Sources, titleOf } from '../site/markdown.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { toMarkdown } from '../site/to-markdown.js';
import { factsOf } from './facts.js';
import { parts } from './parts/index.js';

/** The guides in the order in which they are read, by what a reader is about to do. */
const groups = {
  Start: ['first-call', 'client', 'command-line', 'mock-sandbox-service'],
  Build: [
    'tasks',
    'callbacks',
    'files',
    'batch',
    'many-machines',
    'create-once',
    'durable-engines',
    'ai-sdk',
    'agents',
    'errors',
    'costs',
    'preflight',
    'other-languages',
  ],
  Test: ['sandbox', 'testing', 'check', 'other-checks', 'ci'],
  Operate: ['production', 'versions'],
  Reference: ['media-rules', 'undocumented', 'stability', 'benchmarks'],
} as const;

const names: readonly string[] = Object.values(groups).flat();

/** The guides in their groups. */
export const guideGroups = (guides: readonly Page[]): { title: string; links: Page[] }[] =>
  Object.entries(groups).map(([title, names]) => ({
    title,
    links: names.flatMap((name) => guides.filter(({ path }) => path === `guides/${name}.html`)),
  }));

const folder = 'openapi/docs';

/** The guides as pages. */
export function guidePages(document: OpenApiDocument, placeOfCode: PlaceOfCode = () => undefined): Promise<Page[]> {
  return Promise.all(names.map((name) => guide(name, document, placeOfCode)));
}

/** Where a name of the package is described, from the root of the site, if it is one. */
type PlaceOfCode = (code: string) => string | undefined;

const noPlace: PlaceOfCode = () => undefined;

/** The results of guides, by name, with the texts that they were made from. Texts have `noPlace`, which pages never have. */
const keptFor = onceFor((_: OpenApiDocument) =>
  onceFor((_: PlaceOfCode) => new Map<string, { from: string; result: unknown }>()),
);

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
      withGuide(name, `guides/${name}.html`, document, noPlace, (text, sources) => ({
        path: `guides/${name}.md`,
        text: fillIn(text, sources)
          .replace(/^<!-- made: try-it-\w+ -->\n\n/gm, '')
          .replace(/^<!-- made: ([\w-]+) -->$/gm, (_, part: string) => toMarkdown(sources.part(part).text))
          .replace(/(?<!!)(\[(?:`[^`]*`|[^\]`])*\])\(([^)\s]+)\)/g, (_, words: string, target: string) => {
            return `${words}(${sources.link(target)})`;
          }),
      })),
    ),
  );
}

/** Reads a guide and what it names, and makes something of it if they have changed. An error names its file. */
async function withGuide<Result>(
  name: string,
  path: string,
  document: OpenApiDocument,
  placeOfCode: PlaceOfCode,
  use: (text: string, sources: Sources, file: string) => Result,
): Promise<Result> {
  const file = `${folder}/guides/${name}.md`;
  const text = await readFile(file, 'utf8');
  const files = await filesNamedIn(text);
  const from = JSON.stringify([text, ...files]);
  const kept = keptFor(document)(placeOfCode);
  const known = kept.get(name);
  if (known?.from === from) return known.result as Result;
  try {
    const result = use(text, sourcesFor(path, document, files, placeOfCode), file);
    kept.set(name, { from, result });
    return result;
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
