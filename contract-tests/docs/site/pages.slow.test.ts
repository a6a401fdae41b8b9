import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, takeFailures, timeout } from '../../support/pages.js';
import { colours, expectForEverybody, states } from './accessibility.js';
import { kinds } from './kinds.js';
import { openSite, visitSite } from './site.js';

const phone = { viewport: { width: 390, height: 844 } };

/** The first page of a kind is checked in all color schemes, and each of the others in one of them. */
const checks = kinds.flatMap((paths) =>
  paths.map(
    (path, index) => [path, colours.filter((_, place) => index === 0 || index % colours.length === place)] as const,
  ),
);

describe('a page', needs('browser'), () => {
  it.concurrent.each(checks)('passes accessibility checks and fits every screen: %s', (path, schemes) =>
    expectForEverybody(path, schemes),
  );

  it.concurrent.each(Object.entries(states))('passes accessibility checks with %s', (_, state) =>
    expectForEverybody(state.path, colours, state),
  );

  it.each(kinds.map(([path = '']) => path))('follows its policy, which blocks inline styles: %s', async (path) => {
    const page = await openSite(path);
    await page.waitForLoadState('networkidle');
    expect(takeFailures()).toEqual([]);
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p id="planted" style="color: red"></p>')`);
    expect(await page.evaluate('getComputedStyle(planted).color')).not.toBe('rgb(255, 0, 0)');
    expect(takeFailures().join()).toContain("style-src 'self'");
  });

  it.each(kinds.flat())('shows a page without scripts: %s', async (path) => {
    const page = await visitSite(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);
  });
});

