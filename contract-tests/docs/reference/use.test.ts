import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { openSite } from '../site/site.js';

const text2video = 'reference.html#/video/createtext2video';

const hasFocus = (locator: Locator) => locator.evaluate((node) => node === node.ownerDocument.activeElement);

describe('a reader of the reference', needs('browser'), () => {
  it('finds image_uri by keyboard, and reaches the field', async () => {
    const page = await openSite(text2video);
    await page.getByRole('heading', { name: 'Make a video from text' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('image_uri');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await shows(dialog.getByRole('option').first(), 'image_uri');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.url(), { timeout })
      .toMatch(/\/reference\/createExplainComic\.html#field-assets\.image_uri$/);
    await page.locator('[id="field-assets.image_uri"]:visible').waitFor();
  });

  it('can open any part of it in another tab', async () => {
    const page = await openSite('reference.html');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const links = page.locator('#redoc a');
    const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(10);
    expect(
      targets.filter(
        (target) => !/^(#\/|openapi(-3\.0)?\.(json|yaml)$|https:\/\/redocly\.com\/redoc\/$)/.test(target ?? ''),
      ),
    ).toEqual([]);
  });

  it('sees the body of callbacks', async () => {
    const page = await openSite(text2video);
    const section = page.locator('[id="video/createtext2video"]');
    await section.getByRole('button', { name: 'Receive an update of a task' }).click();
    await shows(section, /the service retries three times/);
  });

  it('reads what the service does not document in the relevant place', async () => {
    const page = await openSite(text2video);
    await shows(page.locator('[id="video/createtext2video"]'), 'Allowed durations of this model are not documented');
  });

  it('reads the limits of a file at its field', async () => {
    const page = await openSite('reference.html#/video/createimg2video');
    await shows(page.locator('[id="video/createimg2video"]'), /Files: png, .*less than 4:1, at most 50 MB/);
  });

  it('switches the model with the keyboard alone', async () => {
    const page = await openSite('reference.html#/video/createreference2video');
    const section = page.locator('[id="video/createreference2video"]');
    const menu = section.getByRole('button', { name: 'genq1', exact: true });
    await section.getByRole('link', { name: 'link to model' }).first().focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu)).toBe(true);
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'genq2-pro' });
    await item.waitFor();
    for (let presses = 0; !(await hasFocus(item)); presses += 1) {
      expect(presses).toBeLessThan(10);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await shows(section, /videos\s*Array of strings/);
    expect(await hasFocus(section.getByRole('button', { name: 'genq2-pro', exact: true }))).toBe(true);
    await page.keyboard.press('Enter');
    await item.waitFor();
    const items = page.getByRole('menuitem').filter({ visible: true });
    for (const [key, place] of [
      ['End', items.last()],
      ['Home', items.first()],
      ['ArrowUp', items.last()],
    ] as const) {
      await page.keyboard.press(key);
      expect(await hasFocus(place), key).toBe(true);
    }
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
  });

  it('keeps the color scheme from page to page', async () => {
    const page = await openSite(text2video, { colorScheme: 'light' });
    const mode = () => page.evaluate('document.documentElement.className');
    await expect.poll(mode, { timeout }).toContain('light');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect.poll(mode, { timeout }).toContain('dark');
    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('heading', { name: 'Models', level: 1 }).waitFor();
    expect(await mode()).toContain('dark');
    await page.getByRole('button', { name: 'Light colours' }).click();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Reference' }).click();
    await expect.poll(mode, { timeout }).toContain('light');
  });

  it('reads it on a phone: nothing scrolls sideways, and the menu leads to an operation', async () => {
    const page = await openSite(text2video, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const section = page.locator('[id="video/createtext2video"]');
    await section.getByRole('tab', { name: 'genq2' }).tap();
    await shows(section, /1 \.\. 10/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByRole('button', { name: 'Open navigation menu' }).tap();
    await page.getByRole('link', { name: 'Speech', exact: true }).tap();
    await expect.poll(() => page.url(), { timeout }).toContain('#/speech');
  });
});
