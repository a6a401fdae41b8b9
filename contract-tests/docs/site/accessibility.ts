import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { accessibilityFaults } from './axe.js';
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
    shown: 'dialog.search [role=option]',
    part: 'dialog.search',
  },
  'the open list of pages': {
    path: 'guides/costs.html',
    // On wide screens, where this starts, the list is always visible and its button is not.
    enter: (page) => page.locator('.to-menu').dispatchEvent('click'),
    shown: '.pages.is-open a',
    part: '.pages, .bar',
  },
  'an operation that is tried': {
    path: 'reference/createText2Video.html',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Try it', exact: true }).click();
      for (const summary of ['Faults', 'Another server']) await page.getByText(summary, { exact: true }).click();
      await page.getByRole('checkbox', { name: 'status', exact: true }).check();
      await page.getByRole('checkbox', { name: 'status', exact: true }).uncheck();
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

type Colours = (typeof colours)[number];

/** Checks a page in some color schemes and at each width, or only the part that a state changes. */
export const expectForEverybody = (path: string, schemes: readonly Colours[], state?: State) =>
  inOneOf(windows, async (window) => {
    const [first = 'light', ...others] = schemes;
    const page = await visitSite(path, { colorScheme: first, viewport: { width: 1400, height: 900 }, window });
    await page.getByRole('heading').first().waitFor();
    await state?.enter?.(page);
    let shown = first;
    for (const width of looked) {
      await expectToFit(page, width);
      if (state) await page.locator(state.shown).first().waitFor();
      expect(await accessibilityFaults(page, state?.part), `${shown}, ${width} wide`).toEqual([]);
      for (const _ of others) {
        const layout = await layoutOf(page);
        shown = await switchColours(page, shown);
        const rules = (await layoutOf(page)) === layout ? 'colours' : 'all';
        expect(await accessibilityFaults(page, state?.part, rules), `${shown}, ${width} wide`).toEqual([]);
      }
    }
    // Color schemes do not change widths.
    for (const width of further) await expectToFit(page, width);
  });

/** Two pages are checked at the same time, each in a window of its own. */
const windows = ['first', 'second'];

/** Calls a function with one of these that no other call has, when there is one. */
async function inOneOf<Item>(free: Item[], use: (item: Item) => Promise<void>): Promise<void> {
  const item = free.pop();
  if (item === undefined) {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return inOneOf(free, use);
  }
  try {
    await use(item);
  } finally {
    free.push(item);
    waiting.shift()?.();
  }
}

const waiting: (() => void)[] = [];

/** Presses the button for the other colours, which an open dialog may cover. Returns the colours that are then shown. */
async function switchColours(page: Page, from: Colours): Promise<Colours> {
  const to = from === 'light' ? 'dark' : 'light';
  const label = { light: 'Light colours', dark: 'Dark colours' }[to];
  await page.locator(`.bar button[aria-label="${label}"]`).dispatchEvent('click');
  await page.locator(`html.${to}`).waitFor();
  // A colour that still changes is neither the old nor the new one.
  await page.evaluate('for (const change of document.getAnimations()) change.finish();');
  return to;
}

/** Where everything on a page is. If that stays the same, so does all that axe reads, except colours. */
const layoutOf = (page: Page) =>
  page.evaluate<string>(`[...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height].join(' ');
  }).join()`);

/** Checks that a page of this width does not scroll sideways. */
export async function expectToFit(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  const scrollWidth = 'document.documentElement.scrollWidth';
  // Whether it comes to that or not, what it came to is compared.
  await page.waitForFunction(`${scrollWidth} === ${width}`).catch(() => {});
  expect(await page.evaluate(scrollWidth)).toBe(width);
}
