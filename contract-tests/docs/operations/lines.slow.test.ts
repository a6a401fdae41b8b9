import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../scripts/docs/search/search.js';
import { lineIn } from '../../../scripts/document/docs-links.js';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { openSite, readSite } from '../site/site.js';

/** Whether the target of the URL is at the top of the window, or as near to it as the end of the page permits. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const target = document.getElementById(location.hash.slice(1));
    const top = target.getBoundingClientRect().top;
    return target.checkVisibility() && top >= 0 && top < (isEnd ? innerHeight : 300);
  })()`);

/** One URL of each kind, regardless of names: `?name=name#field-name.name`. */
async function lineOfEachKind(): Promise<string[]> {
  const { entries }: { entries: Entry[] } = JSON.parse(await readSite('assets/search.json'));
  const lines = entries.flatMap(({ operations = [] }) =>
    operations.map(([place, line]) => [line, lineIn(entries[place]?.url ?? '', line)] as const),
  );
  const kindOf = (line: string) => line.replace(/\?.*#/, '?#').replace(/(?<=[-.])\w+/g, 'name');
  return [...new Map(lines.map(([line, url]) => [kindOf(line), url])).values()];
}

describe('a URL of a field', needs('browser'), () => {
  it('chooses a variant that has the field, and opens it at its line', async () => {
    const urls = await lineOfEachKind();
    expect(urls.length).toBeGreaterThan(6);
    expect(urls.some((url) => url.includes('?'))).toBe(true);
    const page = await openSite('index.html');
    const home = page.url();
    for (const url of urls) {
      await page.goto(new URL(url, home).href);
      await expect.poll(() => isSeen(page), { message: url, timeout }).toBe(true);
    }
  });
});
