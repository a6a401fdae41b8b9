import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onePagePlace } from '../../../scripts/docs/reference/links.js';
import { type document, operations, resolve } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { visitSite } from '../site/site.js';

type Json = typeof document;

/** The visible fields of a request, by the links to each of them. Nested fields have a slash. */
async function requestFields(page: Page, operation: Json): Promise<string[]> {
  const place = onePagePlace(operation).split('#/')[1];
  const links = page.locator(`a[href^="#/${place}#${place}/t=request"]`);
  const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return targets.map((target) => target.replace(/^.*path=(?:&d=\d+\/)?/, ''));
}

const tags: string[] = [...new Set(operations.map(({ operation }) => operation.tags[0]))];

describe('the reference on one page', needs('browser'), () => {
  it.each(tags)('opens each operation of %s by its link, with its code and its variants', async (tag) => {
    let page: Page | undefined;
    for (const { path, operation } of operations.filter(({ operation }) => operation.tags[0] === tag)) {
      const link = onePagePlace(operation);
      if (!page) page = await visitSite(link);
      else await page.goto(new URL(link, page.url()).href);
      const section = page.locator(`[id="${link.split('#/')[1]}"]`);
      await seesOperation(section, operation);
      await seesCode(page, section, path, operation);
      const body = resolve(operation.requestBody?.content['application/json'].schema);
      if (body?.discriminator) await switchesVariants(page, section, operation, body.discriminator);
    }
  });
});

async function seesOperation(section: Locator, { summary, requestBody, callbacks }: Json) {
  await shows(section.getByRole('heading', { level: 2 }), summary);
  await expect.poll(() => section.evaluate((node) => node.getBoundingClientRect().top), { timeout }).toBeLessThan(300);
  if (requestBody) await shows(section, 'application/json');
  if (callbacks) await shows(section, 'Callbacks');
}

/** Checks the command of this operation, and its complete sample. */
async function seesCode(page: Page, section: Locator, path: string, operation: Json) {
  const panel = section.locator('.panel-request-samples');
  await chooseLanguage(page, section, 'curl');
  const url = path.replace(/\{.*/, '');
  await expect.poll(() => panel.innerText(), { timeout }).toMatch(/^curl /m);
  expect(await panel.innerText()).toContain(`"$GENMEDIA_BASE_URL${url}`);
  // Selecting another example would change nothing here.
  expect(
    await panel.getByTestId('panel-body').locator('[aria-haspopup="menu"]').filter({ visible: true }).count(),
  ).toBe(0);
  await chooseLanguage(page, section, 'TypeScript');
  const [{ source }] = operation['x-codeSamples'];
  for (const line of source.trim().split('\n')) {
    await expect.poll(() => panel.innerText(), { timeout }).toContain(line.trim());
  }
}

/** Selects each variant in turn, then the first again. */
async function switchesVariants(page: Page, section: Locator, operation: Json, { propertyName, mapping }: Json) {
  const [first = '', ...others] = Object.keys(mapping);
  let shown = first;
  for (const name of [...others, first]) {
    await chooseVariant(page, section, shown, name);
    shown = name;
    const fields = Object.keys(resolve({ $ref: mapping[name] }).properties);
    await expect
      .poll(async () => (await requestFields(page, operation)).filter((field) => !field.includes('/')).sort(), {
        timeout,
      })
      .toEqual([...new Set([propertyName, ...fields])].sort());
  }
}

/**
 * Selects from a menu with the keyboard. While Redoc renders the operations above, it keeps scrolling to the operation of
 * the URL, and an open menu does not move along: its items may be outside the window, where no mouse can click them.
 */
async function choose(page: Page, button: Locator, name: string) {
  await button.press('Enter');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
}

/** Languages are in a menu behind the current one. */
async function chooseLanguage(page: Page, section: Locator, language: string) {
  const panel = section.locator('.panel-request-samples');
  await choose(page, panel.getByRole('button', { name: /^(Payload|curl|TypeScript)$/ }), language);
}

/** Two variants are tabs; more are a menu. */
async function chooseVariant(page: Page, section: Locator, from: string, to: string) {
  const tab = section.getByRole('tab', { name: to, exact: true });
  if ((await tab.count()) > 0) return tab.first().click();
  await choose(page, section.getByRole('button', { name: from, exact: true }).first(), to);
}
