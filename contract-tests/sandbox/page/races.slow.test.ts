import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { newPage, shows, timeout, watch } from '../../support/pages.js';
import { example, open, press, rowsOf, send, show, start } from './open-page.js';

/** Holds the responses to some requests of a page, as a busy machine does, until they are released. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await released;
      // The page may have given up on it, or be closed.
      await route.continue().catch(() => {});
    },
  );
  return release;
}

const filterOf = (page: Page, name: string) => page.locator('#lists').getByRole('combobox', { name, exact: true });

const tasksScreen = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Tasks' });

describe('input during a response', needs('browser'), () => {
  it('applies both if a filter is removed and another one chosen during a response', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    await show(page, 'Requests');
    await filterOf(page, 'Response').selectOption('4');
    await shows(page.locator('.empty'), 'Nothing matches.');
    const release = await hold(page, '/log/requests');
    await filterOf(page, 'Response').selectOption('');
    await filterOf(page, 'Operation').selectOption('createText2Video');
    release();
    await shows(rowsOf(page, 'requests'), '/ent/v2/text2video');
    expect(await filterOf(page, 'Response').inputValue()).toBe('');
    expect(await filterOf(page, 'Operation').inputValue()).toBe('createText2Video');
  });

  it('applies both if a search is typed and a filter chosen during a response', async () => {
    const { page, sandbox } = await open();
    for (const prompt of ['A lighthouse', 'A harbour']) await send(sandbox, { ...example, prompt });
    await send(sandbox, { ...example, prompt: 'A lighthouse' }, { 'x-sandbox-fault': 'failed' });
    await sandbox.advance('30s');
    await shows(page.locator('#tasks-count'), /^3$/);
    const release = await hold(page, '/log/tasks');
    await page.getByLabel('Search').fill('lighthouse');
    await filterOf(page, 'State').selectOption('success');
    release();
    await shows(page.locator('#tasks-count'), '1 of 3');
    expect(await page.getByLabel('Search').inputValue()).toBe('lighthouse');
  });

  it('shows all again, with empty filters, if all are removed during a response', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    const release = await hold(page, '/log/tasks');
    await page.getByLabel('Search').fill('nothing like this');
    await filterOf(page, 'State').selectOption('success');
    await tasksScreen(page).click();
    release();
    await expect.poll(() => page.getByLabel('Search').inputValue(), { timeout }).toBe('');
    await expect.poll(() => filterOf(page, 'State').inputValue(), { timeout }).toBe('');
    await shows(rowsOf(page, 'tasks'), 'created');
  });

  it('keeps another identifier that is typed during a response', async () => {
    const { page, form } = await open();
    const release = await hold(page, '/ent/v2/text2video');
    await form.send('genq2-portrait');
    await page.getByLabel('Example').selectOption({ label: '/ent/v2/tasks/{id}/creations' });
    await page.getByLabel('Identifier').fill('of-another-task');
    release();
    await shows(form.outcome, 'Status 200');
    await page.locator('#stop').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Identifier').inputValue()).toBe('of-another-task');
  });

  it('offers no faults to choose or clear before the active ones are known', async () => {
    const { sandbox, url } = await start({ faults: [{ fault: 'lost', times: 3 }] });
    const page = await newPage();
    watch(page, url);
    const releaseState = await hold(page, '/state');
    const releaseExamples = await hold(page, '/examples');
    const kinds = page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('/fault-kinds'));
    await page.goto(`${url}/_sandbox/#/faults`);
    await kinds;
    // The kinds of faults have arrived before the examples are even sent.
    releaseExamples();
    await page.locator('#example option').first().waitFor({ state: 'attached' });
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Apply' }).isVisible()).toBe(false);
    releaseState();
    await page.getByRole('checkbox', { name: 'hang' }).check();
    await press(page, 'Apply');
    await expect.poll(() => sandbox.faults(), { timeout }).toEqual([{ fault: 'lost', times: 3 }, { fault: 'hang' }]);
  });
});
