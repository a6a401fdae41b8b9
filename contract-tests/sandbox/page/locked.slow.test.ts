import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { newPage, shows, watch } from '../../support/pages.js';
import { example, press, pressInMenu, rowsOf, send, start, unlock } from './open-page.js';

describe('the page of a sandbox with a key', needs('browser'), () => {
  const apiKey = 'sk-of-this-sandbox';

  async function visit() {
    const started = await start({ apiKey });
    await send(started.sandbox, example, { authorization: `Token ${apiKey}` });
    const page = await newPage();
    watch(page, started.url);
    const urls: string[] = [];
    page.on('request', (sent) => urls.push(sent.url()));
    await page.goto(started.url);
    await shows(page.locator('#connection'), 'Locked');
    return { ...started, page, urls };
  }

  it('asks for the key, and shows and changes nothing before', async () => {
    const { page, sandbox } = await visit();
    expect(await rowsOf(page, 'tasks').count()).toBe(0);
    await pressInMenu(page, 'Reset…');
    await press(page, 'Reset');
    await shows(page.locator('#notice'), 'The header Authorization is missing.');
    expect(sandbox.tasks()).toHaveLength(1);
    await unlock(page, 'another');
    await shows(page.locator('#unlock-outcome'), 'Wrong key.');
    await unlock(page, 'two words');
    await shows(
      page.locator('#unlock-outcome'),
      'A key contains only ASCII letters, digits and punctuation, without spaces.',
    );
    expect(await rowsOf(page, 'tasks').count()).toBe(0);
  });

  it('shows and changes all with the key, and sends requests with it', async () => {
    const { page, sandbox, urls } = await visit();
    await unlock(page, apiKey);
    await shows(page.locator('#connection'), 'Connected');
    expect(await page.locator('#unlock').isVisible()).toBe(false);
    await shows(rowsOf(page, 'tasks'), 'created');
    await press(page, '+30 s');
    await shows(rowsOf(page, 'tasks'), 'success');
    await page.getByLabel('Example').selectOption({ label: 'genq2-portrait' });
    await press(page, 'Send');
    await shows(page.locator('#outcome'), 'Status 200');
    expect(sandbox.tasks()).toHaveLength(2);

    // It is kept in memory only: a reload asks for it again.
    expect(urls.filter((url) => url.includes(apiKey))).toEqual([]);
    expect(await page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')).toEqual(['', 0, 0]);
    await page.reload();
    await shows(page.locator('#connection'), 'Locked');
  });
});

it('shows the sandbox of the key that was entered, with isolate', needs('browser'), async () => {
  const { sandbox, url } = await start({ isolate: 'key' });
  for (const key of ['worker-1', 'worker-2', 'worker-2']) {
    await send(sandbox, example, { authorization: `Token ${key}` });
  }
  await sandbox.advance('1m');
  const page = await newPage();
  watch(page, url);
  await page.goto(url);
  await unlock(page, 'worker-2');
  await shows(page.locator('#connection'), 'Connected');
  await expect.poll(() => rowsOf(page, 'tasks').count(), { timeout: 20_000 }).toBe(2);
  // Its thumbnails carry no key, and are found by the task.
  const widths = () =>
    page.evaluate<number[]>(`[...document.querySelectorAll('#tasks img')].map((i) => i.naturalWidth)`);
  await expect.poll(async () => (await widths()).every((width) => width > 0), { timeout: 20_000 }).toBe(true);
  expect(await widths()).toHaveLength(2);
  await page.goto(`${url}/_sandbox/#/tasks/${sandbox.forKey('worker-1').tasks()[0]?.id}`);
  await shows(page.locator('#detail'), 'Not here');
  await page.getByRole('link', { name: '← Tasks' }).click();
  await expect.poll(() => rowsOf(page, 'tasks').count(), { timeout: 20_000 }).toBe(2);
});
