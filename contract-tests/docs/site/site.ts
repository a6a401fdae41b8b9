import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { beforeAll } from 'vitest';
import { ask } from '../../support/on-demand.js';
import { leave, newPage, sharedPage, watch, watchResponses } from '../../support/pages.js';

/** The URL of the docs that all tests share. */
export const siteUrl = (): Promise<string> => ask('site');

// The first call waits for the build.
beforeAll(siteUrl, 300_000);

/** A file of the docs as text. */
export async function readSite(path: string): Promise<string> {
  const response = await fetch(`${await siteUrl()}/${path}`);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.text();
}

const size = { width: 1280, height: 900 };

/**
 * A page of the docs in a browser, in a window of its own. An error in its console, a request to another origin or a missing file fails the
 * test.
 */
export async function openSite(path: string, browserOptions: BrowserContextOptions = {}): Promise<Page> {
  const url = await siteUrl();
  const page = await newPage({ viewport: size, ...browserOptions });
  watch(page, url);
  watchResponses(page);
  await page.goto(`${url}/${path}`);
  return page;
}

interface Visit {
  colorScheme?: 'light' | 'dark';
  viewport?: ViewportSize;
  javaScriptEnabled?: boolean;
  /** Which of several windows, for pages that are open at the same time. */
  window?: string;
}

/** Like `openSite`, in a window that the tests of a file share. The page is loaded again, without what earlier ones have stored. */
export async function visitSite(path: string, { viewport = size, ...visit }: Visit = {}): Promise<Page> {
  const { colorScheme = 'light', javaScriptEnabled = true, window = 'first' } = visit;
  const url = await siteUrl();
  const page = await sharedPage(window, { javaScriptEnabled }, (created) => {
    watch(created, url);
    watchResponses(created);
  });
  await leave(page);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, media: 'screen' });
  await page.goto(`${url}/${path}`);
  return page;
}
