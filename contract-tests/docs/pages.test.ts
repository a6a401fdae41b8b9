import { describe, expect, it } from 'vitest';
import { hasBrowser } from '../browser.js';
import { shows, timeout } from '../pages.js';
import { seriousFaults } from './axe.js';
import { openSite, readSite } from './site.js';

const phone = { viewport: { width: 390, height: 844 } };
/** What a page is looked at with, and further widths at which it must not scroll sideways. */
const screens = [
  { look: { colorScheme: 'light', viewport: { width: 1400, height: 900 } }, widths: [1400, 1024] },
  { look: { colorScheme: 'dark', ...phone }, widths: [390, 320] },
] as const;

/** One page of each kind, and all those with a layout of their own. */
const paths = hasBrowser
  ? [
      'index.html',
      ...['first-call', 'life-of-a-task', 'callbacks', 'costs', 'media-rules', 'errors', 'mock-sandbox-service'].map(
        (name) => `guides/${name}.html`,
      ),
      ...['ci', 'versions', 'not-shown'].map((name) => `guides/${name}.html`),
      'models.html',
      'reference.html',
      'reference.html#/video/createreference2video',
      'reference.html#/comic/createexplaincomic',
      'rules.html',
      'rules/Reference2VideoRequest.html',
      'rules/Task.html',
      'changelog.html',
    ]
  : [];

describe.skipIf(!hasBrowser)('a page', () => {
  it.each(paths)('works for everybody and on every screen: %s', { timeout: 60_000 }, async (path) => {
    for (const { look, widths } of screens) {
      const page = await openSite(path, look);
      // The reference is there before its script runs, which then replaces it.
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
    }
  });

  it.each(paths.filter((path) => !path.startsWith('reference')))('can be read without scripts: %s', async (path) => {
    const page = await openSite(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });
});

describe.skipIf(!hasBrowser)('a reader', () => {
  it('searches by keyboard, from any page, and gets to a field of an operation', async () => {
    const page = await openSite('guides/errors.html');
    await page.keyboard.press('/');
    await page.keyboard.type('image_uri');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await shows(dialog.getByRole('link').first(), 'assets[].image_uri');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout }).toContain('reference.html#/comic/createexplaincomic');
  });

  it('is told when nothing is found, and closes the search by Escape', async () => {
    const page = await openSite('index.html');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox').fill('xyzzy');
    await shows(dialog, 'Nothing is found for “xyzzy”.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('copies code as it stands', async () => {
    const page = await openSite('guides/first-call.html', { permissions: ['clipboard-read', 'clipboard-write'] });
    const sample = page.locator('.sample', { hasText: 'import { GenMedia }' }).first();
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy' }).click();
    await shows(sample.getByRole('button'), 'Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await sample.locator('code').innerText());
  });

  it('gets past the bar and the list of pages with the first key', async () => {
    const page = await openSite('guides/costs.html');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
  });

  it('finds the list of pages below the text on a phone', async () => {
    const page = await openSite('guides/costs.html', phone);
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Media rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Media rules' }).waitFor();
  });

  it('is sent to an address that is not there, and told so', async () => {
    await expect(readSite('guides/nothing.html')).rejects.toThrow('404');
  });
});
