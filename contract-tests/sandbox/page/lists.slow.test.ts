import { describe, expect, it } from 'vitest';
import { responds, serve as serveBehaviours } from '../../client/server.js';
import { needs } from '../../support/optional-tools.js';
import { closing, shows, timeout } from '../../support/pages.js';
import { example, open, openRow, press, rowsOf, send, show } from './open-page.js';

describe('lists of the page', needs('browser'), () => {
  it('shows a task whose state changes when the clock is moved', async () => {
    const { page, form } = await open();
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
    await form.send('genq2-portrait');
    await shows(form.outcome, /^Status 200 in \d+ ms\.$/);
    await shows(form.response, '"state": "created"');
    const row = rowsOf(page, 'tasks');
    await shows(row, /created\s+createText2Video/);
    await press(page, '+1 s');
    await shows(row, 'queueing');
    await press(page, '+1 s');
    await shows(row, 'processing');
    for (const _ of 'four') await press(page, '+1 s');
    await expect
      .poll(() => row.getByRole('img').getAttribute('aria-label'), { timeout })
      .toBe('processing, 60 % of its time');
    await press(page, '+30 s');
    await shows(row, 'success');
    await shows(page.locator('#tasks-count'), '1');
  });

  it('shows the clock and its speed', async () => {
    const { page, sandbox } = await open();
    await shows(page.locator('#pause'), 'Run');
    const before = sandbox.now().getTime();
    for (const name of ['+1 s', '+30 s', '+1 h', '+24 h']) await press(page, name);
    const after = new Date(before + 1000 * (1 + 30 + 3600 + 86_400)).toISOString();
    await expect.poll(() => page.locator('#clock').getAttribute('title'), { timeout }).toBe(after);
    expect(sandbox.now().toISOString()).toBe(after);
  });

  it('shows why a request was rejected: where, by which rule, and what is allowed', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', { duration: 11, resolution: '8k' });
    await shows(form.outcome, 'Status 422');
    await shows(form.outcome, 'duration must be at most 10, not 11.');
    await show(page, 'Requests');
    const row = rowsOf(page, 'requests');
    await shows(row, /422\s+POST \/ent\/v2\/text2video\s+createText2Video/);
    const detail = await openRow(row);
    const [duration, resolution] = [detail.locator('.violations li').first(), detail.locator('.violations li').last()];
    await shows(duration, 'at /duration, rule maximum, allowed 10');
    await shows(resolution, /"540p", "720p" or "1080p".*at \/resolution, rule enum\s*$/s);
    await shows(detail.locator('pre').first(), '"resolution": "8k"');
    await shows(detail.locator('pre').last(), '"code": "invalid_request"');
    await shows(detail, 'Sent with a key.');
    await show(page, 'Tasks');
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
  });

  it('shows a callback with each of its retries', async () => {
    const receiver = await serveBehaviours(responds(500));
    closing.push(receiver.close);
    const { page, form, sandbox } = await open();
    await form.send('genq2-portrait', { callback_url: `${receiver.url}/hook` });
    await shows(form.outcome, 'Status 200');
    await sandbox.advance('10s');
    await show(page, 'Callbacks');
    const row = rowsOf(page, 'callbacks').filter({ hasText: 'success' });
    await shows(row, /retrying\s+success\s+http.*\w{8}\s+1 attempt/s);
    await shows(row, `${receiver.url}/hook`);
    const detail = await openRow(row);
    await shows(detail, /The next attempt is due at \d\d:\d\d:\d\d/);
    await press(page, '+30 s');
    await shows(detail, /given up\s+reports success/);
    const attempts = detail.locator('h3', { hasText: 'Attempt' });
    await expect
      .poll(() => attempts.allInnerTexts(), { timeout })
      .toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^Attempt \d\s+\d\d:\d\d:\d\d\s+status 500/)));
    expect(receiver.received).toHaveLength(5);
  });

  it('shows a callback to another machine, and why it was not sent', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, { ...example, callback_url: 'https://example.com/hook' });
    await sandbox.advance('3s');
    await show(page, 'Callbacks');
    await shows(rowsOf(page, 'callbacks').first(), /not sent.*https:\/\/example\.com\/hook.*is not on this machine/s);
  });

  it('shows a film with its parts, and each of them with its film', async () => {
    const { page, form } = await open();
    await form.send('longest');
    await press(page, '+30 s');
    const rows = rowsOf(page, 'tasks');
    await shows(rows, /createAdFilm.*\d+ parts/s);
    expect(await rows.count()).toBe(1);
    const count = Number.parseInt(await rows.locator('summary').innerText(), 10);
    await rows.locator('summary').click();
    await shows(rows.locator('li.part').last(), /composeAdFilm\s+composition of film/);
    expect(await rows.locator('li.part').count()).toBe(count);
    // Which films are open is part of the URL.
    await page.reload();
    await shows(rows.locator('li.part').last(), /composeAdFilm\s+composition of film/);
    await rows.locator('summary').click();
    await expect.poll(() => rows.locator('li.part').count(), { timeout }).toBe(0);
    const detail = await openRow(rows);
    const parts = detail.locator('.tasks > li.part');
    await shows(parts.first(), /editAdFilm\s+generate_video\s+generate_video of film/);
    expect(await parts.count()).toBe(count);
    await openRow(parts.last());
    await detail.getByRole('link', { name: /^\w{8}$/ }).click();
    await shows(detail.locator('h2'), 'createAdFilm');
  });

  it('shows the newest fifty of each, and pages with the others', async () => {
    const { page, sandbox } = await open();
    for (let count = 0; count < 130; count += 1) await send(sandbox, { ...example, prompt: `Number x${count}x` });
    await shows(page.locator('#tasks-count'), '130');
    await shows(page.locator('#credits'), '1,300 credits');
    expect(await rowsOf(page, 'tasks').count()).toBe(50);
    await shows(rowsOf(page, 'tasks').first(), 'Number x129x');
    await page.getByRole('link', { name: 'Oldest' }).click();
    await shows(page.locator('.pager'), 'Page 3 of 3');
    await shows(rowsOf(page, 'tasks').last(), 'Number x0x');
    await page.reload();
    await shows(rowsOf(page, 'tasks').last(), 'Number x0x');
    await page.getByLabel('Search').fill('X77X');
    await shows(page.locator('#tasks-count'), '1 of 130');
    await shows(rowsOf(page, 'tasks'), /genq2.*Number x77x/s);
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('success');
    await shows(page.locator('.empty'), 'Nothing matches.');
    await page.getByRole('link', { name: 'Show all' }).click();
    await shows(page.locator('#tasks-count'), '130');
  });

  it('keeps focus and selection when more comes', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example, { 'x-sandbox-fault': 'failed; errCode=BROKEN' });
    const row = rowsOf(page, 'tasks').filter({ hasText: '10 credits' }).last();
    await row.getByRole('link').focus();
    await page.evaluate(`getSelection().selectAllChildren(document.querySelector('#tasks .credits'))`);
    await send(sandbox, example);
    await sandbox.advance('30s');
    await expect.poll(() => rowsOf(page, 'tasks').count(), { timeout }).toBe(2);
    await shows(row, /failed.*BROKEN/s);
    expect(
      await page.evaluate(`document.activeElement.closest('li') === document.querySelector('#tasks > li:last-child')`),
    ).toBe(true);
    expect(await page.evaluate('String(getSelection())')).toBe('10 credits');
  });

  it('uses dark colours where the person prefers them', async () => {
    const colours = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open({}, { colorScheme });
      colours.push(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
    }
    expect(colours).toEqual(['rgb(248, 249, 251)', 'rgb(22, 24, 29)']);
  });

  it('fits the width of a phone, however long the texts are', async () => {
    const { page, sandbox, url } = await open({}, { viewport: { width: 360, height: 740 } });
    const long = 'x'.repeat(400);
    await send(sandbox, { ...example, payload: long }, { 'x-sandbox-fault': `failed; errCode=${long}` });
    await send(sandbox, { ...example, [long]: long });
    await send(sandbox, { ...example, callback_url: `http://127.0.0.1:1/${long}` });
    await fetch(`${url}/${long}`);
    sandbox.setFaults([{ fault: 'failed', errCode: long }]);
    await sandbox.advance('30s');
    const id = (text: string) => `${text}/${sandbox.tasks()[0]?.id}`;
    for (const route of [
      'tasks',
      'requests',
      'callbacks',
      'send',
      'faults',
      id('tasks'),
      'requests/2',
      `${id('callbacks')}/success`,
    ]) {
      await page.goto(`${url}/_sandbox/#/${route}`);
      await shows(page.locator('main h2').filter({ visible: true }).first(), /./);
      expect(await page.evaluate('document.documentElement.scrollWidth'), route).toBe(360);
    }
  });
});
