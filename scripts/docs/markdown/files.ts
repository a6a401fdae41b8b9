import { readFile } from 'node:fs/promises';
import { slugOf } from '../../../src/docs/sections.js';
import { operationPlace } from '../../document/docs-links.js';
import { type OpenApiDocument, operationsOf } from '../../document/document.js';
import { type Matrix, matrixOf } from '../../document/models/matrix.js';
import { onceFor } from '../../lib/once-for.js';
import { type GuideText, guideTexts } from '../guides/guides.js';
import { operationBody } from '../pages/llms.js';
import type { Html } from '../site/html.js';
import { titleOf, uniqueId } from '../site/markdown.js';
import { linkFrom, type Page } from '../site/page.js';
import { anchor, toMarkdown } from '../site/to-markdown.js';

/**
 * The pages as Markdown, by path: guides, models, and what each operation takes and returns. They are for the folder docs/ of the
 * repository and of the package, or for the site, where programs read them. The site has its other pages as Markdown too.
 */
export async function markdownPages(
  document: OpenApiDocument,
  form: 'site' | 'package',
  others: readonly Page[] = [],
): Promise<Map<string, string>> {
  const guides = await guideTexts(document);
  const matrix = matrixOf(document);
  const texts = new Map([
    ...others.map(({ path, body }) => [toMd(path), `${markdownOf(body)}\n`] as const),
    ...guides.map(({ path, text }) => [path, text] as const),
    ['models.md', modelsText(matrix)] as const,
    ...operationsOf(document).map((described) => {
      const { operationId, summary } = described.operation;
      return [
        toMd(operationPlace(operationId)),
        `# ${summary}\n\n${operationBody(described, matrix, document)}\n`,
      ] as const;
    }),
  ]);
  const sections = new Map(form === 'site' ? [...texts].map(([path, text]) => [path, sectionsIn(text)] as const) : []);
  const pages = [...texts].map(([path, text]): [string, string] => {
    if (form === 'site') return [path, outsideCode(text, (prose) => forSite(prose, path, sections))];
    const ready = outsideCode(text, (prose) => withLinks(pictureIn(prose, path), path, texts));
    return [path, withPlaces(ready)];
  });
  if (form === 'site') return new Map(pages);
  const extensions = await readFile('openapi/docs/extensions.md', 'utf8');
  return new Map([['README.md', contents(document, guides)], ...pages, ['extensions.md', extensions]]);
}

const markdownOf = onceFor(({ text }: Html) => toMarkdown(text));

export const toMd = (path: string) => path.replace(/\.html$/, '.md');

/** Changes what is not code. */
const outsideCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(^```.*?^```$)/ms)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/** A link that is not a picture. Its words may contain code and escaped brackets. */
const links = /(?<!!)\[((?:`[^`]*`|\\.|[^\]`\\])*)\]\(([^)\s]+)\)/g;

