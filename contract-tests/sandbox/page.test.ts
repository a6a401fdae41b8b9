import { once } from 'node:events';
import { request } from 'node:http';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { hasBrowser, launchBrowser } from '../browser.js';
import { answers, serve as serveBehaviours } from '../client/server.js';

/** Machines can be busy. */
const timeout = 10_000;

let browser: Browser;
let closing: (() => Promise<unknown>)[] = [];
/** What no page may do, whatever the test: errors in the console, requests to other origins. */
let mishaps: string[] = [];

beforeAll(async () => {
  if (hasBrowser) browser = await launchBrowser();
});

afterAll(() => browser?.close());

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
  const seen = mishaps;
  mishaps = [];
  expect(seen).toEqual([]);
});

/** A sandbox whose clock stands still, over HTTP. */
async function start(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ speed: 0, ...options });
  const server = await serve(sandbox, { port: 0 });
  closing.push(() => sandbox.close());
  closing.push(() => server.close());
  return { sandbox, ...server };
}

/** Its page, opened as a person does: by the address that the command prints. */
async function open(options: SandboxOptions = {}, look: BrowserContextOptions = {}) {
  const started = await start(options);
  const page = await newPage(look);
  watch(page, started.url);
  await page.goto(started.url);
  await shows(page.locator('#connection'), 'Connected');
  return { ...started, page, form: formOf(page) };
}

