import { once } from 'node:events';
import { request } from 'node:http';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { hasBrowser, launchBrowser } from '../../browser.js';

/** Machines can be busy. */
export const timeout = 10_000;

let browser: Browser;
/** What is ended after a test, the last first. */
export const closing: (() => Promise<unknown>)[] = [];
/** What no page may do, whatever the test: errors in the console, requests to other origins. */
let mishaps: string[] = [];

beforeAll(async () => {
  if (hasBrowser) browser = await launchBrowser();
});

afterAll(() => browser?.close());

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  const seen = mishaps;
  mishaps = [];
  expect(seen).toEqual([]);
});

/** A sandbox whose clock stands still, over HTTP. */
export async function start(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ speed: 0, ...options });
  const server = await serve(sandbox, { port: 0 });
  closing.push(() => sandbox.close());
  closing.push(() => server.close());
  return { sandbox, ...server };
}

/** Its page, opened as a person does: by the address that the command prints. */
export async function open(options: SandboxOptions = {}, look: BrowserContextOptions = {}) {
  const started = await start(options);
  const page = await newPage(look);
  watch(page, started.url);
  await page.goto(started.url);
  await shows(page.locator('#connection'), 'Connected');
  return { ...started, page, form: formOf(page) };
}

export async function newPage(look: BrowserContextOptions = {}): Promise<Page> {
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
export const shows = (locator: Locator, text: string | RegExp) =>
  expect.poll(() => locator.filter({ visible: true }).innerText(), { timeout }).toMatch(text);

export const rowsOf = (page: Page, list: 'tasks' | 'requests' | 'callbacks') => page.locator(`#${list} > li`);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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

export const example = { model: 'genq2', prompt: 'A lighthouse in a storm' };

/** Sends a request as a program does. */
export const send = (sandbox: Sandbox, body: object, headers: Record<string, string> = {}) =>
  sandbox.fetch('http://localhost/ent/v2/text2video', {
    method: 'POST',
    headers: { authorization: 'Token key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The status of an answer to a request with any path and headers, as `fetch` would not send it. */
export async function statusOf(
  url: string,
  options: { path: string; method?: string; headers?: Record<string, string> },
) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, ...options });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}
