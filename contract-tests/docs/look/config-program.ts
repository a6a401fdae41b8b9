import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import docsLook from '../../../scripts/docs-look/playwright.config.js';

const folder = process.env.LOOK_FOLDER ?? '';

/** The comparison of `npm run docs:look`, with one small picture. */
export default defineConfig({
  ...docsLook,
  testDir: '.',
  testMatch: 'page-program.ts',
  outputDir: join(folder, 'changed'),
  snapshotPathTemplate: join(folder, 'last', '{projectName}-{arg}{ext}'),
  reporter: 'line',
  projects: [{ name: '200-light', use: { viewport: { width: 200, height: 80 } } }],
});
