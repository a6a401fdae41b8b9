import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { maxQueryLength, toQuery } from '../../../scripts/docs/search/query.js';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { openSite } from './site.js';

const long = 'x'.repeat(100_000);
const manyWords = 'prompt '.repeat(15_000);
/** A query of the maximum length that finds something only in full. */
const padded = `prompt${' '.repeat(maxQueryLength)}`;

describe('a query', () => {
  it('cuts a query to the searched length, and never within a character', () => {
    expect(toQuery(`  ${long}`)).toBe('x'.repeat(maxQueryLength));
    expect(toQuery(padded)).toBe('prompt');
    expect(toQuery(`${'x'.repeat(maxQueryLength - 1)}🎬`)).toBe('x'.repeat(maxQueryLength - 1));
    expect(toQuery(`${'x'.repeat(maxQueryLength - 2)}🎬`)).toBe(`${'x'.repeat(maxQueryLength - 2)}🎬`);
  });
});

/** Sets the text of a box as a script or autofill would, beyond the limit for typed text. */
const put = (box: Locator, text: string) =>
  box.evaluate((input, value) => {
    (input as unknown as { value: string }).value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Pastes a text into a box. */
async function paste(page: Page, box: Locator, text: string) {
  await box.focus();
  await page.keyboard.insertText(text);
}

// Each test fails if a page throws: pages.ts collects what no page may do.
describe('a long query in a browser', needs('browser'), () => {
  it('accepts a long query in the search of all pages', async () => {
    const page = await openSite('guides/errors.html');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const box = dialog.getByRole('combobox');
    await put(box, long);
    await shows(dialog.getByRole('status'), `No results for “${'x'.repeat(maxQueryLength)}”.`);
    await put(box, manyWords);
    await shows(dialog.getByRole('status'), /results?\./);
    await put(box, '');
    await paste(page, box, long);
    await expect.poll(() => box.inputValue(), { timeout }).toHaveLength(maxQueryLength);
  });

  it('accepts a long query in the filter of models, and cuts it in the URL', async () => {
    const page = await openSite(`models.html?text=${'y'.repeat(10_000)}`);
    await shows(page.locator('.models-empty'), `No field matches “${'y'.repeat(maxQueryLength)}”.`);
    const box = page.getByLabel('Field, value or model');
    await put(box, long);
    await shows(page.locator('.models-empty'), `No field matches “${'x'.repeat(maxQueryLength)}”.`);
    expect(new URL(page.url()).searchParams.get('text')).toHaveLength(maxQueryLength);
  });
});
