import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { between, textOf } from '../site/html.js';
import { openSite, readSite } from '../site/site.js';

const guides = readdirSync('openapi/docs/guides').map((file) => file.replace('.md', '.html'));

describe('the list of pages', () => {
  it('groups guides by topic, and marks the current one', async () => {
    const [list = ''] = between(await readSite('guides/costs.html'), /<nav class="pages"[^>]*>/, '</nav>');
    const groups = list.split('<h2>').slice(1);
    const titles = groups.map((group) => textOf(group.slice(0, group.indexOf('</h2>'))));
    expect(titles.slice(0, 5)).toEqual(['Start', 'Build', 'Test', 'Operate', 'Reference']);
    for (const group of groups.slice(0, 5))
      expect(between(group, /href="\.\.\/guides\//, '"').length).toBeGreaterThan(1);
    expect(list).toMatch(/<a href="[^"]+" aria-current="page">Pricing and credits<\/a>/);
  });

  it('keeps titles on one line', async () => {
    for (const name of guides) {
      const [title = ''] = between(await readSite(`guides/${name}`), /<h1>/, '</h1>');
      expect(textOf(title).length, title).toBeLessThanOrEqual(36);
    }
  });
});

describe('the list of contents', () => {
  it('marks the section that is being read', needs('browser'), async () => {
    const page = await openSite('guides/errors.html', { viewport: { width: 1400, height: 700 } });
    const contents = page.getByRole('complementary', { name: 'On this page' });
    const marked = () => contents.locator('[aria-current="location"]').allInnerTexts();
    const [first, second] = await contents.getByRole('link').allInnerTexts();
    // The text before the first section belongs to none.
    expect(await marked()).toEqual([]);
    await contents.getByRole('link').first().click();
    await expect.poll(marked, { timeout }).toEqual([first]);
    await contents.getByRole('link').nth(1).click();
    await expect.poll(marked, { timeout }).toEqual([second]);
    await page.evaluate('scrollTo(0, 1e6)');
    await expect.poll(marked, { timeout }).toEqual([await contents.getByRole('link').last().innerText()]);
    await page.evaluate('scrollTo(0, 0)');
    await expect.poll(marked, { timeout }).toEqual([]);
  });
});
