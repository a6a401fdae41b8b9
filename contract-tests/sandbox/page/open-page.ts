import { once } from 'node:events';
import { request } from 'node:http';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { closing, newPage, shows, watch } from '../../support/pages.js';

/** A sandbox whose clock stands still at noon, over HTTP: times of another day are displayed with their date. */
export async function start(options: SandboxOptions = {}, port = 0) {
  const sandbox = createSandbox({ speed: 0, now: '2030-01-01T12:00:00Z', ...options });
  const server = await serve(sandbox, { port });
  closing.push(() => sandbox.close());
  closing.push(() => server.close());
  return { sandbox, ...server };
}

/** Its page, opened by the URL that the command prints. */
export async function open(options: SandboxOptions = {}, look: BrowserContextOptions = {}, port = 0) {
  const started = await start(options, port);
  const page = await newPage(look);
  watch(page, started.url);
  await page.goto(started.url);
  if (options.apiKey !== undefined) await unlock(page, options.apiKey);
  await shows(page.locator('#connection'), 'Connected');
  return { ...started, page, form: formOf(page) };
}

/** Enters the key that a locked sandbox asks for. */
export async function unlock(page: Page, key: string) {
  await page.getByLabel(/^Its apiKey/).fill(key);
  await press(page, 'Use this key');
}

export const rowsOf = (page: Page, list: 'tasks' | 'requests' | 'callbacks') => page.locator(`#${list} > li`);

/** Goes to a list by its tab. */
export async function show(page: Page, list: 'Tasks' | 'Requests' | 'Callbacks' | 'Send' | 'Faults') {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: list }).click();
}

/** Opens the item of a row. */
export async function openRow(row: Locator): Promise<Locator> {
  await row.getByRole('link').click();
  return row.page().locator('#detail');
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button of the menu at the top. */
export async function pressInMenu(page: Page, name: string) {
  await page.locator('#more > summary').click();
  await press(page, name);
}

/** The form, filled in as labels say. */
function formOf(page: Page) {
  const send = async (example: string, changes: object = {}, fault = '') => {
    await page.getByLabel('Example').selectOption({ label: example });
    const body = page.getByLabel('Body, as JSON');
    await body.fill(JSON.stringify({ ...JSON.parse(await body.inputValue()), ...changes }));
    await page.getByLabel('Fault optional').fill(fault);
    await press(page, 'Send');
  };
  return { send, outcome: page.locator('#outcome'), response: page.locator('#response') };
}

export const example = { model: 'genq2', prompt: 'A lighthouse in a storm' };

/** Sends a request as a program does. */
export const send = (sandbox: Sandbox, body: object, headers: Record<string, string> = {}) =>
  sandbox.fetch('http://localhost/ent/v2/text2video', {
    method: 'POST',
    headers: { authorization: 'Token key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The same without `Request` and `Response`, for thousands of requests. */
export function sendFast(sandbox: Sandbox, body: object) {
  const headers: Record<string, string> = { authorization: 'Token key', 'content-type': 'application/json' };
  return sandbox.respond({
    method: 'POST',
    origin: 'http://localhost',
    path: '/ent/v2/text2video',
    query: '',
    header: (name) => headers[name],
    isInProcess: true,
    read: async () => new TextEncoder().encode(JSON.stringify(body)),
  });
}

/** The status of the response to a request with any path and headers, as `fetch` would not send it. */
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
