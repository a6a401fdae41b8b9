import type { Browser, Page } from 'playwright-core';

/** What a browser measures when it opens a page. */
export interface Figures {
  requests: number;
  /** Transferred, in kB. */
  kB: number;
  'first paint ms': number;
  'largest paint ms': number;
  /** How long the page would not have responded to a tap, from the first paint on. */
  'blocked ms': number;
  /** When the page responds at once: the end of the last long task. */
  'interactive ms': number;
}

/** As Lighthouse simulates phones: 1.6 Mbit/s, 150 ms round trip, and a processor a quarter as fast. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;
/** Milliseconds without a long task after which a page is quiet. */
const quietMs = 2000;
/** Milliseconds in which a loaded page must become quiet. A busy machine needs many of them. */
const maxWaitMs = 60_000;

/** Notes what happens on a page from its first moment on. */
const watch = `
  globalThis.noted = { tasks: [], largest: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

/** Whether no long task has ended a short while ago. */
const isQuiet = `performance.now() - Math.max(0, ...noted.tasks.map(([start, took]) => start + took)) > ${quietMs}`;

interface Noted {
  tasks: [start: number, duration: number][];
  largest: number;
}

/** Opens a page in a new browser window, with nothing in its cache. */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let [requests, bytes] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await page.addInitScript(watch);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (!response?.ok()) throw new Error(`${url} has status ${response?.status()}, so there is nothing to measure.`);
    await page.waitForLoadState('networkidle');
    await untilQuiet(page);
    const { tasks, largest } = await page.evaluate<Noted>('noted');
    const firstPaint = await page.evaluate<number>(
      'performance.getEntriesByName("first-contentful-paint")[0].startTime',
    );
    const ends = tasks.map(([start, took]) => start + took);
    const blocked = tasks.filter(([start]) => start >= firstPaint).map(([, took]) => took - 50);
    return {
      requests,
      kB: Math.round(bytes / 1024),
      'first paint ms': Math.round(firstPaint),
      'largest paint ms': Math.round(largest),
      'blocked ms': Math.round(blocked.reduce((sum, milliseconds) => sum + milliseconds, 0)),
      'interactive ms': Math.round(Math.max(firstPaint, ...ends)),
    };
  } finally {
    await context.close();
  }
}

async function untilQuiet(page: Page): Promise<void> {
  for (const deadline = Date.now() + maxWaitMs; !(await page.evaluate<boolean>(isQuiet)); ) {
    if (Date.now() > deadline) {
      const without = `${quietMs / 1000} s without a long task`;
      throw new Error(`${page.url()} was never quiet: it had no ${without} in ${maxWaitMs / 1000} s.`);
    }
    await page.waitForTimeout(100);
  }
}
