import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { guidePages } from '../../../scripts/docs/guides/guides.js';
import { layout } from '../../../scripts/docs/site/layout.js';
import { watchSite } from '../../../scripts/docs/site/watch.js';
import { document } from '../../support/document.js';
import { newFolder } from '../../support/new-folder.js';
import { needs } from '../../support/optional-tools.js';
import { closing, newPage, shows, timeout, watch } from '../../support/pages.js';

const folder = newFolder(afterAll);
const guide = join(folder, 'costs.md');

/** What the page loads. */
const assets = ['site.css', 'icon.svg', ...['theme', 'site', 'search', 'try-it-button'].map((name) => `${name}.js`)];

/** A site of one page, whose heading is the text of a file. */
async function startSite() {
  const [page] = await guidePages(document);
  if (!page) throw new Error('There is no guide.');
  writeFileSync(guide, 'First');
  const lines: string[] = [];
  const made: (readonly string[])[] = [];
  const { url, close } = await watchSite({
    port: 0,
    folders: [folder],
    log: (line) => lines.push(line),
    make: async (changed) => {
      made.push(changed);
      const text = readFileSync(guide, 'utf8');
      if (text === 'wrong') throw new Error('costs.md: There is no fact {{x}}.');
      return new Map([
        ['index.html', layout(page, []).replace(/<h1>.*?<\/h1>/, `<h1>${text}</h1>`)],
        ['404.html', 'There is no such page'],
        ...assets.map((name) => [`assets/${name}`, ''] as const),
      ]);
    },
  });
  closing.push(async () => close());
  return { url, lines, made };
}

describe('the docs while they are written', () => {
  it('serves the docs from memory, with a page for missing files', async () => {
    const { url } = await startSite();
    const response = await fetch(`${url}/?a=1`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>First</h1>');
    const missing = await fetch(`${url}/nothing.html`);
    expect([missing.status, await missing.text()]).toEqual([404, 'There is no such page']);
    // Not a path that can be decoded.
    expect((await fetch(`${url}/%`)).status).toBe(404);
    expect((await fetch(url)).status).toBe(200);
  });

  it('builds the docs again after a change, and keeps them after a mistake', async () => {
    const { url, lines, made } = await startSite();
    const heading = async () => /<h1>(.*?)<\/h1>/.exec(await (await fetch(url)).text())?.[1];
    writeFileSync(guide, 'Second');
    await expect.poll(heading, { timeout }).toBe('Second');
    expect(made.at(-1)).toEqual([`${folder}/costs.md`]);
    writeFileSync(guide, 'wrong');
    await expect.poll(() => lines.at(-1), { timeout }).toMatch(/^costs\.md: There is no fact.*\nThe pages stay/s);
    expect(await heading()).toBe('Second');
    writeFileSync(guide, 'Third');
    await expect.poll(heading, { timeout }).toBe('Third');
    expect(lines.at(-1)).toMatch(/^Built again in [\d.]+ s: .*costs\.md$/);
  });

  it('reloads pages in the browser, within the policy of the page', needs('browser'), async () => {
    const { url } = await startSite();
    const page = await newPage();
    watch(page, url);
    await page.goto(url);
    await shows(page.getByRole('heading', { level: 1 }), 'First');
    await page.waitForFunction('performance.getEntriesByName(new URL("/_reload.js", location).href).length > 0');
    writeFileSync(guide, 'Second');
    await shows(page.getByRole('heading', { level: 1 }), 'Second');
  });
});

describe('a guide that has not changed', () => {
  it('does not build an unchanged guide again', async () => {
    const placeOfCode = () => undefined;
    const [one, other] = [await guidePages(document, placeOfCode), await guidePages(document, placeOfCode)];
    expect(one.length).toBeGreaterThan(20);
    for (const [index, page] of one.entries()) expect(other[index]).toBe(page);
  });
});
