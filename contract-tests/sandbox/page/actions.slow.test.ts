import { describe, expect, it, vi } from 'vitest';
import { reservePort } from '../../../scripts/lib/reserve-port.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { needs } from '../../support/optional-tools.js';
import { closing, newPage, shows, timeout } from '../../support/pages.js';
import { example, open, press, pressInMenu, rowsOf, send, show, start } from './open-page.js';

describe('actions of a person', needs('browser'), () => {
  it('sets faults, shows that they apply, and clears them', async () => {
    const { page, form, sandbox } = await open();
    const [field, message, active] = [
      page.getByLabel('New faults'),
      page.locator('#faults-outcome'),
      page.locator('.faults'),
    ];
    const sign = page.locator('#faults-on');
    expect(await sign.isVisible()).toBe(false);
    await show(page, 'Faults');
    await page.getByText('As JSON').last().click();
    await field.fill('lost');
    await press(page, 'Set faults');
    await shows(message, 'This is not valid JSON.');
    await field.fill('[{ "fault": "status", "code": 200 }]');
    await press(page, 'Set faults');
    await shows(message, 'code of status must be a status from 400 to 599, not 200.');
    expect(sandbox.faults()).toEqual([]);
    await field.fill('[{ "fault": "status", "code": 503, "times": 2 }]');
    await press(page, 'Set faults');
    await shows(active, '{"fault":"status","code":503,"times":2}');
    // Every screen says so.
    await show(page, 'Requests');
    await shows(sign, '1 fault on');
    await sign.click();
    await form.send('genq2-portrait');
    await shows(form.outcome, 'Status 503');
    await shows(active, '"times":1');
    await press(page, 'Clear');
    await shows(page.locator('#no-faults'), 'No active faults.');
    expect(await sign.isVisible()).toBe(false);
    expect(sandbox.faults()).toEqual([]);
  });

  it('sends a fault for one request', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', {}, 'lost');
    await shows(form.outcome, 'The connection broke. The response is lost.');
    await show(page, 'Requests');
    await shows(rowsOf(page, 'requests').first(), 'fault: lost');
    await form.send('genq2-portrait', {}, 'hang');
    await press(page, 'Stop waiting');
    await shows(form.outcome, 'Stopped waiting.');
    await form.send('genq2-portrait', {}, 'html; code=502');
    await shows(form.response, '<!doctype html>');
    await form.send('genq2-portrait', {}, 'ж');
    await shows(form.outcome, 'Key and fault are sent as headers');
  });

  it('creates a task, and reads it by its identifier', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', { payload: 'mine' });
    await shows(form.response, '"task_id"');
    await page.getByLabel('Example').selectOption({ label: '/ent/v2/tasks/{id}/creations' });
    expect(await page.getByLabel('Identifier').inputValue()).toMatch(/^[\w-]{36}$/);
    expect(await page.getByLabel('Body, as JSON').isVisible()).toBe(false);
    await press(page, 'Send');
    await shows(form.response, '"payload": "mine"');
  });

  it('resets the sandbox after a confirmation', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    await pressInMenu(page, 'Reset…');
    await press(page, 'Cancel');
    expect(sandbox.tasks()).toHaveLength(1);
    await pressInMenu(page, 'Reset…');
    await press(page, 'Reset');
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
    await shows(page.locator('#notice'), 'The sandbox was reset.');
    expect(await page.locator('.rows > li').count()).toBe(0);
    expect(sandbox.tasks()).toEqual([]);
  });

  it('works by keyboard alone, and shows where the focus is', async () => {
    const { page, form, sandbox } = await open();
    const { keyboard } = page;
    const focused = `(({ id, textContent }) => id || textContent.trim())(document.activeElement)`;
    const tabTo = async (name: string) => {
      const passed: unknown[] = [];
      while (passed.at(-1) !== name) {
        await keyboard.press('Tab');
        passed.push(await page.evaluate(focused));
        expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
        expect(passed.length).toBeLessThan(30);
      }
      return passed;
    };
    expect((await tabTo('Tasks 0')).slice(0, 6)).toEqual(['pause', 'set-speed', '+1 s', '+30 s', '+1 h', '+24 h']);
    await tabTo('example');
    await keyboard.type('genq2-p');
    await tabTo('body');
    await keyboard.press('Control+A');
    await keyboard.type('{ "model": "genq2", "prompt": "By hand" }');
    expect(await tabTo('Send')).toEqual(['key', 'fault', 'Send']);
    await keyboard.press('Enter');
    await shows(form.outcome, 'Status 200');
    await shows(rowsOf(page, 'tasks'), 'created');
    const isOnRow = `document.activeElement.classList.contains('row')`;
    for (let presses = 0; !(await page.evaluate(isOnRow)); presses += 1) {
      await keyboard.press('Tab');
      expect(presses).toBeLessThan(10);
    }
    await keyboard.press('Enter');
    await shows(page.locator('#detail'), 'The results appear here when the task is finished.');
    await expect.poll(() => page.evaluate(focused), { timeout }).toBe('detail-heading');
    expect(sandbox.requests()[0]?.body).toContain('By hand');
  });
});

describe('the connection', needs('browser'), () => {
  it('says that the sandbox itself had errors, and where they are printed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRequest = () => {
      throw new Error('the hook of a test');
    };
    const { page, sandbox } = await open({ onRequest });
    await send(sandbox, example);
    await shows(page.locator('#connection'), 'Connected. Errors of the sandbox itself: ');
    await shows(rowsOf(page, 'tasks'), 'created');
  });

  it('reports a lost connection, and continues to poll when it is back', async () => {
    // A port that no connection gets while the server is away.
    const port = await reservePort();
    const { page, sandbox, close } = await open({}, {}, port);
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    await close();
    await shows(page.locator('#connection'), 'The sandbox does not respond. Retrying every second.');
    await press(page, '+1 s');
    await shows(page.locator('#notice'), 'The sandbox does not respond.');
    await sandbox.advance('30s');
    const again = await serve(sandbox, { port });
    closing.push(again.close);
    await shows(page.locator('#connection'), 'Connected');
    await shows(rowsOf(page, 'tasks'), 'success');
  });

  it('stops polling while the tab is hidden', async () => {
    const { url } = await start();
    const page = await newPage();
    let looks = 0;
    page.on('request', (sent) => {
      if (sent.url().endsWith('/state')) looks += 1;
    });
    await page.clock.install();
    await page.goto(`${url}/_sandbox/`);
    await shows(page.locator('#connection'), 'Connected');
    const hide = (hidden: boolean) =>
      page.evaluate(
        `Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
         document.dispatchEvent(new Event('visibilitychange'))`,
      );
    await hide(true);
    await page.waitForLoadState('networkidle');
    const before = looks;
    await page.clock.runFor(60_000);
    await page.evaluate('fetch("examples").then(({ status }) => status)');
    expect(looks).toBe(before);
    await hide(false);
    await expect.poll(() => looks, { timeout }).toBeGreaterThan(before + 1);
  });
});
