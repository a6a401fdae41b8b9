import { describe, expect, it } from 'vitest';
import { responds, serve as serveBehaviours } from '../../client/server.js';
import { accessibilityFaults } from '../../docs/site/axe.js';
import { needs } from '../../support/optional-tools.js';
import { closing, shows, timeout } from '../../support/pages.js';
import { example, open, openRow, press, pressInMenu, rowsOf, send, sendFast, show } from './open-page.js';

const secret = { authorization: 'Token sk-very-secret' };

describe('a task', needs('browser'), () => {
  it('links a task to its request, every response and every callback, and back', async () => {
    const receiver = await serveBehaviours(responds(418, 'short and stout'));
    closing.push(receiver.close);
    const { page, sandbox, url } = await open();
    await send(sandbox, { ...example, callback_url: `${receiver.url}/hook` }, secret);
    const [{ id } = { id: '' }] = sandbox.tasks();
    await fetch(`${url}/ent/v2/tasks/${id}/creations`, { headers: secret });
    await sandbox.advance('1m');

    const detail = await openRow(rowsOf(page, 'tasks'));
    expect(new URL(page.url()).hash).toBe(`#/tasks/${id}`);
    await shows(detail.locator('h2'), /success createText2Video genq2/);
    await shows(detail.locator('.prompt'), example.prompt);
    await shows(detail.locator('.steps'), /created .*queueing .*\+0.5 s.*processing .*\+2 s.*success .*\+10 s/s);
    await shows(detail.locator('pre').first(), '"prompt": "A lighthouse in a storm"');
    await detail.getByText('2 headers').first().click();
    await shows(detail.locator('.headers').first(), /authorization\s+Token …/);
    expect(await page.content()).not.toContain('very-secret');

    await openRow(detail.locator('.requests > li').last());
    await shows(detail.locator('h2'), `200 GET /ent/v2/tasks/${id}/creations`);
    await shows(detail.locator('pre'), '"state": "created"');
    await detail.getByRole('link', { name: id.slice(0, 8) }).click();
    await openRow(detail.locator('.callbacks > li').last());
    await shows(detail, 'Returned, status 418');
    await shows(detail.locator('pre').nth(0), '"state": "success"');
    await shows(detail.locator('pre').nth(1), 'short and stout');
    // The URL of a screen opens that screen.
    await page.reload();
    await shows(detail, 'Returned, status 418');
    const posts = receiver.received.length;
    await press(page, 'Send again');
    await shows(page.locator('#notice'), 'The callback was sent again.');
    expect(receiver.received).toHaveLength(posts + 1);
    await detail.getByRole('link', { name: id }).click();
    await shows(detail.locator('h2'), 'createText2Video');
    expect(sandbox.requests()).toHaveLength(2);
  });

  it('finishes or fails a task on demand', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    const detail = await openRow(rowsOf(page, 'tasks'));
    await press(page, 'Finish');
    await shows(detail.locator('h2'), 'success');
    await shows(detail.locator('.results'), 'result.mp4');
    await send(sandbox, example);
    await show(page, 'Tasks');
    await openRow(rowsOf(page, 'tasks').first());
    await page.getByLabel('Error code').fill('TOO_DARK');
    await press(page, 'Fail');
    await shows(detail.locator('h2'), 'failed');
    await shows(detail, 'failed with TOO_DARK');
    expect(sandbox.tasks().map(({ state }) => state)).toEqual(['failed', 'success']);
  });
});

