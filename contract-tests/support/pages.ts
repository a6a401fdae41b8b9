import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { connectBrowser } from './browser.js';
import { pathOf } from './optional-tools.js';

/**
 * How long to wait for what a page does. Each wait ends when it has happened: only a page that does not do it at all
 * comes to the limit, not one on a busy machine. A test has several such waits.
 */
export const timeout = 60_000;
vi.setConfig({ testTimeout: 5 * timeout, hookTimeout: 2 * timeout });

let browser: Browser;
/** What is ended after a test, the last first. */
export const closing: (() => Promise<unknown>)[] = [];
/** What no page may do, whatever the test: errors in the console, requests to other origins. By page. */
const failures = new Map<Page, string[]>();

const fail = (page: Page, message: string) => failures.set(page, [...(failures.get(page) ?? []), message]);

beforeAll(async () => {
  if (pathOf('browser')) browser = await connectBrowser();
});

afterAll(() => browser?.close());

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  expect(takeFailures()).toEqual([]);
});

/** What pages have done that they may not, for a test that means it, or one page. It is forgotten then. */
export function takeFailures(page?: Page): string[] {
  const pages = page ? [page] : [...failures.keys()];
  const seen = pages.flatMap((one) => failures.get(one) ?? []);
  for (const one of pages) failures.delete(one);
  return seen;
}

/** A page in a window of its own. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  closing.push(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  return page;
}

/** Pages that the tests of a file share. */
const shared = new Map<string, Promise<Page>>();

/**
 * One page for all tests of a file that ask for it by the same name and options, for tests that open something in it and
 * leave nothing behind: a new window has a new process, which takes a second of CPU time and compiles all scripts again.
 * `prepare` is called once, with the new page.
 */
export function sharedPage(name: string, options: BrowserContextOptions, prepare: (page: Page) => void): Promise<Page> {
  const key = JSON.stringify([name, options]);
  const page =
    shared.get(key) ??
    browser.newContext(options).then(async (context) => {
      const created = await context.newPage();
      created.setDefaultTimeout(timeout);
      prepare(created);
      return created;
    });
  shared.set(key, page);
  return page;
}

/** Leaves what a shared page shows, with all that it has stored. What happens to it while it is left is no failure. */
export async function leave(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  expect(takeFailures(page)).toEqual([]);
  await page.evaluate('localStorage.clear(); sessionStorage.clear();');
  await page.goto('about:blank');
  takeFailures(page);
}

/** Notes what a page of this origin may not do. The test then fails when it has ended. */
export function watch(page: Page, url: string) {
  page.on('pageerror', ({ message }) => fail(page, message));
  page.on('console', (message) => {
    // A browser logs every rejected request. Those are what the sandbox is for.
    const isRejection = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRejection) fail(page, message.text());
  });
  page.on('request', (sent) => {
    const isOwn = sent
      .url()
      .replace(/^blob:/, '')
      .startsWith(`${url}/`);
    if (!isOwn) fail(page, `A request to ${sent.url()}.`);
  });
}

/** Notes failed requests of a page. Where a page does not reject requests on purpose, none may fail. */
export function watchResponses(page: Page) {
  page.on('response', (response) => {
    if (response.status() >= 400) fail(page, `${response.url()} has status ${response.status()}.`);
  });
}

/** Waits until a text can be seen. What is hidden has a text too. */
export const shows = (locator: Locator, text: string | RegExp) =>
  expect.poll(() => locator.filter({ visible: true }).innerText(), { timeout }).toMatch(text);
