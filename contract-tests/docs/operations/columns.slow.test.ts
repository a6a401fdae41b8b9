import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { openSite, visitSite } from '../site/site.js';

interface Box {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { x, y, right, bottom } = node.getBoundingClientRect();
      return { x, y, right, bottom };
    });

const path = 'reference/createReference2Video.html?model=genq2-pro';
const sizeOf = (width: number) => ({ viewport: { width, height: 900 } });

describe('the page of an operation', needs('browser'), () => {
  it('keeps fields on the left and the request on the right in view wherever the reader is', async () => {
    const page = await visitSite(path, sizeOf(1400));
    const [fields, side] = [await boxOf(page, '.op-text'), await boxOf(page, '.op-side')];
    expect(side.x).toBeGreaterThan(fields.right);
    // The first sample begins in the first window.
    expect((await boxOf(page, '.op-side pre >> visible=true')).y).toBeLessThan(700);
    await page.locator('#field-callback_url').scrollIntoViewIfNeeded();
    await page.evaluate("document.querySelector('#violations').scrollIntoView()");
    for (const selector of ['.op-switch', '#samples', '.op-side pre >> visible=true']) {
      const { y } = await boxOf(page, selector);
      expect(y, selector).toBeGreaterThanOrEqual(0);
      expect(y, selector).toBeLessThan(500);
    }
  });

  it('shows what is tried in the place of the sample', async () => {
    const page = await visitSite(path, sizeOf(1400));
    expect(await page.locator('.op-samples').first().isVisible()).toBe(false);
    const sample = page.locator('.op-side .op-samples >> visible=true');
    const before = await boxOf(page, '.op-side');
    await page.getByRole('button', { name: 'Try it', exact: true }).click();
    await page.locator('#try-send').waitFor();
    expect(await sample.count()).toBe(0);
    const panel = await boxOf(page, '.try-panel');
    expect(panel.x).toBeGreaterThanOrEqual(before.x);
    expect(panel.right).toBeLessThanOrEqual(before.right);
    // The switch of the page is the only one.
    expect(await page.locator('#try-variant').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => sample.count(), { timeout }).toBe(1);
  });

  it('shows one column on a phone, where the switch stays in one line at the top', async () => {
    const page = await visitSite(path, sizeOf(390));
    const [fields, side] = [await boxOf(page, '.op-text'), await boxOf(page, '.op-side')];
    expect(fields.y).toBeGreaterThan(side.y);
    expect(Math.abs(fields.x - side.x)).toBeLessThan(10);
    await page.evaluate("document.querySelector('#violations').scrollIntoView()");
    const bar = await boxOf(page, '.op-switch');
    expect(bar.y).toBeGreaterThan(0);
    expect(bar.bottom).toBeLessThan(120);
    const current = await boxOf(page, '.op-switch [aria-current]');
    expect(current.x).toBeGreaterThanOrEqual(0);
    expect(current.right).toBeLessThanOrEqual(390);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('opens at the same field of the same model again, after a reload and for a colleague', async () => {
    const page = await openSite('reference/createReference2Video.html');
    const choice = page.locator('.op-switch').getByRole('link', { name: 'genq2-pro', exact: true });
    await choice.click();
    const field = page.locator('#field-videos');
    await field.locator('.op-name a').first().click();
    const url = page.url();
    expect(url).toMatch(/\?model=genq2-pro#field-videos$/);
    const isAtTop = (shown: Page) =>
      shown.evaluate(`(() => {
        const { top } = document.querySelector('#field-videos').getBoundingClientRect();
        return top > 0 && top < 300 && document.querySelector('.op-switch [aria-current]').textContent;
      })()`);
    await page.reload();
    await expect.poll(() => isAtTop(page), { timeout }).toBe('genq2-pro');
    const other = await openSite(new URL(url).pathname.slice(1) + new URL(url).search + new URL(url).hash);
    await expect.poll(() => isAtTop(other), { timeout }).toBe('genq2-pro');
  });
});
