import { type Browser, chromium } from 'playwright-core';
import { findPrograms } from '../../contract-tests/support/programs.js';

/** The headless shell comes first: it draws no window, and the same tests take half the CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browsers of this machine, the one to take first. The environment variable CHROMIUM names one and no other. */
export const browsers = process.env.CHROMIUM ? [process.env.CHROMIUM] : findPrograms(...names);

/** Whether tests in a browser can run: `describe.skipIf(!hasBrowser)`. */
export const hasBrowser = browsers.length > 0;

if (!hasBrowser) {
  console.warn(
    'NO BROWSER: the tests in a real browser are skipped. Install one, such as with `apt-get install chromium-headless-shell` ' +
      'or `chromium`, or name one in the environment variable CHROMIUM.',
  );
}

/** It takes a second, and much longer on a busy machine. */
const maxStartMs = 120_000;

/**
 * Starts a browser without a window. On some machines one browser may not make its sandbox and another may, so the first
 * that starts is taken. As root none can, and it goes without.
 */
export async function launchBrowser(): Promise<Browser> {
  const failures: string[] = [];
  for (const executablePath of browsers) {
    try {
      return await chromium.launch({
        executablePath,
        chromiumSandbox: process.getuid?.() !== 0,
        timeout: maxStartMs,
      });
    } catch (error) {
      failures.push(`${executablePath}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`No browser starts.\n${failures.join('\n')}`);
}
