import { type Browser, chromium } from 'playwright-core';
import { findBrowsers } from '../../contract-tests/support/optional-tools.js';

/** The browsers of this machine, the one to take first. */
export const browsers = findBrowsers();

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
  const help =
    'Install one, such as with `apt-get install chromium`, or name one in the environment variable CHROMIUM.';
  throw new Error(browsers.length > 0 ? `No browser starts.\n${failures.join('\n')}` : `There is no browser. ${help}`);
}
