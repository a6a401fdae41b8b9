import { describe, expect, it } from 'vitest';
import { operationPlace } from '../../../scripts/document/docs-links.js';
import { operations } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { readSite, visitSite } from '../site/site.js';

/** The time until a page can be used depends on the machine: `npm run bench -- page` measures it. These are its causes. */
const limits = {
  /** Elements of a page, most of which are hidden: they belong to other models. */
  elements: 4500,
  /** Elements that are laid out before a reader scrolls. */
  laidOut: 600,
};

const phone = { viewport: { width: 390, height: 844 } };
const largest = operationPlace('createReference2Video');

describe('the page of an operation on a slow phone', () => {
  it.each(operations.map(({ operation }) => operation.operationId))(
    'shows the page to its end while it is still loading: %s',
    async (operationId) => {
      const page = await readSite(operationPlace(operationId));
      const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(3);
      // Others stop the browser where they stand.
      expect(scripts.filter((tag) => !/ type="module"| async/.test(tag))).toEqual([]);
      // Browsers delay scripts that they take for unimportant until the styles are there.
      expect(scripts.filter((tag) => !tag.includes(' fetchpriority="high"'))).toEqual([]);
      expect([...page.matchAll(/<[a-z]/g)].length).toBeLessThan(limits.elements);
    },
  );

  it('does not render before the theme has set the colours', async () => {
    expect(await readSite(largest)).toMatch(/<script src="[^"]*theme\.js"[^>]* blocking="render"/);
  });

  it('does not load what the search needs before it is opened', async () => {
    expect(await readSite(largest)).not.toContain('find.js');
    expect(await readSite('assets/search.js')).not.toContain('documentIds');
    expect(await readSite('assets/find.js')).toContain('documentIds');
  });

  describe('the page of an operation in a browser', needs('browser'), () => {
    /** How many elements are laid out. */
    const laidOut = `[...document.querySelectorAll('body *')].filter((node) => node.checkVisibility({ contentVisibilityAuto: true })).length`;

    it('lays out only what is near the window, and the rest on paper', async () => {
      const page = await visitSite(largest, phone);
      // The browser decides after its first frame what is near.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const atFirst = await page.evaluate<number>(laidOut);
      expect(atFirst).toBeGreaterThan(100);
      expect(atFirst).toBeLessThan(limits.laidOut);
      await page.emulateMedia({ media: 'print' });
      expect(
        await page.evaluate(
          `[...document.querySelectorAll('.op-field')].map((field) => getComputedStyle(field).contentVisibility)`,
        ),
      ).not.toContain('auto');
    });

    it('scrolls to a field far below, in full', async () => {
      const page = await visitSite(`${largest}#callback`, phone);
      const top = () => page.evaluate<number>(`document.querySelector('#callback').getBoundingClientRect().top`);
      await expect.poll(top).toBeLessThan(844);
      expect(await top()).toBeGreaterThanOrEqual(0);
    });
  });
});
