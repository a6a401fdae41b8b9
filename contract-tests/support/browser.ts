import { type Browser, chromium } from '@playwright/test';
import { ask } from './on-demand.js';

/**
 * The browser of this worker, which the next files of it use too: to start one takes a second. A worker runs one file at a
 * time, so no other file changes the clipboard, which is one for a whole browser. To close it closes only what was opened
 * in it by this connection.
 */
export const connectBrowser = async (): Promise<Browser> =>
  chromium.connect(await ask('browser', process.env.VITEST_POOL_ID));
