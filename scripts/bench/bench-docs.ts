import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../../src/cli/run.js';
import { buildIfStale } from '../docs/build-if-stale.js';
import { site } from '../docs/site/folder.js';
import { launchBrowser } from '../lib/browser.js';
import { overBudget } from './docs/budget.js';
import { type Figures, measurePage } from './docs/measure-page.js';

const rounds = 5;

/**
 * Opens pages of the docs as a phone does (with a slow processor and a slow connection), one of them the page of the operation
 * with most variants. Prints the median of each figure, and fails if a page exceeds its budget.
 */
async function main() {
  await buildIfStale();
  const server = await serveZipped();
  const browser = await launchBrowser();
  try {
    const pages = {
      'start page': `${site}/index.html`,
      'a guide': `${site}/guides/first-call.html`,
      models: `${site}/models.html`,
      'rules of a body': `${site}/rules/Reference2VideoRequest.html`,
      'an operation': `${site}/reference/createReference2Video.html`,
    };
    const figures: Record<string, Figures> = {};
    for (const [name, path] of Object.entries(pages)) {
      const seen: Figures[] = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await measurePage(browser, `${server.url}/${path}`));
      figures[name] = median(seen);
    }
    console.table(figures);
    const over = overBudget(figures);
    if (over.length > 0) throw new Error(`Over the budget: ${over.join(' ')}`);
  } finally {
    await browser.close();
    server.close();
  }
}

const keys = ['requests', 'kB', 'first paint ms', 'largest paint ms', 'blocked ms', 'interactive ms'] as const;

const median = (seen: readonly Figures[]) =>
  Object.fromEntries(
    keys.map((key) => [key, seen.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(seen.length / 2)]]),
  ) as unknown as Figures;

/** Serves the repository with gzip, as hosts do. */
async function serveZipped() {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  };
  const server = createServer(async ({ url = '' }, response) => {
    const path = new URL(url, 'http://local').pathname;
    const text = await readFile(join('.', path)).catch(() => undefined);
    if (!text) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': `${types[extname(path)]}; charset=utf-8`, 'content-encoding': 'gzip' });
    response.end(gzipSync(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

await runCommand(main);
