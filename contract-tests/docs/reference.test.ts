import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { operationLink } from '../../scripts/docs/operation-link.js';
import { hasBrowser } from '../browser.js';
import { document, operations, resolve } from '../document.js';
import { shows, timeout } from '../pages.js';
import { openSite } from './site.js';

/** The part of the reference about an operation, opened by its deep link. */
async function openOperation(operationId: string, look = {}) {
  const link = operationLink(operationId, document);
  const page = await openSite(link, look);
  const section = page.locator(`[id="${link.split('#/')[1]}"]`);
  await section.getByRole('heading', { level: 2 }).waitFor();
  return { page, section };
}

/** The fields of a request that are shown, by the links to each of them. Those inside of fields have a slash. */
async function requestFields(page: Page, operationId: string): Promise<string[]> {
  const place = operationLink(operationId, document).split('#/')[1];
  const links = page.locator(`a[href^="#/${place}#${place}/t=request"]`);
  const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return targets.map((target) => target.replace(/^.*path=(?:&d=\d+\/)?/, ''));
}

describe.skipIf(!hasBrowser)('the reference', () => {
  it.each(operations.map(({ operation }) => [operation.operationId, operation] as const))(
    'opens %s by its link, with code in curl and TypeScript',
    async (operationId, { summary, requestBody, callbacks }) => {
      const { page, section } = await openOperation(operationId);
      await shows(section.getByRole('heading', { level: 2 }), summary);
      await expect
        .poll(() => section.evaluate((node) => node.getBoundingClientRect().top), { timeout })
        .toBeLessThan(300);
      await chooseLanguage(page, section, 'curl');
      await shows(section.locator('.panel-request-samples'), /curl .*\$GENMEDIA_BASE_URL/s);
      await chooseLanguage(page, section, 'TypeScript');
      await shows(section.locator('.panel-request-samples'), /import \{.*GenMedia \} from 'genmedia'/);
      if (requestBody) await shows(section, 'application/json');
      if (callbacks) await shows(section, 'Callbacks');
    },
  );

  const unions = operations.flatMap(({ operation }) => {
    const body = resolve(operation.requestBody?.content['application/json'].schema);
    return body?.discriminator ? [[operation.operationId, body] as const] : [];
  });

  it.each(unions)('switches the fields of %s with its variant', async (operationId, { discriminator }) => {
    const { page, section } = await openOperation(operationId);
    const [first, ...others] = Object.keys(discriminator.mapping);
    let shown = first ?? '';
    for (const name of [...others, shown]) {
      await chooseVariant(page, section, shown, name);
      shown = name;
      const variant = resolve({ $ref: discriminator.mapping[name] });
      const fields = Object.keys(variant.properties).filter((field) => field !== discriminator.propertyName);
      await expect
        .poll(async () => (await requestFields(page, operationId)).filter((field) => !field.includes('/')).sort(), {
          timeout,
        })
        .toEqual([discriminator.propertyName, ...fields].sort());
    }
  });
});

/** Languages are in a menu behind the one that is shown. */
async function chooseLanguage(page: Page, section: ReturnType<Page['locator']>, language: string) {
  const panel = section.locator('.panel-request-samples');
  await panel.getByRole('button', { name: /^(Payload|curl|TypeScript)$/ }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
}

/** Two variants are tabs, more of them are a menu. */
async function chooseVariant(page: Page, section: ReturnType<Page['locator']>, from: string, to: string) {
  const tab = section.getByRole('tab', { name: to, exact: true });
  if ((await tab.count()) > 0) return tab.first().click();
  await section.getByRole('button', { name: from, exact: true }).first().click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
}
