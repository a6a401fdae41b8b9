import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { expectToFit } from './accessibility.js';
import { kinds } from './kinds.js';
import { openSite, visitSite } from './site.js';

const paths = kinds.map(([path = '']) => path);
const operation = 'reference/createReference2Video.html?model=genq2-pro';

/** What has the focus: whether a reader sees that it has, and whether something lies over it. */
interface Focused {
  name: string;
  isMarked: boolean;
  isInView: boolean;
}

/** What the focus is on. It is in view if the middle of what the window has of it is, or that of one of its lines. */
const focused = `(() => {
  const element = document.activeElement;
  if (element === document.body) return undefined;
  const marked = [element, element.closest('.try-editor-frame')].filter(Boolean).map((one) => getComputedStyle(one));
  const middle = (start, end, size) => (Math.max(start, 0) + Math.min(end, size)) / 2;
  const isAt = ({ left, right, top, bottom }) => {
    const over = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    return over !== null && (element.contains(over) || over.contains(element));
  };
  return {
    name: element.localName + ' ' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
    isMarked: marked.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    isInView: [...element.getClientRects()].some(isAt),
  };
})()`;

/** Presses a key some times, and expects that a reader sees each time what has the focus. */
async function expectToSeeFocus(page: Page, key: string): Promise<void> {
  const seen: (Focused | undefined)[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate<Focused | undefined>(focused));
  }
  const onPage = seen.filter((found) => found !== undefined);
  expect(onPage.length).toBeGreaterThan(20);
  expect(onPage.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
}

describe('a page', needs('browser'), () => {
  // Backwards, the focus comes from below, where bars at the top may cover it.
  it.each(paths)('marks the focus, and nothing covers it: %s', async (path) => {
    const page = await visitSite(path, { viewport: { width: 1400, height: 700 } });
    await expectToSeeFocus(page, 'Tab');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.locator('footer a').last().focus();
    await expectToSeeFocus(page, 'Shift+Tab');
  });

  it.each(paths)('stays readable at 200 %, of the page or of its letters alone: %s', async (path) => {
    // A window of 1280 by 800 pixels.
    const page = await openSite(path, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await expectToFit(page, 640, 400);
    await page.evaluate('scrollTo(0, 900)');
    const covered = await page.evaluate<number>(`Math.max(...[...document.querySelectorAll('.bar, .op-switch')]
      .map((bar) => bar.getBoundingClientRect().bottom))`);
    expect(covered, 'what stays at the top').toBeLessThan(400 / 3);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    for (const width of [1280, 640]) await expectToFit(page, width);
  });

  it.each(paths)('moves nothing, with and without reduced motion: %s', async (path) => {
    const page = await openSite(path, { reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Dark colours' }).click();
    for (const link of await page.locator('header a').all()) await link.hover();
    const moves = `[...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      return transitionDuration !== '0s' || animationName !== 'none' || scrollBehavior !== 'auto';
    }).map(({ localName, className }) => localName + '.' + className)`;
    expect(await page.evaluate(moves)).toEqual([]);
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  });

  it.each(paths)('prints all of its text on paper, light and without controls: %s', async (path) => {
    const page = await visitSite(path, { colorScheme: 'dark' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    for (const selector of ['.bar', '.pages', '.contents', '.copy', '#try-it', '.op-languages', '.page-tools'])
      expect(await page.locator(selector).filter({ visible: true }).count(), selector).toBe(0);
    const cut = `[...document.querySelectorAll('main *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow, more) => overflow !== 'visible' && more > 1;
      return element.checkVisibility() && !element.closest('.unseen') &&
        (isCut(overflowX, element.scrollWidth - element.clientWidth) ||
          isCut(overflowY, element.scrollHeight - element.clientHeight));
    }).map(({ localName, className }) => localName + '.' + className)`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(await page.locator('main details:not([open])').filter({ visible: true }).count()).toBe(0);
  });
});

describe('forced colours', needs('browser'), () => {
  /** What is chosen, and one that is not, where colours of a page say which. */
  const choices: Record<string, readonly [path: string, chosen: string, other: string]> = {
    'the variant of an operation': [operation, '.op-switch [aria-current]', '.op-switch a:not([aria-current])'],
    'the language of samples': [operation, '.op-languages [aria-pressed=true]', '.op-languages [aria-pressed=false]'],
    'the current page': ['guides/costs.html', '.pages [aria-current]', '.pages a:not([aria-current])'],
    'the part of the site': ['guides/costs.html', '.bar nav [aria-current]', '.bar nav a:not([aria-current])'],
    'the result that Enter opens': [
      'index.html',
      '[role=option][aria-selected=true]',
      '[role=option]:not([aria-selected=true])',
    ],
  };

  it.each(Object.entries(choices))('keeps the mark of %s', async (_, [path, chosen, other]) => {
    const page = await openSite(path, { forcedColors: 'active' });
    if (chosen.startsWith('[role=option]')) {
      await page.keyboard.press('/');
      await page.keyboard.type('callback');
    }
    await page.locator(chosen).first().waitFor();
    // A ground that is not adjusted, of a colour that the reader has for what is selected.
    const groundOf = (selector: string) =>
      page.evaluate<string>(`(() => {
        const { forcedColorAdjust, backgroundColor } = getComputedStyle(document.querySelector('${selector}'));
        return forcedColorAdjust + ' ' + backgroundColor;
      })()`);
    const [marked, plain] = [await groundOf(chosen), await groundOf(other)];
    await page.evaluate(`document.body.style.background = 'SelectedItem'`);
    expect(marked).toBe((await groundOf('body')).replace('auto', 'none'));
    expect(plain).not.toBe(marked);
  });
});

describe('a reader without a mouse', needs('browser'), () => {
  /** Presses Tab until an element with this name has the focus. */
  async function tabTo(page: Page, name: string, key = 'Tab') {
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate<string>(
        `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()`,
      );
      if (found === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  }

  it('chooses a model and a language, sends a request, and gets back to the sample', async () => {
    const page = await openSite('reference/createText2Video.html');
    await tabTo(page, 'genq2');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('?model=genq2');
    await tabTo(page, 'Try it');
    await page.keyboard.press('Enter');
    await page.locator('#try-send').waitFor();
    await tabTo(page, 'Send');
    await page.keyboard.press('Enter');
    await page.locator('.try-task').first().waitFor();
    await tabTo(page, 'Close', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Python');
    await page.keyboard.press('Enter');
    await page.locator('.op-samples code:has-text("import requests") >> visible=true').first().waitFor();
  });
});
