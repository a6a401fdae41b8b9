import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linkFor } from '../../../scripts/docs/guides/guides.js';
import { codeSample } from '../../../scripts/docs/site/highlight.js';
import { Html, html } from '../../../scripts/docs/site/html.js';
import { isFresh, sources as made } from '../../../scripts/docs/site/is-fresh.js';
import { renderMarkdown, titleOf } from '../../../scripts/docs/site/markdown.js';
import { linkFrom } from '../../../scripts/docs/site/page.js';
import { serveDocs } from '../../../scripts/docs/site/serve.js';
import { document } from '../../support/document.js';
import { newFolder } from '../../support/new-folder.js';
import { madeOf } from '../site/sources.js';

describe('HTML', () => {
  it('escapes text, in tags and in attributes', () => {
    const text = `<b class="x">'&'</b>`;
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&#60;b class=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/b&#62;">' +
        '&#60;b class=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/b&#62;</p>',
    );
  });

  it('accepts HTML, numbers and lists, and renders missing values as nothing', () => {
    expect(html`${html`<i>1</i>`}${[2, [' ', 3]]}${undefined}${false}${0}${''}`.text).toBe('<i>1</i>2 30');
  });
});

const sources = {
  fact: (name: string) => `{${name}}`,
  part: (name: string) => new Html(`<part>${name}</part>`),
  sample: (file: string) => `// ${file}\nconst a = 1 < 2;\n`,
  picture: (file: string) => `<svg><title>${file}</title></svg>`,
  link: (target: string) => `to:${target}`,
};
const render = (markdown: string) => renderMarkdown(markdown, sources).text;

describe('Markdown', () => {
  it('resolves its facts, parts, samples and pictures', () => {
    expect(render('A {{fact-1}}.')).toBe('<p>A {fact-1}.</p>\n');
    expect(render('<!-- made: states -->\n')).toBe('<part>states</part>');
    expect(render('```ts one.ts\n```')).toContain('// one.ts');
    expect(render('```ts one.ts\n```')).toContain('&lt;');
    expect(render('![Words](../pictures/one.svg)')).toBe(
      '<figure><svg><title>../pictures/one.svg</title></svg><figcaption class="unseen">Words</figcaption></figure>\n',
    );
  });

  it('gives each heading a unique anchor for links', () => {
    const text = render('# One\n\n## `Two` & three\n\n## Two three\n\n## Two three');
    expect(text).toContain('<h1>One</h1>');
    expect([...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'two-three',
      'two-three-2',
      'two-three-3',
    ]);
  });

  it('makes tables that scroll on their own, named after their heading', () => {
    expect(render('## Limits\n\n| A |\n| - |\n| `b` |\n')).toContain(
      '<div class="scrolls" tabindex="0" role="group" aria-label="Limits"><table><thead><tr><th scope="col">A</th></tr></thead>',
    );
  });

  it('rejects a guide that does not start with a heading and a paragraph', () => {
    expect(titleOf('# Title\n\nSome `code` and [a link](x.md).\nMore.\n\n## Two\n', 'x.md')).toEqual({
      title: 'Title',
      summary: 'Some code and a link. More.',
    });
    expect(() => titleOf('## Title\n\nText.\n', 'x.md')).toThrow('x.md does not begin with a heading and a paragraph.');
  });

  it('accepts code only in known languages', () => {
    expect(() => codeSample('a', 'python')).toThrow('Code is ts, js, sh, py, go, json, yaml or text, not python.');
    expect(() => render('```python\na\n```')).toThrow(/^Code is ts, js, sh, py, go, json, yaml or text, not python\.$/);
    expect(render('```\na < b\n```')).toContain('<code>a &#60; b</code>');
  });
});

describe('links', () => {
  it('makes relative links, so that the site works at any URL', () => {
    expect(linkFrom('index.html', 'models.html')).toBe('models.html');
    expect(linkFrom('guides/costs.html', 'models.html')).toBe('../models.html');
  });

  it.each([
    ['errors.md', 'errors.html'],
    ['errors.md#handle-them', 'errors.html#handle-them'],
    ['site:models.html', '../models.html'],
    ['operation:createMv', '../reference/createMv.html'],
    ['#here', '#here'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
  ])('resolves a link of a guide: %s', (target, link) => {
    expect(linkFor(target, 'guides/costs.html', document)).toBe(link);
  });

  it('rejects a link to an operation that does not exist', () => {
    expect(() => linkFor('operation:createNothing', 'guides/costs.html', document)).toThrow(
      'There is no operation createNothing.',
    );
  });
});

describe('a built site', () => {
  const folder = newFolder(afterAll);

  it('stays up to date until a source of the site changes', async () => {
    expect(await isFresh(join(folder, 'none'))).toBe(false);
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '');
    const [tomorrow, yesterday] = [Date.now() / 1000 + 86_400, Date.now() / 1000 - 365 * 86_400];
    utimesSync(join(site, 'index.html'), tomorrow, tomorrow);
    expect(await isFresh(site)).toBe(true);
    utimesSync(join(site, 'index.html'), yesterday, yesterday);
    expect(await isFresh(site)).toBe(false);
  });

  it('becomes outdated once a file deep in its sources changes', async () => {
    const here = process.cwd();
    const deep = join(folder, 'openapi/docs/guides');
    const site = join(folder, 'old');
    for (const made of [deep, site]) mkdirSync(made, { recursive: true });
    writeFileSync(join(deep, 'costs.md'), '');
    writeFileSync(join(site, 'index.html'), '');
    const soon = Date.now() / 1000 + 60;
    utimesSync(join(site, 'index.html'), soon, soon);
    process.chdir(folder);
    try {
      expect(await isFresh(site)).toBe(true);
      utimesSync(join(deep, 'costs.md'), soon + 1, soon + 1);
      expect(await isFresh(site)).toBe(false);
    } finally {
      process.chdir(here);
    }
  });

  it('serves the present site, even after another build', async () => {
    const site = join(folder, 'served');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'One');
    const { url, close } = await serveDocs(site);
    try {
      expect(await (await fetch(`${url}/`)).text()).toBe('One');
      writeFileSync(join(site, 'second.html'), 'Two');
      expect(await (await fetch(`${url}/second.html`)).text()).toBe('Two');
    } finally {
      close();
    }
  });

  it('builds the site from nothing else', async () => {
    const inputs = Object.keys((await madeOf('scripts/docs.ts')).inputs);
    expect(inputs.length).toBeGreaterThan(50);
    expect(inputs.filter((file) => !made.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual(
      [],
    );
  });
});