async function newPage(look: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(look);
  closing.push(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  return page;
}

function watch(page: Page, url: string) {
  page.on('pageerror', ({ message }) => mishaps.push(message));
  page.on('console', (message) => {
    // A browser tells of every refused request. Those are what the sandbox is for.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) mishaps.push(message.text());
  });
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${url}/`)) mishaps.push(`A request to ${sent.url()}.`);
  });
}

/** Waits until a text can be seen. What is hidden has a text too. */
const shows = (locator: Locator, text: string | RegExp) =>
  expect.poll(() => locator.filter({ visible: true }).innerText(), { timeout }).toMatch(text);

const rowsOf = (page: Page, list: 'tasks' | 'requests' | 'callbacks') => page.locator(`#${list} > li`);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The form, filled in as labels say. */
function formOf(page: Page) {
  const send = async (example: string, changes: object = {}, fault = '') => {
    await page.getByLabel('Example').selectOption({ label: example });
    const body = page.getByLabel('Body, as JSON');
    await body.fill(JSON.stringify({ ...JSON.parse(await body.inputValue()), ...changes }));
    await page.getByLabel('Fault optional').fill(fault);
    await press(page, 'Send');
  };
  return { send, outcome: page.locator('#outcome'), answer: page.locator('#answer') };
}

const example = { model: 'genq2', prompt: 'A lighthouse in a storm' };

/** Sends a request as a program does. */
const send = (sandbox: Sandbox, body: object, headers: Record<string, string> = {}) =>
  sandbox.fetch('http://localhost/ent/v2/text2video', {
    method: 'POST',
    headers: { authorization: 'Token key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe.skipIf(!hasBrowser)('what a person sees', () => {
  it('is a task that moves when the clock is turned', async () => {
    const { page, form } = await open();
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
    await form.send('genq2-portrait');
    await shows(form.outcome, /^Status 200 in \d+ ms\.$/);
    await shows(form.answer, '"state": "created"');
    const row = rowsOf(page, 'tasks');
    await shows(row, /created\s+createText2Video/);
    await press(page, '+1 s');
    await shows(row, 'queueing');
    await press(page, '+1 s');
    await shows(row, 'processing');
    for (const _ of 'four') await press(page, '+1 s');
    await expect.poll(() => row.locator('progress').evaluate((bar) => bar.value), { timeout }).toBe(50);
    await press(page, '+30 s');
    await shows(row, 'success');
    await shows(page.locator('#tasks-count'), '1');
  });

  it('is the clock, and how fast it goes', async () => {
    const { page, sandbox } = await open();
    await shows(page.locator('#speed'), 'stands still');
    const before = sandbox.now().getTime();
    for (const name of ['+1 s', '+30 s', '+1 h', '+24 h']) await press(page, name);
    const after = new Date(before + 1000 * (1 + 30 + 3600 + 86_400)).toISOString();
    await expect.poll(() => page.locator('#clock').getAttribute('title'), { timeout }).toBe(after);
    expect(sandbox.now().toISOString()).toBe(after);
  });

  it('is why a request was refused: where, by which rule, and what is allowed', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', { duration: 11, resolution: '8k' });
    await shows(form.outcome, 'Status 422');
    await shows(form.outcome, 'duration must be at most 10, not 11.');
    const row = rowsOf(page, 'requests');
    await shows(row, /422\s+POST \/ent\/v2\/text2video\s+createText2Video/);
    await row.locator('summary').click();
    const [duration, resolution] = [row.locator('.violations li').first(), row.locator('.violations li').last()];
    await shows(duration, 'at /duration, rule maximum, allowed 10');
    await shows(resolution, 'at /resolution, rule enum, allowed 540p, 720p, 1080p');
    await shows(row.locator('pre'), '"resolution": "8k"');
    await shows(row, 'It carried a key.');
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
  });

  it('is a callback with each of its retries', async () => {
    const receiver = await serveBehaviours(answers(500));
    closing.push(receiver.close);
    const { page, form, sandbox } = await open();
    await form.send('genq2-portrait', { callback_url: `${receiver.url}/hook` });
    await shows(form.outcome, 'Status 200');
    await sandbox.advance('10s');
    const row = rowsOf(page, 'callbacks').filter({ hasText: 'tells success' });
    await shows(row, /retrying\s+tells success of \w{8}\s+1 attempt/);
    await shows(row, `${receiver.url}/hook`);
    await row.locator('summary').click();
    await shows(row, /The next one is due at \d\d:\d\d:\d\d/);
    await press(page, '+30 s');
    await shows(row, /given up\s+tells success of \w{8}\s+4 attempts/);
    const attempts = row.locator('.attempts li');
    await expect
      .poll(() => attempts.allInnerTexts(), { timeout })
      .toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^\d\d:\d\d:\d\d status 500$/)));
    expect(receiver.received).toHaveLength(5);
  });

  it('is a callback to another machine, and why it was not sent', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, { ...example, callback_url: 'https://example.com/hook' });
    await sandbox.advance('3s');
    await shows(rowsOf(page, 'callbacks'), /not sent.*https:\/\/example\.com\/hook.*is not on this machine/s);
  });

  it('is a film, with its parts under it', async () => {
    const { page, form } = await open();
    await form.send('longest');
    await press(page, '+1 s');
    const rows = rowsOf(page, 'tasks');
    await shows(rows.first(), 'createAdFilm');
    await shows(rows.nth(1), /editAdFilm\s+generate_video of film/);
    await shows(rows.last(), /composeAdFilm\s+composition of film/);
    expect(await page.locator('#tasks > li.part').count()).toBe((await rows.count()) - 1);
  });

  it('is the newest hundred, where there are more', async () => {
    const { page, sandbox } = await open();
    for (let count = 0; count < 130; count += 1) await send(sandbox, example);
    await shows(page.locator('#tasks-count'), '100 newest of 130');
    await shows(page.locator('#requests-count'), '100 newest of 130');
    expect(await rowsOf(page, 'tasks').count()).toBe(100);
    expect(await rowsOf(page, 'requests').count()).toBe(100);
  });

  it('stays as it is when more comes: open rows, focus and what is selected', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example, { 'x-sandbox-fault': 'failed; errCode=BROKEN' });
    const row = rowsOf(page, 'tasks').filter({ hasText: '10 credits' }).last();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Copy' }).focus();
    await page.evaluate(`getSelection().selectAllChildren(document.querySelector('#tasks .credits'))`);
    await send(sandbox, example);
    await sandbox.advance('30s');
    await expect.poll(() => rowsOf(page, 'tasks').count(), { timeout }).toBe(2);
    await shows(row, /failed.*BROKEN/s);
    expect(await row.locator('details').getAttribute('open')).toBe('');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Copy');
    expect(await page.evaluate('String(getSelection())')).toBe('10 credits');
  });

  it('is dark where the person likes it dark', async () => {
    const colours = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await open({}, { colorScheme });
      colours.push(await page.evaluate('getComputedStyle(document.body).backgroundColor'));
    }
    expect(colours).toEqual(['rgb(245, 246, 248)', 'rgb(15, 18, 22)']);
  });

  it('fits a phone, however long the texts are', async () => {
    const { page, sandbox, url } = await open({}, { viewport: { width: 360, height: 740 } });
    const long = 'x'.repeat(400);
    await send(sandbox, { ...example, payload: long }, { 'x-sandbox-fault': `failed; errCode=${long}` });
    await send(sandbox, { ...example, [long]: long });
    await send(sandbox, { ...example, callback_url: `http://127.0.0.1:1/${long}` });
    await fetch(`${url}/${long}`);
    sandbox.setFaults([{ fault: 'failed', errCode: long }]);
    await sandbox.advance('30s');
    await shows(rowsOf(page, 'callbacks').first(), 'given up');
    // All at once: an opened task is read, and that adds rows.
    await page.evaluate("document.querySelectorAll('summary').forEach((summary) => summary.click())");
    await expect.poll(() => page.locator('video').count(), { timeout }).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});

