import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { text2video } from '../../../src/check/rules/text2video.js';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { openSite } from '../site/site.js';

const rulesOf = ({ rules, preflight = [] }: typeof text2video) => [...rules, ...preflight];
const all = rulesOf(text2video).length + 1;
const durations = ['duration is a whole number from 1', 'duration is a whole number from 1 to 10'];

async function open(rest = '', browserOptions: BrowserContextOptions = {}) {
  const tab = await openSite(`rules/Text2VideoRequest.html${rest}`, browserOptions);
  const expectStatus = (text: string) =>
    expect.poll(() => tab.locator('main').getByRole('status').innerText(), { timeout }).toBe(text);
  /** The sentences of the visible rules. */
  const shown = () => tab.locator('.rules-rule:visible .rules-sentence').allInnerTexts();
  return { tab, shown, expectStatus, filter: tab.getByLabel('Filter'), variant: tab.getByLabel('model') };
}

describe('rules in a browser', needs('browser'), () => {
  it('are filtered as the reader types, with a count and a URL to share', async () => {
    const { tab, filter, shown, expectStatus } = await open();
    await expectStatus(`${all} of ${all} rules`);
    await filter.pressSequentially('Duration');
    await expectStatus(`2 of ${all} rules`);
    expect(await shown()).toEqual(durations);
    expect(await tab.locator('main h2:visible').allInnerTexts()).toEqual(['duration']);
    expect(new URL(tab.url()).search).toBe('?filter=Duration');
    await tab.reload();
    await expectStatus(`2 of ${all} rules`);
    expect(await filter.inputValue()).toBe('Duration');
  });

  it('are all visible again after Escape', async () => {
    const { tab, filter, expectStatus } = await open('?filter=duration&variant=genq2');
    await expectStatus(`1 of ${all} rules`);
    await filter.press('Escape');
    await expectStatus(`${all} of ${all} rules`);
    expect(new URL(tab.url()).search).toBe('');
  });

  it('are found by a value in their cases, and by several words in any order', async () => {
    const { filter, shown, expectStatus } = await open();
    await filter.fill('21:9');
    await expectStatus(`1 of ${all} rules`);
    await filter.fill('10 whole');
    await expect.poll(shown, { timeout }).toContain(durations[1]);
    await filter.fill('no such thing');
    await expectStatus('No rule matches. Escape shows all.');
  });

  it('are limited to the selected variant', async () => {
    const { tab, filter, variant, shown, expectStatus } = await open();
    await filter.fill('duration');
    await variant.selectOption('genq1');
    await expect.poll(shown, { timeout }).toEqual(durations.slice(0, 1));
    expect(new URL(tab.url()).search).toBe('?filter=duration&variant=genq1');
    await variant.selectOption('genq2');
    await expect.poll(shown, { timeout }).toEqual(durations.slice(1));
    await filter.fill('');
    const applicable = rulesOf(text2video).filter(({ for: variants = ['genq2'] }) => variants.includes('genq2'));
    await expectStatus(`${applicable.length + 1} of ${all} rules`);
  });

  it('are all visible if the URL names a variant that does not exist', async () => {
    const { expectStatus, variant } = await open('?variant=none');
    await expectStatus(`${all} of ${all} rules`);
    expect(await variant.inputValue()).toBe('');
  });

  it('open by keyboard', async () => {
    const { tab } = await open();
    const rule = tab.locator('#audio-is-true-or-false');
    await rule.locator('summary').focus();
    await tab.keyboard.press('Enter');
    await expect.poll(() => rule.getByText('audio = true', { exact: true }).isVisible(), { timeout }).toBe(true);
    await tab.keyboard.press('Enter');
    await expect.poll(() => rule.getAttribute('open'), { timeout }).toBeNull();
  });

  it('open by their link, even if a filter hides them', async () => {
    const { tab, expectStatus } = await open('?filter=duration#audio-is-true-or-false');
    await expectStatus(`${all} of ${all} rules`);
    const opened = () => tab.locator('.rules-rule[open]').evaluateAll((rules) => rules.map(({ id }) => id));
    expect(await opened()).toEqual(['audio-is-true-or-false']);
    await tab.getByRole('link', { name: 'Link to this rule' }).click();
    expect(new URL(tab.url()).hash).toBe('#audio-is-true-or-false');
  });

  it('expand and collapse all at once, as far as they are visible', async () => {
    const { tab, filter } = await open();
    await filter.fill('duration');
    await tab.getByRole('button', { name: 'Open all' }).click();
    await expect.poll(() => tab.locator('.rules-rule[open]').count(), { timeout }).toBe(2);
    await tab.getByRole('button', { name: 'Close all' }).click();
    await expect.poll(() => tab.locator('.rules-rule[open]').count(), { timeout }).toBe(0);
  });

  it('can be read without scripts, and then have no filter', async () => {
    const { tab, shown } = await open('', { javaScriptEnabled: false });
    expect(await shown()).toHaveLength(all);
    expect(await tab.locator('#rules-filter').isVisible()).toBe(false);
  });

  it('do not scroll sideways on a phone', async () => {
    const { tab } = await open('', { viewport: { width: 390, height: 800 } });
    await tab.getByRole('button', { name: 'Open all' }).click();
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
