import { marked, type Token, type Tokens } from 'marked';
import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '../../../src/docs/sections.js';
import { needs } from '../../support/optional-tools.js';
import { openSite, readSite, siteUrl } from '../site/site.js';

/** The pages of the site as Markdown, by path. */
const texts = new Map<string, string>();

beforeAll(async () => {
  const pages: string[] = JSON.parse(await readSite('pages.json'));
  const paths = pages.map((path) => path.replace(/\.html$/, '.md'));
  await Promise.all(paths.map(async (path) => texts.set(path, await readSite(path))));
}, 300_000);

/** What a reader of Markdown finds in a text: every token, also inside others. */
function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    found.push(token);
  });
  return found;
}

/** The sections of a text, by the names that readers of Markdown give them. */
function sectionsOf(tokens: readonly Token[]): Set<string> {
  const seen = new Map<string, number>();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return new Set(
    headings.map(({ text }) => {
      const slug = slugOf(text.replace(/[`*\\]/g, ''));
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count > 0 ? `${slug}-${count}` : slug;
    }),
  );
}

describe('each page as Markdown', () => {
  it('stores the Markdown next to the page, beginning with its heading', () => {
    expect(texts.size).toBeGreaterThan(100);
    for (const kind of ['guides/', 'reference/', 'models/', 'rules/', 'package/'])
      expect([...texts.keys()].filter((path) => path.startsWith(kind)).length, kind).toBeGreaterThan(10);
    for (const [path, text] of texts) {
      const headings = tokensOf(text).filter((token): token is Tokens.Heading => token.type === 'heading');
      expect(headings.filter(({ depth }) => depth === 1).length, path).toBe(1);
      expect(headings[0]?.depth, path).toBe(1);
    }
  });

  it('closes its fences, and has code of a language in each', () => {
    for (const [path, text] of texts) {
      const code = tokensOf(text).filter((token): token is Tokens.Code => token.type === 'code');
      for (const { raw, text: inside, codeBlockStyle } of code) {
        expect(codeBlockStyle, `${path}: ${raw}`).toBeUndefined();
        expect(raw.trimEnd(), path).toMatch(/^```[a-z]*\n.*\n```$/s);
        expect(inside, path).not.toMatch(/^```/m);
      }
    }
  });

  it('contains no HTML, apart from line breaks in tables', () => {
    for (const [path, text] of texts) {
      const tables = tokensOf(text).filter((token) => token.type === 'table');
      const inTables = new Set(
        tables.flatMap(({ raw }) =>
          tokensOf(raw)
            .filter(isHtml)
            .map((one) => one.raw),
        ),
      );
      expect(
        [...inTables].filter((raw) => raw !== '<br>'),
        path,
      ).toEqual([]);
      const outside = tables.reduce((rest, { raw }) => rest.replace(raw, ''), text);
      expect(
        tokensOf(outside)
          .filter(isHtml)
          .map(({ raw }) => raw),
        path,
      ).toEqual([]);
    }
  });

  it('has facts and samples of guides in place', () => {
    const guides = [...texts].filter(([path]) => path.startsWith('guides/'));
    for (const [path, text] of guides)
      expect(text, path).not.toMatch(/\{\{[\w-]+\}\}|^```ts \S+\.ts$|<!-- made|\]\((?:site|operation):|\.svg\)/m);
  });

  it('contains no dead link, and links from Markdown to Markdown', async () => {
    const sections = new Map([...texts].map(([path, text]) => [path, sectionsOf(tokensOf(text))] as const));
    const url = await siteUrl();
    const files = new Map<string, Promise<boolean>>();
    const isFile = (path: string) => {
      const known = files.get(path) ?? fetch(`${url}/${path}`, { method: 'HEAD' }).then(({ ok }) => ok);
      files.set(path, known);
      return known;
    };
    const dead: string[] = [];
    for (const [path, text] of texts) {
      const links = tokensOf(text).filter((token): token is Tokens.Link => token.type === 'link');
      for (const { href } of links.filter(({ href }) => !/^https?:/.test(href))) {
        const { pathname, hash } = new URL(href, `http://site/${path}`);
        const target = pathname.slice(1);
        const isThere = texts.has(target) || (!target.endsWith('.html') && (await isFile(target)));
        const isSection = hash === '' || sections.get(target)?.has(decodeURIComponent(hash.slice(1)));
        if (!isThere || !isSection) dead.push(`${path}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
    expect(files.size).toBeGreaterThan(3);
  });

  it('copies the Markdown by a button, and links it for those without scripts', needs('browser'), async () => {
    const page = await openSite('guides/costs.html', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(texts.get('guides/costs.md'));
    expect(await page.getByRole('link', { name: 'Markdown', exact: true }).getAttribute('href')).toBe('costs.md');
  });
});

const isHtml = ({ type }: Token): boolean => type === 'html';

describe('llms.txt', () => {
  it('lists every page as Markdown, with its topic', async () => {
    const text = await readSite('llms.txt');
    const links = tokensOf(text).filter((token): token is Tokens.Link => token.type === 'link');
    const listed = new Set(links.map(({ href }) => href));
    const pages = [...texts.keys()].filter(
      (path) => !['index.md', 'reference/index.md', 'changelog.md'].includes(path),
    );
    expect(pages.filter((path) => !listed.has(path))).toEqual([]);
    expect(listed.has('llms-full.txt')).toBe(true);
    for (const line of text.match(/^- \[[^\]]+\]\(package\/.+$/gm) ?? []) expect(line).toMatch(/\.md\): [A-Z`].+\.$/);
  });
});

describe('llms-full.txt', () => {
  it('contains every operation, guide and entry of the package, with links that work from its own place', async () => {
    const full = await readSite('llms-full.txt');
    for (const [path, text] of texts) {
      const [title = ''] = text.split('\n');
      if (/^(?:guides|package)\//.test(path)) expect(full, path).toContain(`\n---\n\n${title}\n`);
      if (/^reference\/[a-z]+[A-Z]/.test(path)) expect(full, path).toContain(`\n##${title}\n`);
    }
    const links = tokensOf(full).filter((token): token is Tokens.Link => token.type === 'link');
    const dead = links
      .map(({ href }) => href.replace(/#.*/, ''))
      .filter((href) => href.endsWith('.md') && !texts.has(href));
    expect(dead).toEqual([]);
  });
});
