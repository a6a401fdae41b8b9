import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
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
      // Scripts of a test run for seconds: optimizing them and collecting little garbage often costs axe a quarter of its time.
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
  throw new Error(`No browser starts.\n${failures.join('\n')}`);
}