/** The text of a page for the site: plain Markdown, whose links lead to other texts where there are any. */
function forSite(prose: string, path: string, pages: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  return wordsOnly(prose)
    .replace(places, '')
    .replace(links, (link, words: string, target: string) => {
      if (/^https?:/.test(target)) return link;
      const { pathname, hash } = new URL(target, `http://site/${path}`);
      const page = toMd(pathname.slice(1));
      const sections = pages.get(page);
      if (sections === undefined) return link;
      const section = sections.get(decodeURIComponent(hash.slice(1))) ?? '';
      if (page === path) return section ? `[${words}](#${section})` : words;
      const [file = ''] = target.split(/[?#]/);
      return `[${words}](${toMd(file)}${section && `#${section}`})`;
    });
}

/** A text for a file at the root of the site, such as `llms-full.txt`. */
export const fromSiteRoot = (text: string, path: string): string =>
  outsideCode(text, (prose) =>
    prose.replace(links, (link, words: string, target: string) => {
      if (/^https?:/.test(target)) return link;
      const { pathname, hash } = new URL(target, `http://site/${path}`);
      return `[${words}](${pathname.slice(1)}${hash})`;
    }),
  );

const places = /^<a id="[^"]+"><\/a>\n\n/gm;

/** The names that readers of Markdown give to the sections of a text, by their names on the page. */
function sectionsIn(text: string): Map<string, string> {
  const taken = new Set<string>();
  const seen = new Map<string, number>();
  const found = new Map<string, string>();
  const prose = text.replace(/^```.*?^```$/gms, '');
  for (const [, named, marks, title = ''] of prose.matchAll(/(?:^<a id="([^"]+)"><\/a>\n\n)?^(#+) (.+)$/gm)) {
    const words = title.replace(/[`*\\]/g, '');
    const slug = slugOf(words);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    // The title of a page has no name of its own.
    if (marks !== '#') found.set(named ?? uniqueId(words, taken), count > 0 ? `${slug}-${count}` : slug);
  }
  return found;
}

/** Leads links to pages that are Markdown too, and the others to files of the repository. Without a target there is no link. */
function withLinks(prose: string, path: string, pages: ReadonlyMap<string, string>): string {
  return prose.replace(links, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    const { pathname } = new URL(target, `http://site/${path}`);
    const place = pathname.slice(1);
    const isPage = pages.has(toMd(place));
    // Only guides have the same sections in both forms.
    const own = target.replace('.html', '.md').replace(place.startsWith('guides/') ? /$/ : /#.*$/, '');
    const found = isPage ? own : packageLink(place, path);
    return found === undefined ? words : `[${words}](${found})`;
  });
}

/** Files of the repository and the package for those of the site. */
const packaged: Readonly<Record<string, string>> = {
  'changelog.html': 'CHANGELOG.md',
  'openapi.json': 'generated/openapi.json',
  'openapi-3.0.json': 'generated/openapi-3.0.json',
  'openapi-sandbox.json': 'generated/openapi-sandbox.json',
};

const packageLink = (place: string, path: string): string | undefined => {
  const { [place]: file } = packaged;
  return file && fromRoot(path, file);
};

/** The way from a page in docs/ to a file of the repository. */
const fromRoot = (path: string, file: string) => linkFrom(`generated/docs/${path}`, file);

const picture = /!\[([^\]]*)\]\(\.\.\/(pictures\/[^)]+)\)/g;

/** The site has pictures in its pages only. */
const wordsOnly = (prose: string) => prose.replace(picture, 'Picture: $1.');

const pictureIn = (prose: string, path: string) =>
  prose.replace(picture, (_, words, file) => `![${words}](${fromRoot(path, `openapi/docs/${file}`)})`);

/** Marks the place of each heading that code hosts would give another one. */
function withPlaces(text: string): string {
  const taken = new Set<string>();
  return outsideCode(text, (prose) =>
    prose.replace(
      /(?:^<a id="([^"]+)"><\/a>\n\n)?^(#{2,} (.+))$/gm,
      (_, named: string, line: string, title: string) => {
        const words = title.replace(/[`*]/g, '');
        const id = named ?? uniqueId(words, taken);
        return id === slugOf(words) ? line : `${anchor(id)}\n\n${line}`;
      },
    ),
  );
}

function modelsText({ generators }: Matrix): string {
  const rows = generators.map(({ operationId, summary, by, variants }) => {
    const models = by
      ? `${variants.map((variant) => `\`${variant}\``).join(', ')} (field \`${by}\`)`
      : 'no model to choose';
    return `| [${summary}](${operationPlace(operationId)}) | ${models} |`;
  });
  return `# Models

What each generator accepts. Its page has every field, with the rules of each model. \`npx genmedia models\` prints the same
for one generator or one model.

| To | Models |
| --- | --- |
${rows.join('\n')}
`;
}

/** The first page of docs/. */
function contents(document: OpenApiDocument, guides: readonly GuideText[]): string {
  const operations = operationsOf(document).map(
    ({ operation: { operationId, summary } }) => `- [${summary}](${toMd(operationPlace(operationId))})`,
  );
  return `# The docs of genmedia

Generated by \`npm run generate\`; the sources of the guides are in \`openapi/docs/guides/\` of the repository. In a terminal,
\`npx genmedia docs\` lists these pages, and \`npx genmedia docs <words>\` prints what they say about something.

## Guides

${guides
  .map(({ path, text }) => {
    const { title, summary } = titleOf(text, path);
    return `- [${title}](${path}): ${summary}`;
  })
  .join('\n')}

## Models

[What each generator accepts](models.md), by model.

## Extensions

[Keywords of the document](extensions.md) that begin with \`x-\`.

## Operations

${operations.join('\n')}
`;
}