describe('a reader', needs('browser'), () => {
  it('searches by keyboard, from any page, and reaches a field of an operation', async () => {
    const page = await openSite('guides/errors.html');
    await page.keyboard.press('/');
    await page.keyboard.type('image_uri');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await shows(dialog.getByRole('status'), /^\d+ results?\.$/);
    await shows(dialog.getByRole('option').first(), 'assets[].image_uri');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.url(), { timeout })
      .toContain('reference/createExplainComic.html#field-assets.image_uri');
  });

  it('prints code that is wider than the paper as a whole', async () => {
    const page = await openSite('package/batch.html');
    await page.setViewportSize({ width: 800, height: 1100 });
    const cut = () =>
      page.locator('pre').evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length);
    expect(await cut()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
  });

  it('sees a message when nothing is found, and closes the search with Escape', async () => {
    const page = await openSite('index.html');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('xyzzy');
    await shows(dialog, 'No results for “xyzzy”.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('sees a message when the search did not load, and loads it by opening it again', async () => {
    const page = await openSite('index.html');
    await page.context().setOffline(true);
    const status = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
    await page.keyboard.press('/');
    await shows(status, 'did not load. Open the search again to retry.');
    await page.context().setOffline(false);
    await page.keyboard.type('image_uri');
    await page.keyboard.press('Escape');
    await page.locator('input:focus').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await shows(status, /^\d+ results?\.$/);
  });

  it('finds text in a guide, and sees the line with the words', async () => {
    const page = await openSite('index.html');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('OutcomeUnknownError');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await shows(dialog.getByRole('option').first(), /^OutcomeUnknownError\s+genmedia, the client/);
    const option = dialog.getByRole('option').filter({ hasText: 'Every class' });
    await shows(option, /Every class\s+Errors and error codes\s+OutcomeUnknownError a request/);
    await shows(option.locator('mark'), /^OutcomeUnknownError$/);
    await option.click();
    await expect.poll(() => page.url(), { timeout }).toContain('guides/errors.html#every-class');
  });

  it('finds other words and typos for the intended ones, and sees which', async () => {
    const page = await openSite('index.html');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const box = dialog.getByRole('combobox');
    await box.fill('webhooks');
    await shows(dialog.getByRole('option').first(), 'Webhooks (callbacks)');
    await shows(dialog.getByRole('option').first().locator('mark').first(), /^callback/i);
    await box.fill('aspct_ratio');
    await shows(dialog.getByRole('option').first(), /^aspect_ratio/);
    await shows(dialog.getByRole('status'), /^\d+ results? for “aspect_ratio”/);
  });

  it('moves through the results with the arrow keys, and gets from a field to any operation that has it', async () => {
    const page = await openSite('guides/callbacks.html');
    await page.keyboard.press('/');
    await page.keyboard.type('err_code');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const options = dialog.getByRole('option');
    const chosen = dialog.getByRole('option', { selected: true });
    const box = dialog.getByRole('combobox', { expanded: true });
    await shows(options.first(), /^err_code\s+Read a task and its creations/);
    /** What the box, which keeps the focus, names as the current result. */
    const named = async () => {
      expect(await box.evaluate((input) => input.matches(':focus'))).toBe(true);
      expect(await chosen.count()).toBe(1);
      expect(await chosen.getAttribute('id')).toBe(await box.getAttribute('aria-activedescendant'));
      return chosen.innerText();
    };
    expect(await named()).toMatch(/^err_code/);
    await page.keyboard.press('ArrowUp');
    expect(await named()).toBe(await options.last().innerText());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await named()).toMatch(/^Also in \d+ more/);
    await page.keyboard.press('Enter');
    expect(await named()).toMatch(/^in \w+/);
    const music = dialog.getByRole('option', { name: 'in Make a music video', exact: true });
    for (let step = 0; step < 30 && (await music.getAttribute('aria-selected')) !== 'true'; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), { timeout }).toContain('reference/createMv.html#callback-err_code');
  });

  it('searches for a field inside of two fields that are folded, and sees it', async () => {
    const page = await openSite('reference/createText2Video.html');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stroyboard_id');
    await shows(dialog.getByRole('option').first(), 'Read a film and its parts');
    await page.keyboard.press('Enter');
    const field = page.locator('[id="response-data_records.storyboards.stroyboard_id"]');
    await field.waitFor();
    await expect.poll(() => field.evaluate((node) => node.getBoundingClientRect().top), { timeout }).toBeLessThan(300);
  });

  it('keeps the color scheme from page to page', async () => {
    const page = await openSite('reference/createText2Video.html', { colorScheme: 'light' });
    const mode = () => page.evaluate('document.documentElement.className');
    expect(await mode()).toBe('light');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    expect(await mode()).toBe('dark');
    const header = page.getByRole('navigation', { name: 'Site' });
    await header.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    expect(await mode()).toBe('dark');
    await page.getByRole('button', { name: 'Light colours' }).click();
    await header.getByRole('link', { name: 'Reference' }).click();
    await page.getByRole('heading', { name: 'Reference', level: 1 }).waitFor();
    expect(await mode()).toBe('light');
  });

  it('offers the other colours also if the script that sets them arrives last', async () => {
    const page = await openSite('guides/costs.html', { colorScheme: 'dark' });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/theme.js', (route) => arrival.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    const other = () => page.locator('.bar button[aria-label$="colours"]').getAttribute('aria-label');
    await expect.poll(other, { timeout }).toBe('Light colours');
    arrive();
    await page.waitForLoadState();
    await page.getByRole('button', { name: 'Light colours' }).click();
    expect(await page.evaluate('document.documentElement.className')).toBe('light');
  });

  it('copies code exactly', async () => {
    const page = await openSite('guides/first-call.html', { permissions: ['clipboard-read', 'clipboard-write'] });
    // After two seconds the button says "Copy" again, which is too soon for a busy machine to see it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sample = page.locator('.sample', { hasText: 'import { GenMedia }' }).first();
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy' }).click();
    await shows(sample.getByRole('button'), 'Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await sample.locator('code').innerText());
  });

  it('skips the header and the list of pages with the first key', async () => {
    const page = await openSite('guides/costs.html');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
  });

  it('opens the list of pages on a phone by its button', async () => {
    const page = await visitSite('guides/costs.html', phone);
    const button = page.locator('header').getByRole('button', { name: 'Pages' });
    const list = page.getByRole('navigation', { name: 'Pages' });
    const top = () => list.evaluate((node) => node.getBoundingClientRect().top).catch(() => 9999);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await top()).toBeLessThan(100);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Quickstart: a first call');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(await top()).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'File formats and limits' }).click();
    await page.getByRole('heading', { level: 1, name: 'File formats and limits' }).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await button.isVisible()).toBe(false);
  });

  it('finds the list of pages below the text on a phone without scripts', async () => {
    const page = await visitSite('guides/costs.html', { ...phone, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'All pages' }).click();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'File formats and limits' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'File formats and limits' }).waitFor();
  });

  it('gets a page for missing files at a URL that does not exist', async () => {
    const page = await openSite('guides/nothing.html');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(takeFailures()).toEqual([`${page.url()} has status 404.`]);
  });
});
