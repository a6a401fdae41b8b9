import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { operationPlace, variantPlace } from '../../../scripts/document/docs-links.js';
import { document, operations, resolve } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { openSite, visitSite } from '../site/site.js';

/** What a reader sees of a variant. */
interface Seen {
  current: string[];
  query: string;
  fields: string[];
  samples: string[];
  examples: string[];
  violations: string[];
}

/** A function of the page that returns what is visible. */
const look = `() => {
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const texts = (selector) => visible(selector).map((node) => node.textContent);
  return {
    current: texts('.op-switch [aria-current]'),
    query: location.search,
    fields: visible('.op-fields > .op-field').map(({ id }) => id).filter((id) => id.startsWith('field-')).map((id) => id.slice(6)),
    samples: texts('.op-samples .op-sample code'),
    examples: texts('.op-samples > p'),
    violations: texts('.op-violations code'),
  };
}`;

const seenOn = (page: Page) => page.evaluate<Seen>(`(${look})()`);

/** Clicks each variant in turn, the one that is chosen at first last, and returns what is seen each time. */
const seenByVariant = (page: Page) =>
  page.evaluate<[string, Seen][]>(`(() => {
    const [first, ...others] = document.querySelectorAll('.op-switch a');
    return [...others, first].map((link) => {
      link.click();
      return [link.textContent, (${look})()];
    });
  })()`);

const requests = operations.flatMap(({ operation }) => {
  const body = resolve(operation.requestBody?.content['application/json'].schema ?? {});
  return body.discriminator ? [{ operation, body }] : [];
});

const summaryOf = (name: string) => document.components.examples[name].summary;

describe('the switch of an operation', needs('browser'), () => {
  it.each(['#%', '#%ff', '#%E0%A4%A', '#field-%'])('accepts a hash that is not encoded correctly: %s', async (hash) => {
    const page = await visitSite(`reference/createReference2Video.html${hash}`);
    const other = page.locator('.op-switch a:not([aria-current])').first();
    const name = await other.innerText();
    await other.click();
    await shows(page.locator('.op-switch [aria-current]'), name);
  });

  it.each(requests.map((request) => [request.operation.operationId, request] as const))(
    'changes fields, samples and examples for every variant of %s',
    async (operationId, { operation, body }) => {
      const page = await visitSite(operationPlace(operationId));
      const { propertyName, mapping } = body.discriminator;
      const { query: _, ...atFirst } = await seenOn(page);
      const seen = await seenByVariant(page);
      const [first, ...others] = Object.keys(mapping);
      expect(seen.map(([variant]) => variant)).toEqual([...others, first]);
      const examples = Object.values<{ $ref: string }>(operation.requestBody.content['application/json'].examples)
        .map(({ $ref }) => $ref.split('/').at(-1) ?? '')
        .map((name) => [document.components.examples[name].value[propertyName], summaryOf(name)]);
      for (const [variant, { current, query, fields, ...shown }] of seen) {
        const { properties } = resolve({ $ref: mapping[variant] });
        expect(fields.toSorted(), variant).toEqual(Object.keys(properties).sort());
        expect(current).toEqual([variant]);
        expect(new URLSearchParams(query).get(propertyName)).toBe(variant);
        expect(shown.examples).toEqual(examples.filter(([owner]) => owner === variant).map(([, summary]) => summary));
        expect(shown.samples).toHaveLength(shown.examples.length);
        for (const sample of shown.samples) expect(sample).toContain(`${propertyName}: '${variant}'`);
        expect(shown.violations.length, variant).toBeGreaterThan(2);
      }
      expect(seen.at(-1)?.[1]).toMatchObject(atFirst);
    },
  );

  it('keeps the variant in the URL, follows back and forward, and selects the first for an unknown value', async () => {
    const page = await openSite(variantPlace('createText2Video', 'model', 'genq2'));
    expect(await seenOn(page)).toMatchObject({ current: ['genq2'] });
    await page.getByRole('link', { name: 'genq1', exact: true }).click();
    expect(await seenOn(page)).toMatchObject({ current: ['genq1'], query: '?model=genq1' });
    expect((await seenOn(page)).fields).toContain('watermark');
    await page.goBack();
    await expect.poll(() => seenOn(page), { timeout }).toMatchObject({ current: ['genq2'], query: '?model=genq2' });
    expect((await seenOn(page)).fields).not.toContain('watermark');
    await page.goForward();
    await expect.poll(() => seenOn(page), { timeout }).toMatchObject({ current: ['genq1'] });
    await page.goto(page.url().replace('model=genq1', 'model=nothing'));
    expect(await seenOn(page)).toMatchObject({ current: ['genq1'] });
    // A field that the variant of the URL does not have is shown in one that has it.
    await page.goto(page.url().replace('model=nothing', 'model=genq2#field-watermark'));
    await expect.poll(() => seenOn(page), { timeout }).toMatchObject({ current: ['genq1'], query: '?model=genq1' });
  });

  it('reports a change to the scripts of the page', async () => {
    const page = await visitSite(operationPlace('createPremiumMv'));
    const seen = await page.evaluate(`(() => {
      const seen = [];
      document.addEventListener('variantchange', ({ detail }) => seen.push(detail));
      for (const link of [...document.querySelectorAll('.op-switch a')].slice(0, 2)) link.click();
      return seen;
    })()`);
    // The first is chosen already.
    expect(seen).toEqual([{ variant: 'sing_perform', field: 'premium_mv_mode', value: 'sing_perform' }]);
    expect(await page.locator('#try-it').getAttribute('data-operation')).toBe('createPremiumMv');
  });

  it('hides the switch without scripts, and shows the first variant with all its samples', async () => {
    const page = await visitSite(variantPlace('createReference2Image', 'model', 'genq2'), { javaScriptEnabled: false });
    await shows(page.locator('noscript'), 'Without JavaScript this page describes genq1.');
    expect(await page.locator('.op-switch').isVisible()).toBe(false);
    const fields = page.locator('.op-fields > [id^=field-]').filter({ visible: true });
    expect(await fields.count()).toBe(Object.keys(document.components.schemas.Reference2ImageGenq1.properties).length);
    const sample = page.locator('.op-samples').filter({ visible: true });
    await shows(sample, /new GenMedia\(\).*model: 'genq1'/s);
    await sample.locator('summary', { hasText: 'Python' }).click();
    await shows(sample, 'import requests');
  });
});

describe('a reader of an operation', needs('browser'), () => {
  it('chooses a language for all samples, which is kept for the next page', async () => {
    const page = await openSite(operationPlace('createMv'));
    const languages = page.getByRole('group', { name: 'Language of the samples' });
    expect(await languages.getByRole('button').allTextContents()).toEqual([
      'TypeScript',
      'curl',
      'fetch',
      'Python',
      'Go',
    ]);
    await languages.getByRole('button', { name: 'Python' }).click();
    const samples = page.locator('.op-sample').filter({ visible: true });
    // The operation has two examples.
    expect(await samples.count()).toBe(2);
    for (const text of await samples.allTextContents()) expect(text).toContain('import requests');
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Make a premium music video' }).waitFor();
    await expect.poll(() => samples.count(), { timeout }).toBe(1);
    await shows(samples, 'import requests');
  });
});