describe('a request', needs('browser'), () => {
  it('replays, edits and copies a request', async () => {
    const { page, sandbox, form } = await open({}, { permissions: ['clipboard-read', 'clipboard-write'] });
    await send(sandbox, example, { ...secret, 'x-sandbox-fault': 'failed; errCode=BROKEN' });
    await show(page, 'Requests');
    await shows(rowsOf(page, 'requests'), 'fault: failed BROKEN');
    await openRow(rowsOf(page, 'requests'));
    const copied = async (name: string) => {
      await page.evaluate(`navigator.clipboard.writeText('')`);
      await press(page, name);
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()'), { timeout }).not.toBe('');
      return page.evaluate('navigator.clipboard.readText()');
    };
    const curl = await copied('Copy as curl');
    expect(curl).toContain(`curl -X POST '${new URL(page.url()).origin}/ent/v2/text2video'`);
    expect(curl).toContain('-H "Authorization: Token $GENMEDIA_API_KEY"');
    expect(curl).toContain(`-H 'x-sandbox-fault: failed; errCode=BROKEN'`);
    expect(curl).toContain(`--data-raw '${JSON.stringify(example)}'`);
    const code = await copied('Copy as TypeScript');
    expect(code).toContain(
      'await gen.text2video.create({\n  model: "genq2",\n  prompt: "A lighthouse in a storm"\n}, {',
    );
    expect(code).toContain('"x-sandbox-fault": "failed; errCode=BROKEN"');

    const draft = await page.getByLabel('Body, as JSON').inputValue();
    await press(page, 'Replay');
    await expect.poll(() => sandbox.tasks().length, { timeout }).toBe(2);
    await shows(page.locator('#notice'), `The request was sent again. Task ${sandbox.tasks()[0]?.id.slice(0, 8)}`);
    expect(await page.getByLabel('Body, as JSON').inputValue()).toBe(draft);
    expect(sandbox.tasks().map(({ model }) => model)).toEqual(['genq2', 'genq2']);
    expect(sandbox.requests().map(({ body }) => body)).toEqual([JSON.stringify(example), JSON.stringify(example)]);
    await press(page, 'Edit and send again');
    const body = page.getByLabel('Body, as JSON');
    await body.fill((await body.inputValue()).replace('storm', 'calm'));
    await press(page, 'Send');
    await shows(form.outcome, 'Status 200');
    expect(sandbox.tasks()[0]?.prompt).toBe('A lighthouse in a calm');
  });
});

describe('a failed request', needs('browser'), () => {
  it.each([
    ['hang', 'no response'],
    ['lost', 'no response'],
    ['cut', 'cut'],
    ['status; code=429', '429'],
  ])('shows for %s that the response is %s, and replays the request with its body', async (fault, outcome) => {
    const { page, sandbox } = await open({}, { permissions: ['clipboard-read', 'clipboard-write'] });
    const controller = new AbortController();
    const sent = sandbox.fetch('http://localhost/ent/v2/text2video', {
      method: 'POST',
      headers: { authorization: 'Token key', 'content-type': 'application/json', 'x-sandbox-fault': fault },
      body: JSON.stringify(example),
      signal: controller.signal,
    });
    const ended = sent.then((response) => response.text()).catch(() => '');
    await expect.poll(() => sandbox.requests().length, { timeout }).toBe(1);
    controller.abort();
    await ended;
    await show(page, 'Requests');
    await shows(rowsOf(page, 'requests').locator('.badge'), outcome);
    const detail = await openRow(rowsOf(page, 'requests'));
    await shows(detail.locator('h2'), `${outcome} POST /ent/v2/text2video`);
    await shows(detail.locator('pre').first(), '"prompt": "A lighthouse in a storm"');
    if (outcome === 'no response') await shows(detail, 'No response was sent.');
    await press(page, 'Edit and send again');
    await expect.poll(() => page.getByLabel('Body, as JSON').inputValue(), { timeout }).toContain(example.prompt);
    await page.goBack();
    await press(page, 'Replay');
    // A browser sends a request again by itself if its connection was lost.
    await expect.poll(() => sandbox.requests().length, { timeout }).toBeGreaterThan(1);
    expect(sandbox.requests()[0]?.body).toBe(JSON.stringify(example));
  });
});

