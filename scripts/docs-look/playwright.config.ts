import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../lib/programs.js';
import { changedPictures, lastPictures, reportFolder } from './folders.js';

const [executablePath = ''] = findBrowsers();

/** One project for each width and color scheme. */
const projects = [1400, 800, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    use: { viewport: { width, height: 900 }, colorScheme },
  })),
);

export default defineConfig({
  testMatch: 'pages.ts',
  outputDir: resolve(changedPictures),
  snapshotPathTemplate: resolve(lastPictures, '{projectName}-{arg}{ext}'),
  reporter: [['line'], ['html', { open: 'never', outputFolder: resolve(reportFolder) }]],
  timeout: 120_000,
  workers: 1,
  fullyParallel: true,
  // A colour that differs by more than five levels of 255 is a change. Less is rounding, which differs from run to run.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.02 } },
  use: {
    baseURL: process.env.DOCS_LOOK_URL ?? '',
    launchOptions: { executablePath, chromiumSandbox: process.getuid?.() !== 0 },
  },
  projects,
});
