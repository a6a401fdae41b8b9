import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redoclyOrThrow } from '../../lib/redocly.js';
import { redocOptions } from './redoc-options.js';

/** What Redoc makes of a document, taken apart so that a browser can keep the large part of it. */
export interface Redoc {
  /** Styles of the page as it is before any script runs. */
  styles: string;
  /** The page as it is before any script runs. */
  body: string;
  /** Scripts inside the body. */
  inlineScripts: string[];
  /** Redoc itself, as a module. It is the same for every document. */
  script: string;
}

/** Has Redoc render a document. */
export async function renderReference(document: object): Promise<Redoc> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-reference-'));
  const at = (name: string) => join(folder, name);
  try {
    await writeFile(at('openapi.json'), JSON.stringify(document));
    await writeFile(at('options.json'), JSON.stringify(redocOptions));
    await writeFile(at('template.hbs'), '{{{redocHead}}}<!-- body -->{{{redocHTML}}}');
    await redoclyOrThrow([
      'build-docs',
      at('openapi.json'),
      `--output=${at('page.html')}`,
      `--template=${at('template.hbs')}`,
      `--openapi=${at('options.json')}`,
      '--inlineBundle',
    ]);
    return takeApart(await readFile(at('page.html'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The page of `build-docs` is styles, the page as HTML, and one module: Redoc, then the document and a call of `hydrate`. */
function takeApart(page: string): Redoc {
  const [, styles, body, script] =
    /^(.*?)<!-- body -->\s*(<div id="redoc">.*<\/div>)\s*<script type="module">(.*?)\s*const __redoc_definition = /s.exec(
      page,
    ) ?? [];
  if (styles === undefined || body === undefined || script === undefined) {
    throw new Error('The page of `redocly build-docs` is not built as scripts/docs/reference/render.ts expects.');
  }
  // In the browser its links are to places of the page. Until then they would lead out of the site.
  const inlineScripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  return {
    styles,
    body: without(body, searchInBody, '').replaceAll(' href="/', ' href="#/'),
    inlineScripts,
    script: without(change(script), searchInScript, 'null,'),
  };
}

/**
 * The search of Redoc, in the page and in its script. No option removes it, and a page has one search. In the script it is a
 * child among others: `null` keeps their positions, by which React connects them with the page.
 */
const searchInBody = /<div class="[^"]*"><div data-testid="search-trigger"(?:(?!<\/div>).)*<\/div><\/div><\/div>/gs;
const searchInScript = /\(0,[\w$]+\.jsx\)\([\w$]+,\{items:[\w$]+,store:[\w$]+,basePath:[\w$]+,document:[^{}]*\}\),/g;

/** A text in which something is replaced that occurs once. It fails if a new version of Redoc does not contain it. */
function without(text: string, pattern: RegExp, replacement: string): string {
  const count = text.match(pattern)?.length ?? 0;
  if (count !== 1) throw new Error(`Redoc contains ${pattern} ${count} times. See scripts/docs/reference/render.ts.`);
  return text.replace(pattern, replacement);
}

/** What is patched in Redoc: URLs that it would load something from, and labels that hinder screen readers. */
const changes = {
  'https://cdn.redoc.ly/redoc/logo-mini-full.svg': 'assets/redoc.svg',
  'https://cdn.redoc.ly/redoc/logo-mini.svg': 'assets/redoc.svg',
  // Icons that a document may ask for by name. Ours does not.
  'https://cdn.redocly.com/icons/': 'assets/icons/',
  // Telemetry, which is off as well.
  'https://otel.cloud.redocly.com/v1/traces': '',
  // The button that shows the name of an example is to be called by that name.
  '"aria-label":`Example`,options:': 'options:',
};

/** Redoc with these changes. It fails if a new version does not contain the text, so that somebody checks. */
function change(script: string): string {
  return Object.entries(changes).reduce((text, [old, replacement]) => {
    if (!text.includes(old)) throw new Error(`Redoc no longer contains ${old}. See scripts/docs/reference/render.ts.`);
    return text.replaceAll(old, replacement);
  }, script);
}
