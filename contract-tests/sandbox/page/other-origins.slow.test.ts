import { describe, expect, it } from 'vitest';
import { responds, serve as serveBehaviours } from '../../client/server.js';
import { needs } from '../../support/optional-tools.js';
import { closing, newPage, shows } from '../../support/pages.js';
import { example, open, openRow, press, rowsOf, send, show, start, statusOf } from './open-page.js';

describe('untrusted texts on the page', needs('browser'), () => {
  const image = `<img src=x onerror=document.title='struck'>`;
  const script = `</script><script>document.title='struck'</script>`;

  it.each([image, script])('shows untrusted texts as texts: %s', async (markup) => {
    const { page, form, sandbox, url } = await open();
    await form.send('genq2-portrait', { prompt: markup, payload: markup }, `failed; errCode=${markup}`);
    await shows(form.outcome, 'Status 200');
    await shows(form.response, JSON.stringify(markup).slice(1, -1));
    await send(sandbox, { ...example, [markup]: markup });
    const path = `/${markup.replaceAll(' ', '/')}`;
    const address = `http://127.0.0.1:1${path}`;
    await send(sandbox, { ...example, callback_url: address });
    await send(sandbox, example, { 'x-sandbox-fault': markup });
    await statusOf(url, { path });
    sandbox.setFaults([{ fault: 'failed', errCode: markup }]);
    await press(page, '+30 s');

    await show(page, 'Faults');
    await shows(page.locator('#active-faults'), markup);
    await show(page, 'Tasks');
    await shows(rowsOf(page, 'tasks').last(), markup);
    const isSafe = async () => expect(await page.locator('main img:not([src^="files/"]), body script').count()).toBe(0);
    await isSafe();
    await shows(await openRow(rowsOf(page, 'tasks').last()), JSON.stringify(markup).slice(1, -1));
    await isSafe();
    await show(page, 'Callbacks');
    await shows(rowsOf(page, 'callbacks').first(), 'given up');
    await shows(rowsOf(page, 'callbacks').first(), address);
    await shows(await openRow(rowsOf(page, 'callbacks').first()), address);
    await isSafe();
    await show(page, 'Requests');
    const requests = rowsOf(page, 'requests');
    // A status is looked for in its own place: an id of a task is random, and may hold these three digits.
    await shows(requests.filter({ hasText: `GET ${path}` }), '404');
    await shows(requests.filter({ hasText: 'x-sandbox-fault' }), markup);
    await isSafe();
    const rejected = requests.filter({ has: page.locator('.state', { hasText: '422' }) });
    await shows(await openRow(rejected.first()), `at /${markup.replaceAll('/', '~1')}`);
    await isSafe();
    expect(await page.title()).toBe('genmedia sandbox');
  });
});

describe('a page of another origin', needs('browser'), () => {
  it.each(['127.0.0.1', 'localhost'])('keeps a page on %s from reading and controlling the sandbox', async (host) => {
    const { sandbox, url } = await start();
    await send(sandbox, example);
    const elsewhere = await serveBehaviours(responds(200, '<!doctype html>', { 'content-type': 'text/html' }));
    closing.push(elsewhere.close);
    const stateOf = () => [sandbox.now(), sandbox.tasks(), sandbox.faults(), sandbox.callbacks()];
    const before = stateOf();
    const page = await newPage();
    await page.goto(elsewhere.url.replace('127.0.0.1', host));

    const attempt = (path: string, init: object) =>
      page.evaluate(`fetch(${JSON.stringify(`${url}${path}`)}, ${JSON.stringify(init)})
        .then(async (response) => response.type + (await response.text()), () => 'rejected')`);
    const json = { 'content-type': 'application/json' };
    const text = { 'content-type': 'text/plain' };
    const [advance, faults] = [JSON.stringify({ by: '1h' }), JSON.stringify({ faults: [{ fault: 'lost' }] })];
    for (const path of ['/_sandbox/', '/_sandbox/state', '/_sandbox/tasks', '/_sandbox/requests']) {
      expect(await attempt(path, {}), path).toBe('rejected');
      expect(await attempt(path, { mode: 'no-cors' }), path).toBe('opaque');
    }
    expect(await attempt('/_sandbox/advance', { method: 'POST', headers: json, body: advance })).toBe('rejected');
    expect(await attempt('/_sandbox/faults', { method: 'PUT', headers: json, body: faults })).toBe('rejected');
    for (const [path, body] of Object.entries({ advance, reset: '{}', faults })) {
      const init = { method: 'POST', mode: 'no-cors', headers: text, body };
      expect(await attempt(`/_sandbox/${path}`, init)).toBe('opaque');
    }
    const create = { method: 'POST', mode: 'no-cors', headers: text, body: JSON.stringify(example) };
    expect(await attempt('/ent/v2/text2video', create)).toBe('opaque');
    expect(stateOf()).toEqual(before);

    // A form can post anywhere, and its response replaces the page.
    await page.evaluate(`document.body.innerHTML = '<form method=post enctype=text/plain action="${url}/_sandbox/reset">'
      + '<input name=\\'{"a":"\\' value=\\'"}\\'><button>Win</button></form>'`);
    await page.getByRole('button', { name: 'Win' }).click();
    await shows(page.locator('body'), '"code":"forbidden"');
    expect(stateOf()).toEqual(before);
  });
});

describe('the page over plain HTTP', () => {
  const paths = ['/_sandbox/', '/_sandbox/page.js', '/_sandbox/page.css', '/_sandbox/state', '/_sandbox/tasks'];

  it.each(paths)('serves %s to this machine and to its own pages only', async (path) => {
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
  ])('rejects %s %s from other hosts and origins', async (method, path) => {
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
  ])('serves %s as %s, with all headers that protect it', async (path, type) => {
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

  it.each(['/', '/_sandbox'])('redirects %s to the page', async (path) => {
    const { url } = await start();
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/_sandbox/']);
  });
});
