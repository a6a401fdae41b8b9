import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { timeout } from '../../support/pages.js';
import { seriousFaults } from './axe.js';
import { visitSite } from './site.js';

/** A state that a reader can bring about on a page. */
interface State {
  path: string;
  enter?: (page: Page) => Promise<unknown>;
  /** A selector for what is then visible. */
  shown: string;
  /** The part of the page that it changes. The rest is checked without it. */
  part: string;
}

/** States that a page does not have after loading. */
export const states: Record<string, State> = {
  'the open search': {
    path: 'guides/costs.html',
    enter: async ({ keyboard }) => {
      await keyboard.press('/');
      await keyboard.type('image');
    },
    shown: 'dialog.search li a',
    part: 'dialog.search',
  },
  'rules that are all open': {
    path: 'rules/Text2VideoRequest.html',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open all' }).click();
      await page.getByRole('button', { name: 'Close all' }).waitFor();
    },
    shown: '.rules-rule[open] .rules-cases',
    part: '.rules-rule',
  },
  'an open menu of the reference': {
    path: 'reference.html#/video/createreference2video',
    enter: (page) => page.getByRole('button', { name: 'genq1', exact: true }).first().click(),
    shown: '[role=menuitem]:visible',
    part: '[role=menu], [aria-haspopup=menu][aria-expanded=true]',
  },
  'an operation that is tried': {
    path: 'reference/createText2Video.html',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Try it', exact: true }).click();
      for (const summary of ['Faults', 'Another server']) await page.getByText(summary, { exact: true }).click();
      await page.getByRole('checkbox', { name: /^status / }).check();
      await page.getByRole('checkbox', { name: /^status / }).uncheck();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: '+10 seconds' }).click();
      const body = page.getByLabel('Body', { exact: true });
      await body.fill('{}');
      await body.press('ArrowLeft');
      await page.keyboard.type('"');
    },
    shown: '.try-suggestions [role=option], .try-files a',
    part: '#try-it',
  },
  'models of which none is found': {
    path: 'models.html?text=zzz',
    shown: '.models-empty',
    part: '.models-filter, .models-empty',
  },
};

/** The color schemes of a page. */
export const colours = ['light', 'dark'] as const;

/** Widths at which axe checks a page, and further ones at which it must not scroll sideways. */
const looked = [1400, 390];
const further = [1024, 320];

/** Checks a page in some color schemes and at each width, or only the part that a state changes. */
export async function expectForEverybody(path: string, schemes: readonly (typeof colours)[number][], state?: State) {
  for (const colorScheme of schemes) {
    const page = await visitSite(path, { colorScheme, viewport: { width: 1400, height: 900 } });
    // The reference is present before its script runs, which then replaces it.
    if (path.startsWith('reference.html')) await page.waitForLoadState('networkidle');
    await page.getByRole('heading').first().waitFor();
    await state?.enter?.(page);
    for (const width of looked) {
      await expectToFit(page, width);
      if (state) await page.locator(state.shown).first().waitFor();
      expect(await seriousFaults(page, state?.part), `${colorScheme}, ${width} wide`).toEqual([]);
    }
    // Color schemes do not change widths.
    if (colorScheme === schemes[0]) for (const width of further) await expectToFit(page, width);
  }
}

/** Checks that a page of this width does not scroll sideways. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), { timeout }).toBe(width);
}
