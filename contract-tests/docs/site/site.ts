import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { ask } from '../../support/on-demand.js';
import { newPage, watch, watchResponses } from '../../support/pages.js';

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

/**
 * A page of the docs in a browser. An error in its console, a request to another origin or a missing file fails the
 * test.
 */
export async function openSite(path: string, browserOptions: BrowserContextOptions = {}): Promise<Page> {
  const url = await siteUrl();
  const page = await newPage({ viewport: { width: 1280, height: 900 }, ...browserOptions });
  watch(page, url);
  watchResponses(page);
  await page.goto(`${url}/${path}`);
  return page;
}
