import { buffer } from 'node:stream/consumers';
import type { Locator } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { openSite } from '../site/site.js';
import { listenForViolations, openPanel } from './setup.js';

describe('a reader with a browser whose requests have no `body`, such as Firefox', needs('browser'), () => {
  it('sends a request', async () => {
    const page = await openSite('reference/createText2Video.html');
    await page.evaluate('delete Request.prototype.body');
    await openPanel(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await shows(page.locator('#try-outcome'), /^200 POST/);
  });
});

describe('a reader without a network', needs('browser'), () => {
  it('sends a request, advances its clock, sees the callback, and downloads the file', async () => {
    const page = await openSite('reference/createText2Video.html');
    await openPanel(page);
    const violations = await listenForViolations(page);
    await page.context().setOffline(true);
    const panel = page.locator('#try-it');
    const button = (name: string) => panel.getByRole('button', { name, exact: true });

    await button('Send').click();
    await shows(panel.locator('#try-outcome'), /^200 POST \/ent\/v2\/text2video/);
    await button('Pause').click();
    await button('Delete all').click();
    await button('Send').click();
    // Its clock stands still until it is moved.
    const current = panel.locator('.steps [aria-current]');
    await shows(current, /^created/);
    await button('+1 second').click();
    await shows(current, /^queueing/);
    await button('+10 seconds').click();
    await shows(current, /^success/);
    // The states and the callbacks are one list, by their times.
    const timeline = panel.locator('.steps > li');
    expect((await timeline.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
      ...['created', 'queueing', 'processing', 'callback', 'success', 'callback'],
    ]);
    const posts = panel.locator('.steps > .callback');
    await shows(posts.nth(0), /reports processing delivered\s+to https:\/\/example\.com\/hooks\/genmedia/);
    await posts.nth(1).locator('summary').click();
    await shows(posts.nth(1), /reports success delivered[\s\S]*status 204[\s\S]*"state": "success"/);
    // A receiver that fails gets the end of a task again.
    await panel.getByLabel('The receiver responds with').selectOption('500');
    await button('Send').click();
    await shows(current, /^created/);
    await button('+10 seconds').click();
    await shows(posts.nth(1), /reports success retrying[\s\S]*status 500/);

    const saving = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download result.mp4' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('result.mp4');
    const bytes = await buffer(await download.createReadStream());
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    expect(bytes.includes('moov')).toBe(true);

    await button('Read the task').click();
    await shows(panel.locator('#try-outcome'), /^200 GET \/ent\/v2\/tasks\/[\w-]+\/creations/);
    await shows(panel.locator('.try-response > pre'), '"state": "success"');
    expect(await violations()).toEqual([]);
  });

  it('switches on faults, and sees their effects', async () => {
    const page = await openSite('guides/first-call.html');
    await openPanel(page);
    await page.context().setOffline(true);
    const panel = page.locator('#try-it');
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const outcome = panel.locator('#try-outcome');
    const fault = (name: string) => panel.getByRole('checkbox', { name, exact: true });
    await panel.getByText('Faults', { exact: true }).click();

    await button('Send').click();
    await shows(outcome, /^200 /);
    await fault('status').check();
    await button('Send').click();
    await shows(outcome, /^503 .*A fault requested this status 503\.$/);
    await panel.getByLabel('code').fill('42');
    await panel.getByLabel('code').press('Enter');
    await shows(panel, 'code of status must be a status from 400 to 599, not 42.');
    await fault('status').uncheck();

    // It is for this operation, so that others still work, until all are chosen.
    await fault('status').check();
    const operation = panel.getByLabel('operation');
    expect(await operation.inputValue()).toBe('createText2Video');
    await panel.getByLabel('times').fill('2');
    await panel.getByLabel('times').press('Enter');
    await button('Read the task').click();
    await shows(outcome, /^200 GET /);
    await button('Send').click();
    await shows(outcome, /^503 POST /);
    expect(await panel.getByLabel('times').inputValue()).toBe('1');
    await operation.selectOption('all');
    await button('Read the task').click();
    await shows(outcome, /^503 GET /);
    await expect.poll(() => fault('status').isChecked(), { timeout }).toBe(false);
    await button('Read the task').click();
    await shows(outcome, /^200 GET /);
    await fault('status').check();
    await panel.getByText('More', { exact: true }).click();
    await panel.getByLabel('for optional').fill('30s');
    await panel.getByLabel('for optional').press('Enter');
    await button('+1 hour').click();
    await expect.poll(() => fault('status').isChecked(), { timeout }).toBe(false);
    // One that has no effect on this operation is for all others.
    await fault('unknown-state').check();
    expect(await operation.inputValue()).toBe('');
    expect(await operation.locator('option').allTextContents()).not.toContain('createText2Video');
    await fault('unknown-state').uncheck();

    await fault('lost').check();
    await button('Send').click();
    await shows(outcome, 'The connection broke and the response is lost.');
    await fault('lost').uncheck();

    await fault('hang').check();
    await button('Send').click();
    await shows(outcome, 'Waiting for the response…');
    await button('Stop waiting').click();
    await shows(outcome, 'You stopped waiting.');
    await fault('hang').uncheck();

    await fault('failed').check();
    await button('Send').click();
    await shows(outcome, /^200 /);
    await button('+1 hour').click();
    await shows(panel.locator('.try-task'), 'It failed with the code SANDBOX_FAULT.');
  });

  it('writes with suggestions, sees mistakes while typing, and follows the switch of the page', async () => {
    const page = await openSite('reference/createText2Video.html');
    await openPanel(page);
    await page.context().setOffline(true);
    const panel = page.locator('#try-it');
    const body = panel.getByLabel('Body', { exact: true });
    const problems = panel.locator('.try-problems li');

    await page.locator('.op-switch').getByRole('link', { name: 'genq2' }).click();
    await expect.poll(() => body.inputValue(), { timeout }).toContain('"model": "genq2"');
    expect(await panel.getByLabel('model').inputValue()).toBe('genq2');

    await body.fill('{}');
    await shows(problems.first(), 'model is missing');
    await body.press('ArrowLeft');
    await page.keyboard.type('"mo');
    await shows(panel.getByRole('listbox').getByRole('option').first(), /^model/);
    await page.keyboard.press('Enter');
    await expect.poll(() => body.inputValue(), { timeout }).toBe('{"model": "genq2"}');
    await page.keyboard.type(', "resolution": "');
    await shows(panel.getByRole('listbox'), /540p\s+720p default\s+1080p/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await body.getAttribute('aria-activedescendant')).toBe('try-suggestion-2');
    await page.keyboard.press('Enter');
    await expect.poll(() => body.inputValue(), { timeout }).toBe('{"model": "genq2", "resolution": "1080p"}');
    await shows(problems, 'prompt is missing.');
    expect(await body.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type(', "prompt": "A boat", "duraton": 5');
    await shows(problems, 'duraton is not a field here; did you mean duration?');
    expect(await panel.locator('.wrong').allInnerTexts()).toEqual(['"duraton"', ':', '5']);
    await problems.getByRole('button').click();
    expect(await page.evaluate('getSelection().toString()')).toBe('"duraton": 5');
    await page.keyboard.type('"duration": 5');
    await shows(panel.locator('#try-problems-count'), 'The body is valid.');
    // Tab leaves the editor.
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Send');
  });

  it('sends a request although suggestions are open, which stay inside the editor', async () => {
    const page = await openSite('reference/createText2Video.html', { viewport: { width: 400, height: 900 } });
    await openPanel(page);
    const panel = page.locator('#try-it');
    const [body, list, send] = [panel.locator('#try-body'), panel.getByRole('listbox'), panel.locator('#try-send')];
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

    const [padding, lineHeight] = [12, 20];
    for (const [text, caret] of [
      ['{}', 1],
      [`{${'\n'.repeat(5)}}`, 6],
      [`{${'\n'.repeat(60)}}`, 61],
      ['{ "model":  }', 11],
    ] as const) {
      await body.fill(text);
      await page.evaluate(`document.querySelector('#try-body').setSelectionRange(${caret}, ${caret})`);
      await body.press('Control+Space');
      await list.waitFor();
      const [inner, outer] = [await boxOf(list), await boxOf(panel.locator('.try-editor'))];
      expect(inner.height, text).toBeGreaterThan(50);
      expect(inner.y, text).toBeGreaterThanOrEqual(outer.y);
      expect(inner.y + inner.height, text).toBeLessThanOrEqual(outer.y + outer.height);
      // The line of the caret can be read.
      const { y: top } = await boxOf(panel.locator('.try-back'));
      const middle = top + padding + lineHeight * (text.slice(0, caret).split('\n').length - 0.5);
      expect(middle < inner.y || middle > inner.y + inner.height, text).toBe(true);
      expect(inner.x + inner.width, text).toBeLessThanOrEqual(outer.x + outer.width);
    }
    await body.fill('{}');
    await send.scrollIntoViewIfNeeded();
    await body.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await list.waitFor();
    const { x, y, width, height } = await boxOf(send);
    await page.mouse.click(x + width / 2, y + height / 2);
    await shows(panel.locator('#try-outcome'), /^422 POST /);
    expect(await list.isVisible()).toBe(false);
    expect(await body.inputValue()).toBe('{}');
  });

  it('reads, formats and sends 2 MB, of which the page has no second copy', async () => {
    const page = await openSite('reference/createImg2Video.html');
    await openPanel(page);
    const panel = page.locator('#try-it');
    const colour = () => page.evaluate("getComputedStyle(document.querySelector('#try-body')).color");
    const plain = await colour();
    await page.evaluate(`{
      const area = document.querySelector('#try-body');
      area.value = JSON.stringify({ ...JSON.parse(area.value), images: ['data:image/png;base64,' + 'AAAA'.repeat(500_000)] });
      area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    }`);
    await shows(panel.locator('#try-problems-count'), 'The body is valid.');
    expect(await panel.locator('.try-back').textContent()).toBe('');
    expect(await colour()).not.toBe(plain);
    await panel.getByRole('button', { name: 'Format', exact: true }).click();
    expect(await page.evaluate("document.querySelector('#try-body').value.split('\\n').length")).toBeGreaterThan(5);
    await panel.locator('#try-send').click();
    await shows(panel.locator('#try-outcome'), /^422 POST .*(image|png)/i);
    await panel.getByRole('button', { name: 'Example again' }).click();
    expect(await panel.locator('.try-back').textContent()).toContain('"model"');
    expect(await colour()).toBe(plain);
  });
});