describe.skipIf(!hasBrowser)('results', () => {
  /** Makes a task by the form and opens its row when it is done. */
  async function make(name: string, changes: object = {}) {
    const opened = await open();
    await opened.form.send(name, changes);
    await shows(opened.form.outcome, 'Status 200');
    await press(opened.page, '+30 s');
    const row = rowsOf(opened.page, 'tasks');
    await shows(row, 'success');
    await row.locator('summary').click();
    return { ...opened, row };
  }

  it('are a video that plays, as large and as long as asked', async (test) => {
    const { row } = await make('genq2-portrait', { duration: 4 });
    const video = row.locator('video');
    const canPlay = await video.evaluate((media) => media.canPlayType('video/mp4; codecs="avc1.42C01E"'));
    test.skip(canPlay === '', 'This browser plays no H.264.');
    const [width, height] = [144, 256];
    await expect
      .poll(() => video.evaluate((media) => [media.videoWidth, media.videoHeight, media.duration]), { timeout })
      .toEqual([width, height, 4]);
    await video.evaluate((media) => media.play());
    await expect.poll(() => video.evaluate((media) => media.currentTime), { timeout }).toBeGreaterThan(0.2);
    await shows(row.locator('figcaption'), /result\.mp4\s+cover\.png/);
  });

  it('are an image', async () => {
    const { row } = await make('genq2-text-only', { aspect_ratio: '1:1' });
    const image = row.locator('img');
    await expect
      .poll(() => image.evaluate(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]), { timeout })
      .toEqual([240, 240]);
  });

  it('are a sound', async () => {
    const { row } = await make('with-pause');
    await expect.poll(() => row.locator('audio').evaluate((media) => media.duration), { timeout }).toBe(1);
  });

  it('are links that open by themselves', async () => {
    const { row, page } = await make('genq2-portrait');
    const address = await row.getByRole('link', { name: 'cover.png' }).getAttribute('href');
    const cover = await page.request.get(new URL(address ?? '', page.url()).href);
    expect([cover.status(), cover.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  it('need the key, and appear in a row that is open already', async () => {
    const { page, sandbox } = await open({ apiKey: 'right' });
    await send(sandbox, example, { authorization: 'Token right' });
    const summary = rowsOf(page, 'tasks').locator('summary');
    await summary.click();
    await shows(page.locator('.results'), 'appear here when it is done');
    await press(page, '+30 s');
    await shows(page.locator('.results'), 'could not be read. The header Authorization carries another key.');
    await page.getByLabel('Key').fill('right');
    await summary.click();
    await summary.click();
    await shows(page.locator('.results'), 'result.mp4');
  });
});

describe.skipIf(!hasBrowser)('what a person does', () => {
  it('sets faults, sees them strike and clears them', async () => {
    const { page, form, sandbox } = await open();
    const [field, says, active] = [
      page.getByLabel('New faults'),
      page.locator('#faults-outcome'),
      page.locator('.faults'),
    ];
    await field.fill('lost');
    await press(page, 'Set faults');
    await shows(says, 'This is not JSON.');
    await field.fill('[{ "fault": "status", "code": 200 }]');
    await press(page, 'Set faults');
    await shows(says, 'code of status takes a status from 400 to 599, not 200.');
    expect(sandbox.faults()).toEqual([]);
    await field.fill('[{ "fault": "status", "code": 503, "times": 2 }]');
    await press(page, 'Set faults');
    await shows(active, '{"fault":"status","code":503,"times":2}');
    await form.send('genq2-portrait');
    await shows(form.outcome, 'Status 503');
    await shows(active, '"times":1');
    await press(page, 'Clear');
    await shows(page.locator('#no-faults'), 'None is active.');
    expect(sandbox.faults()).toEqual([]);
  });

  it('asks for a fault of one request', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', {}, 'lost');
    await shows(form.outcome, 'The connection broke, and the answer is lost.');
    await shows(rowsOf(page, 'requests').first(), 'fault: lost');
    await form.send('genq2-portrait', {}, 'hang');
    await press(page, 'Stop waiting');
    await shows(form.outcome, 'Stopped waiting.');
    await form.send('genq2-portrait', {}, 'html; code=502');
    await shows(form.answer, '<!doctype html>');
    await form.send('genq2-portrait', {}, 'ж');
    await shows(form.outcome, 'Key and fault go as headers');
  });

  it('makes a task, and reads it by its identifier', async () => {
    const { page, form } = await open();
    await form.send('genq2-portrait', { payload: 'mine' });
    await shows(form.answer, '"task_id"');
    await page.getByLabel('Example').selectOption({ label: '/ent/v2/tasks/{id}/creations' });
    expect(await page.getByLabel('Identifier').inputValue()).toMatch(/^[\w-]{36}$/);
    expect(await page.getByLabel('Body, as JSON').isVisible()).toBe(false);
    await press(page, 'Send');
    await shows(form.answer, '"payload": "mine"');
  });

  it('resets the sandbox, after being asked', async () => {
    const { page, sandbox } = await open();
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    await press(page, 'Reset…');
    await press(page, 'Keep');
    expect(sandbox.tasks()).toHaveLength(1);
    await press(page, 'Reset…');
    await press(page, 'Forget all');
    await shows(page.locator('#tasks-empty'), 'No tasks yet');
    await shows(page.locator('#notice'), 'The sandbox has forgotten all.');
    expect(await page.locator('.rows > li').count()).toBe(0);
    expect(sandbox.tasks()).toEqual([]);
  });

  it('works by keyboard alone, and sees where the focus is', async () => {
    const { page, form, sandbox } = await open();
    const { keyboard } = page;
    const focused = `(({ id, textContent }) => id || textContent)(document.activeElement)`;
    const tabTo = async (name: string) => {
      const passed: unknown[] = [];
      while (passed.at(-1) !== name) {
        await keyboard.press('Tab');
        passed.push(await page.evaluate(focused));
        expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
        expect(passed.length).toBeLessThan(20);
      }
      return passed;
    };
    expect(await tabTo('example')).toEqual(['+1 s', '+30 s', '+1 h', '+24 h', 'reset', 'example']);
    await keyboard.type('genq2-p');
    await tabTo('body');
    await keyboard.press('Control+A');
    await keyboard.type('{ "model": "genq2", "prompt": "By hand" }');
    expect(await tabTo('Send')).toEqual(['key', 'fault', 'Send']);
    await keyboard.press('Enter');
    await shows(form.outcome, 'Status 200');
    expect(await tabTo('clear-faults')).toEqual(['faults', 'Set faults', 'clear-faults']);
    await shows(rowsOf(page, 'tasks'), 'created');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await shows(rowsOf(page, 'tasks'), 'Its results appear here when it is done.');
    expect(sandbox.requests()[0]?.body).toContain('By hand');
  });
});

describe.skipIf(!hasBrowser)('the connection', () => {
  it('is told when it is lost, and goes on when it is back', async () => {
    const { page, sandbox, url, close } = await open();
    await send(sandbox, example);
    await shows(rowsOf(page, 'tasks'), 'created');
    await close();
    await shows(page.locator('#connection'), 'The sandbox does not answer. Trying again every second.');
    await press(page, '+1 s');
    await shows(page.locator('#notice'), 'The sandbox does not answer.');
    await sandbox.advance('30s');
    const again = await serve(sandbox, { port: Number(new URL(url).port) });
    closing.push(again.close);
    await shows(page.locator('#connection'), 'Connected');
    await shows(rowsOf(page, 'tasks'), 'success');
  });

  it('rests while the tab is hidden', async () => {
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

describe.skipIf(!hasBrowser)('texts of strangers', () => {
  const image = `<img src=x onerror=document.title='struck'>`;
  const script = `</script><script>document.title='struck'</script>`;

  it.each([image, script])('stay texts: %s', async (markup) => {
    const { page, form, sandbox, url } = await open();
    await form.send('genq2-portrait', { prompt: markup, payload: markup }, `failed; errCode=${markup}`);
    await shows(form.outcome, 'Status 200');
    await shows(form.answer, JSON.stringify(markup).slice(1, -1));
    await send(sandbox, { ...example, [markup]: markup });
    const address = `http://127.0.0.1:1/${markup.replaceAll(' ', '/')}`;
    await send(sandbox, { ...example, callback_url: address });
    await send(sandbox, example, { 'x-sandbox-fault': markup });
    await statusOf(url, { path: `/${markup.replaceAll(' ', '/')}` });
    sandbox.setFaults([{ fault: 'failed', errCode: markup }]);
    await press(page, '+30 s');

    await shows(rowsOf(page, 'callbacks').first(), 'given up');
    await shows(page.locator('#faults-heading + ul'), markup);
    // All at once: an opened task is read, and that adds rows.
    await page.evaluate("document.querySelectorAll('summary').forEach((summary) => summary.click())");
    await shows(rowsOf(page, 'tasks').last(), markup);
    await shows(rowsOf(page, 'callbacks').first(), address);
    const requests = rowsOf(page, 'requests');
    await shows(requests.filter({ hasText: '404' }), `GET /${markup.replaceAll(' ', '/')}`);
    await shows(requests.filter({ hasText: 'x-sandbox-fault' }), markup);
    await shows(requests.filter({ hasText: 'additionalProperties' }), `at /${markup.replaceAll('/', '~1')}`);
    expect(await page.locator('main img, body script').count()).toBe(0);
    expect(await page.title()).toBe('genmedia sandbox');
  });
});

describe.skipIf(!hasBrowser)('a page of another origin', () => {
  it.each(['127.0.0.1', 'localhost'])('on %s can neither read nor drive the sandbox', async (host) => {
    const { sandbox, url } = await start();
    await send(sandbox, example);
    const elsewhere = await serveBehaviours(answers(200, '<!doctype html>', { 'content-type': 'text/html' }));
    closing.push(elsewhere.close);
    const stateOf = () => [sandbox.now(), sandbox.tasks(), sandbox.faults(), sandbox.callbacks()];
    const before = stateOf();
    const page = await newPage();
    await page.goto(elsewhere.url.replace('127.0.0.1', host));

    const attempt = (path: string, init: object) =>
      page.evaluate(`fetch(${JSON.stringify(`${url}${path}`)}, ${JSON.stringify(init)})
        .then(async (response) => response.type + (await response.text()), () => 'refused')`);
    const json = { 'content-type': 'application/json' };
    const text = { 'content-type': 'text/plain' };
    const [advance, faults] = [JSON.stringify({ by: '1h' }), JSON.stringify({ faults: [{ fault: 'lost' }] })];
    for (const path of ['/_sandbox/', '/_sandbox/state', '/_sandbox/tasks', '/_sandbox/requests']) {
      expect(await attempt(path, {}), path).toBe('refused');
      expect(await attempt(path, { mode: 'no-cors' }), path).toBe('opaque');
    }
    expect(await attempt('/_sandbox/advance', { method: 'POST', headers: json, body: advance })).toBe('refused');
    expect(await attempt('/_sandbox/faults', { method: 'PUT', headers: json, body: faults })).toBe('refused');
    for (const [path, body] of Object.entries({ advance, reset: '{}', faults })) {
      const init = { method: 'POST', mode: 'no-cors', headers: text, body };
      expect(await attempt(`/_sandbox/${path}`, init)).toBe('opaque');
    }
    const create = { method: 'POST', mode: 'no-cors', headers: text, body: JSON.stringify(example) };
    expect(await attempt('/ent/v2/text2video', create)).toBe('opaque');
    expect(stateOf()).toEqual(before);

    // A form goes anywhere, and its answer takes the place of the page.
    await page.evaluate(`document.body.innerHTML = '<form method=post enctype=text/plain action="${url}/_sandbox/reset">'
      + '<input name=\\'{"a":"\\' value=\\'"}\\'><button>Win</button></form>'`);
    await page.getByRole('button', { name: 'Win' }).click();
    await shows(page.locator('body'), '"code":"forbidden"');
    expect(stateOf()).toEqual(before);
  });
});

/** The status of an answer to a request with any path and headers, as `fetch` would not send it. */
async function statusOf(url: string, options: { path: string; method?: string; headers?: Record<string, string> }) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, ...options });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

describe('over plain HTTP', () => {
  const paths = ['/_sandbox/', '/_sandbox/page.js', '/_sandbox/page.css', '/_sandbox/state', '/_sandbox/tasks'];

  it.each(paths)('%s is for this machine and its own pages only', async (path) => {
    const { url } = await start();
    const { host } = new URL(url);
    expect(await statusOf(url, { path })).toBe(200);
    expect(await statusOf(url, { path, headers: { host: 'sandbox.example' } })).toBe(403);
    expect(await statusOf(url, { path, headers: { host: '127.0.0.1.sandbox.example' } })).toBe(403);
    expect(await statusOf(url, { path, headers: { host, origin: url } })).toBe(200);
    expect(await statusOf(url, { path, headers: { host, origin: 'http://sandbox.example' } })).toBe(403);
    expect(await statusOf(url, { path, headers: { host, origin: 'null' } })).toBe(403);
    expect(await statusOf(url, { path, headers: { host, 'sec-fetch-site': 'same-site' } })).toBe(403);
  });

  it.each([
    ['POST', '/_sandbox/advance'],
    ['POST', '/_sandbox/reset'],
    ['PUT', '/_sandbox/faults'],
  ])('%s %s is refused to strangers', async (method, path) => {
    const { url } = await start();
    const { host } = new URL(url);
    const json = { 'content-type': 'application/json' };
    expect(await statusOf(url, { path, method, headers: { ...json, host: 'sandbox.example' } })).toBe(403);
    expect(await statusOf(url, { path, method, headers: { ...json, host, origin: 'http://localhost:1' } })).toBe(403);
  });

  it.each([
    ['/_sandbox/', 'text/html; charset=utf-8'],
    ['/_sandbox/page.css', 'text/css; charset=utf-8'],
    ['/_sandbox/page.js', 'text/javascript; charset=utf-8'],
    ['/_sandbox/page.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is %s, with all that keeps it safe', async (path, type) => {
    const { url } = await start();
    const { headers } = await fetch(`${url}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; media-src 'self'; " +
        "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it.each(['/', '/_sandbox'])('%s leads to the page', async (path) => {
    const { url } = await start();
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/_sandbox/']);
  });
});
