import { describe, expect, it } from 'vitest';
import { toOtherServer } from '../../../scripts/docs/browser/try-it/other-server.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { needs } from '../../support/optional-tools.js';
import { closing, newPage, shows } from '../../support/pages.js';
import { siteUrl } from '../site/site.js';
import { openPanel } from './setup.js';

const apiKey = 'key-of-the-other-server-4711';

describe('the URL of another server', () => {
  it.each(['http://localhost:4020', ' http://127.0.0.1:4020/ ', 'https://localhost'])(
    'accepts a URL on this machine: %s',
    (url) => expect(toOtherServer(url)).toEqual({ origin: new URL(url.trim()).origin }),
  );

  it.each([
    ['https://api.example.com', 'api.example.com is not this machine.'],
    ['http://localhost.example.com', 'localhost.example.com is not this machine.'],
    ['http://127.0.0.1.example.com:4020', 'is not this machine.'],
    ['http://[::1]:4020', 'Write localhost or 127.0.0.1 instead.'],
    ['http://user:secret@localhost:4020', 'Put the key into its own field.'],
    ['http://localhost:4020/ent/v2', 'Leave out what follows the port: http://localhost:4020.'],
    ['localhost:4020', 'This is not a URL.'],
    ['javascript:alert(1)', 'This is not a URL.'],
  ])('rejects a URL with a sentence that says what to do: %s', (url, sentence) =>
    expect(toOtherServer(url)).toEqual({ problem: expect.stringContaining(sentence) }),
  );

  it('accepts a missing URL of another server', () => expect(toOtherServer('  ')).toBeUndefined());
});

describe('requests to another server', needs('browser'), () => {
  it('shows on the page where requests go, and keeps the key to itself', async () => {
    const sandbox = createSandbox({ cors: true, apiKey, speed: 0 });
    const server = await serve(sandbox, { port: 0 });
    closing.push(server.close, () => sandbox.close());
    const site = await siteUrl();
    const page = await newPage();
    const elsewhere: string[] = [];
    page.on('request', (sent) => sent.url().startsWith(site) || elsewhere.push(sent.url()));
    await page.goto(`${site}/reference/createText2Video.html`);
    await openPanel(page);
    const panel = page.locator('#try-it');
    const send = panel.getByRole('button', { name: 'Send', exact: true });
    const where = panel.locator('#try-where');
    await shows(where, 'Nothing is sent over the network.');

    await panel.getByText('Another server', { exact: true }).click();
    const url = panel.getByLabel('URL of the server');
    await url.fill('https://api.example.com');
    await shows(where, 'Not sent. api.example.com is not this machine.');
    expect(await send.isDisabled()).toBe(true);
    await url.fill(server.url);
    await panel.getByLabel('Key', { exact: true }).fill(apiKey);
    await shows(where, `Leaves this page: goes to ${server.url}/ent/v2/text2video`);
    expect(elsewhere).toEqual([]);

    await send.click();
    await shows(panel.locator('#try-outcome'), `200 POST ${server.url}/ent/v2/text2video`);
    expect(elsewhere).toEqual([`${server.url}/ent/v2/text2video`]);
    expect(sandbox.requests().map(({ operation, status, hasKey }) => [operation, status, hasKey])).toEqual([
      ['createText2Video', 200, true],
    ]);
    await panel.getByText('Request headers').click();
    await shows(panel.locator('.headers').first(), /Authorization\s*Token …/);
    await panel.getByRole('button', { name: 'Read the task' }).click();
    await shows(panel.locator('#try-outcome'), `200 GET ${server.url}/ent/v2/tasks/`);

    const places = await page.evaluate<Record<string, string>>(`({
      page: document.documentElement.outerHTML,
      text: document.body.innerText,
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      url: location.href,
      history: JSON.stringify(history.state),
    })`);
    for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(apiKey);
    expect(elsewhere.join()).not.toContain(apiKey);
    expect(await panel.getByLabel('Key', { exact: true }).getAttribute('autocomplete')).toBe('off');

    // Without it, requests stay in the page again.
    const count = elsewhere.length;
    await url.fill('');
    await send.click();
    await shows(panel.locator('#try-outcome'), '200 POST /ent/v2/text2video');
    expect(elsewhere).toHaveLength(count);
    // Whatever a script asks for, the policy of the page does not let it out.
    const blocked = 'fetch("http://192.0.2.1/").then(() => "sent", () => "blocked")';
    expect(await page.evaluate(blocked)).toBe('blocked');
    expect(elsewhere).toHaveLength(count);
  });

  it('reports a server that does not respond, with what to do', async () => {
    const page = await newPage();
    await page.goto(`${await siteUrl()}/guides/tasks.html`);
    await openPanel(page);
    const panel = page.locator('#try-it');
    await panel.getByText('Another server', { exact: true }).click();
    const sandbox = createSandbox();
    const server = await serve(sandbox, { port: 0 });
    closing.push(server.close, () => sandbox.close());
    await panel.getByLabel('URL of the server').fill(server.url);
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    // It has no --cors, so the browser does not let the page read the response.
    await shows(panel.locator('#try-outcome'), 'Start it with npx genmedia sandbox --cors.');
  });
});
