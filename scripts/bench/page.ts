import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { buildIfStale } from '../docs/build-if-stale.js';
import { site } from '../docs/site/folder.js';
import { launchBrowser } from '../lib/browser.js';
import { type Listening, listen } from '../lib/listen.js';
import type { Measured } from './measured.js';
import { quartersOf } from './rounds.js';

/** A slow phone: its network, and how many times slower its processor is. */
const phone = { latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 };
const maxSeconds = 1;
const rounds = 5;

/** The largest page of an operation, and one of usual size. */
const defaultPages = ['reference/createReference2Video.html', 'reference/createMv.html'];

/** Seconds from the start of the navigation. */
interface Times {
  /** The first text is rendered. */
  painted: number;
  /** All scripts have run, so that the switch and the search respond. */
  interactive: number;
}

/** Loads pages of the docs as a slow phone does, without a cache: the median of five times each. */
export async function page(args: readonly string[]): Promise<Measured> {
  await buildIfStale();
  const over: string[] = [];
  const server = await serveCompressed(site);
  const browser = await launchBrowser();
  try {
    for (const path of args.length > 0 ? args : defaultPages) {
      const times: Times[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timesOf(browser, `${server.url}/${path}`));
      const painted = quartersOf(times.map((one) => one.painted)).median;
      const interactive = quartersOf(times.map((one) => one.interactive)).median;
      console.log(`${path}: first paint ${painted.toFixed(2)} s, interactive ${interactive.toFixed(2)} s`);
      if (interactive > maxSeconds) over.push(`${path} is interactive after more than ${maxSeconds} s`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { over };
}

async function timesOf(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    const bytesPerSecond = phone.bitsPerSecond / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await tab.goto(url, { waitUntil: 'load' });
    return await tab.evaluate<Times>(`new Promise((resolve) => {
      const [{ domContentLoadedEventEnd }] = performance.getEntriesByType('navigation');
      const observer = new PerformanceObserver((list) => {
        const first = list.getEntriesByName('first-contentful-paint')[0];
        if (first) resolve({ painted: first.startTime / 1000, interactive: Math.max(first.startTime, domContentLoadedEventEnd) / 1000 });
      });
      observer.observe({ type: 'paint', buffered: true });
    })`);
  } finally {
    await context.close();
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on this machine with gzip, as hosts do. */
function serveCompressed(folder: string): Promise<Listening> {
  const compress = promisify(gzip);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = await compress(await readFile(join(folder, pathname)));
      const headers = { 'content-type': types[extname(pathname)] ?? 'text/plain', 'content-encoding': 'gzip' };
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return listen(server);
}
