import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lineIn } from '../../../scripts/docs/reference/links.js';
import type { Entry } from '../../../scripts/docs/search/search.js';
import { hasBrowser } from '../../../scripts/lib/browser.js';
import { timeout } from '../../support/pages.js';
import { matrix, openModels } from '../models/setup.js';
import { openSite, readSite } from '../site/site.js';

/** Whether the line of a URL is at the top of the window, or as near to it as the end of the page permits. */
const isSeen = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const lowest = isEnd ? innerHeight : 300;
    return [...document.querySelectorAll('#redoc a')]
      .filter((link) => link.getAttribute('href') === ${JSON.stringify(url.replace(/^[^#]*/, ''))})
      .map((link) => link.checkVisibility() && link.getBoundingClientRect().top)
      .some((top) => top !== false && top >= 0 && top < lowest);
  })()`);

/** One URL of each kind, regardless of names and numbers: `t=request&path=&d=0/name`. */
async function lineOfEachKind(): Promise<string[]> {
  const index: Entry[] = JSON.parse(await readSite('assets/search.json'));
  const lines = index.flatMap(({ operations = [] }) =>
    operations.map(([place, line]) => [line, lineIn(index[place]?.url ?? '', line)] as const),
  );
  const kindOf = (line: string) => line.replace(/\w+(?=\[|\/|&|$)/g, 'name').replace(/cb=[^&]*/, 'cb');
  return [...new Map(lines.map(([line, url]) => [kindOf(line), url])).values()];
}

describe.skipIf(!hasBrowser)('a URL in the reference', () => {
  it('that the search returns for a field opens the field at its line', async () => {
    const urls = await lineOfEachKind();
    expect(urls.length).toBeGreaterThan(10);
    const page = await openSite(urls[0] ?? '');
    for (const url of urls) {
      await page.goto(new URL(url, page.url()).href);
      await expect.poll(() => isSeen(page, url), { message: url, timeout }).toBe(true);
    }
  });

  it('that the page of models has for a variant selects it', async () => {
    const models = await openModels();
    const page = await openSite('reference.html');
    for (const { operationId, variants } of matrix.generators.filter(({ by }) => by !== null)) {
      for (const variant of variants) {
        const head = models.locator(`[data-generator=${operationId}] thead [data-variants="${variant}"] a`);
        await page.goto(new URL((await head.getAttribute('href')) ?? '', page.url()).href);
        const section = page.locator(`[id$="/${operationId.toLowerCase()}"]`);
        const chosen = section.locator('[role=tab][aria-selected=true], button[aria-haspopup=menu]').first();
        await expect.poll(() => chosen.innerText(), { message: `${operationId} ${variant}`, timeout }).toBe(variant);
      }
    }
  });
});