describe('the controls of the page', needs('browser'), () => {
  it('sets faults with their fields', async () => {
    const { page, sandbox } = await open();
    await show(page, 'Faults');
    await page.getByLabel('status', { exact: true }).check();
    // What it needs has a value to begin with.
    expect(await page.getByLabel('code', { exact: true }).inputValue()).toBe('503');
    await page.getByLabel('times optional').fill('2');
    await page.locator('#fault-status-operation').selectOption('createText2Video');
    await page.getByLabel('callback-doubled').check();
    await press(page, 'Apply');
    await shows(page.locator('#faults-outcome'), 'The faults are active.');
    expect(sandbox.faults()).toEqual([
      { fault: 'status', code: 503, times: 2, operation: 'createText2Video' },
      { fault: 'callback-doubled' },
    ]);
    // Another visit finds them in the switches, and can switch off one of them.
    await page.reload();
    await shows(page.locator('#connection'), 'Connected');
    await expect.poll(() => page.getByLabel('code', { exact: true }).inputValue(), { timeout }).toBe('503');
    expect(await page.locator('#fault-status-operation').inputValue()).toBe('createText2Video');
    await page.getByLabel('callback-doubled').uncheck();
    await press(page, 'Apply');
    await expect.poll(() => sandbox.faults(), { timeout }).toHaveLength(1);
    await press(page, 'Clear');
    await expect.poll(() => sandbox.faults(), { timeout }).toEqual([]);
    await expect.poll(() => page.getByLabel('status', { exact: true }).isChecked(), { timeout }).toBe(false);
  });

  it('stops the clock, and lets it run at a speed', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    await page.getByLabel('Speed').selectOption('600');
    await shows(rowsOf(page, 'tasks'), 'success');
    await press(page, 'Pause');
    await shows(page.locator('#pause'), 'Run');
    const stoppedAt = sandbox.now();
    await press(page, 'Run');
    await shows(page.locator('#pause'), 'Pause');
    expect(sandbox.speed).toBe(600);
    sandbox.setSpeed(2.5);
    await expect.poll(() => page.getByLabel('Speed').inputValue(), { timeout }).toBe('2.5');
    expect(sandbox.now().getTime()).toBeGreaterThan(stoppedAt.getTime());
  });

  it('keeps the position of the page, whatever the controls say', async () => {
    const { page, sandbox } = await open({}, { viewport: { width: 1400, height: 900 } });
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    const top = () => page.locator('main').evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    for (const [button, then] of [
      ['Run', 'Pause'],
      ['Pause', 'Run'],
    ] as const) {
      await press(page, button);
      await shows(page.locator('#pause'), then);
      expect(await top()).toBe(before);
    }
    await pressInMenu(page, 'Reset…');
    await press(page, 'Reset');
    await shows(page.locator('#notice'), 'The sandbox was reset.');
    sandbox.setFaults([{ fault: 'lost' }]);
    await shows(page.locator('#faults-on'), '1 fault on');
    expect(await top()).toBe(before);
  });

  it('focuses the search with a key, which is typed as text in an input', async () => {
    const { page } = await open();
    const box = page.getByLabel('Search');
    await page.keyboard.press('/');
    await expect.poll(() => box.evaluate((node) => node.matches(':focus')), { timeout }).toBe(true);
    await page.keyboard.press('/');
    expect(await box.inputValue()).toBe('/');
  });

  it.each(['HAR', 'JSON'])('exports requests and responses as %s', async (format) => {
    const { page, sandbox } = await open();
    await send(sandbox, example, secret);
    const [download] = await Promise.all([page.waitForEvent('download'), pressInMenu(page, `Export ${format}`)]);
    expect(download.suggestedFilename()).toBe(`sandbox.${format.toLowerCase()}`);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain('/ent/v2/text2video');
  });
});

describe('accessibility of the page', needs('browser'), () => {
  it.each([
    [1400, 'light'],
    [800, 'dark'],
    [400, 'dark'],
  ] as const)('passes the checks for accessibility at %i px, %s', async (width, colorScheme) => {
    const { page, sandbox, url } = await open({}, { viewport: { width, height: 900 }, colorScheme });
    await send(sandbox, { ...example, callback_url: 'http://127.0.0.1:1/' });
    await send(sandbox, { ...example, duration: 99 }, { 'x-sandbox-fault': 'slow; by=1ms' });
    await sandbox.advance('1m');
    const [{ id } = { id: '' }] = sandbox.tasks();
    for (const route of [
      'tasks',
      `tasks/${id}`,
      'requests',
      'requests/2',
      `callbacks/${id}/success`,
      'send',
      'faults',
    ]) {
      await page.goto(`${url}/_sandbox/#/${route}`);
      await shows(page.locator('#connection'), 'Connected');
      await shows(page.locator('main h2').filter({ visible: true }).last(), /./);
      // The rest of the page is the same on these screens, and axe takes long.
      const part = /^(tasks|send|faults)$/.test(route) ? 'html' : '#lists';
      expect(await accessibilityFaults(page, part), route).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth'), route).toBe(width);
    }
  });

  it('lists 10,000 tasks, and reads and draws only a page of them', async () => {
    const { page, sandbox } = await open();
    for (let count = 0; count < 10_000; count += 1)
      await sendFast(sandbox, { ...example, prompt: `Number x${count}x` });
    await shows(page.locator('#tasks-count'), '10000');
    await shows(page.locator('#credits'), '100,000 credits');
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/log/')) sizes.push((await response.body().catch(() => '')).length);
    });
    await page.getByLabel('Search').fill('x1234x');
    await shows(page.locator('#tasks-count'), '1 of 10000');
    await page.getByLabel('Search').fill('');
    await shows(page.locator('#tasks-count'), /^10000$/);
    expect(await page.locator('main *').count()).toBeLessThan(1500);
    expect(Math.max(...sizes)).toBeLessThan(50_000);
  });
});
