import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { serve } from '../../client/server.js';
import { needs } from '../../support/optional-tools.js';
import { closing, newPage, shows, timeout } from '../../support/pages.js';
import { openSite, readSite, siteUrl } from './site.js';

const paths = [
  'index.html',
  'guides/costs.html',
  'models.html',
  'reference/createMv.html',
  'rules/Text2VideoRequest.html',
];

/** A page of another origin that embeds a page. */
async function openHost(target: string): Promise<Page> {
  const host = await serve((response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Host</title><iframe src="${target}" width="900" height="700"></iframe>`);
  });
  closing.push(host.close);
  const page = await newPage();
  await page.goto(host.url);
  return page;
}

/** Serves the docs without our headers, as GitHub Pages does. Returns the URL. */
async function serveWithoutHeaders(): Promise<string> {
  const site = await siteUrl();
  const server = await serve(async (response, { url }) => {
    const file = await fetch(`${site}${url}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' }).end(bytes);
  });
  closing.push(server.close);
  return server.url;
}

describe('the headers that forbid frames', () => {
  it('sends the headers with every file, including the page for missing files', async () => {
    for (const path of [...paths, 'assets/search.json', 'nothing.html']) {
      const response = await fetch(`${await siteUrl()}/${path}`);
      await response.text();
      expect(Object.fromEntries(response.headers), path).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('writes the headers into the file _headers, for hosts that read it', async () => {
    const lines = [
      '/*',
      "  Content-Security-Policy: frame-ancestors 'none'",
      '  X-Frame-Options: DENY',
      '  X-Content-Type-Options: nosniff',
      '',
    ];
    expect(await readSite('_headers')).toBe(lines.join('\n'));
  });
});

describe('a page of the docs inside another page', needs('browser'), () => {
  it('does not load a page in a frame if the server forbids it', async () => {
    const page = await openHost(`${await siteUrl()}/index.html`);
    await expect.poll(() => page.frames()[1]?.url(), { timeout }).toMatch(/^chrome-error:/);
    expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
  });

  it.each(paths)('shows only how to open the page by itself if the server cannot forbid frames: %s', async (path) => {
    const url = `${await serveWithoutHeaders()}/${path}`;
    const page = await openHost(url);
    const inside = page.frameLocator('iframe');
    await shows(inside.locator('body'), /^Another page embeds this one\. Open this page by itself\.$/);
    await inside.locator('body').press('/');
    expect(await inside.locator('body > *:visible').count()).toBe(1);
    await inside.getByRole('link', { name: 'Open this page by itself' }).click();
    await expect.poll(() => page.url(), { timeout }).toContain(url);
    await page.locator('header.bar').waitFor();
    expect(await page.locator('.framed-note').count()).toBe(0);
  });

  it('shows the page unchanged in its own window', async () => {
    const page = await openSite('guides/costs.html');
    expect(await page.locator('.framed-note').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});
