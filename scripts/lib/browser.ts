import { type Browser, type BrowserServer, chromium, type LaunchOptions } from '@playwright/test';
import { findBrowsers } from './programs.js';

/** It takes a second, and much longer on a busy machine. */
const maxStartMs = 120_000;

/** Starts a browser without a window. */
export const launchBrowser = (): Promise<Browser> => startFirst((options) => chromium.launch(options));

/**
 * Starts one that other processes can use, each with windows of its own. It ends with this process. Signals are left to the
 * caller, since other parts of the process must end in order too.
 */
export const launchBrowserServer = (): Promise<BrowserServer> =>
  startFirst((options) =>
    chromium.launchServer({
      ...options,
      host: '127.0.0.1',
      // Scripts of a test run for seconds: to optimize them, and to collect little garbage often, costs axe more than it gains.
      args: ['--js-flags=--no-turbofan --min-semi-space-size=32'],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    }),
  );

/**
 * On some machines one browser may not make its sandbox and another may, so the first that starts is taken. As root none
 * can, and it goes without.
 */
async function startFirst<Started>(start: (options: LaunchOptions) => Promise<Started>): Promise<Started> {
  const failures: string[] = [];
  const browsers = findBrowsers();
  for (const executablePath of browsers) {
    try {
      return await start({
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
