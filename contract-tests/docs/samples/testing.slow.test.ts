import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, start } from '../../commands/genmedia.js';
import { needs, pathOf } from '../../support/optional-tools.js';
import { expectAllRun, sampleToRun } from './guide-samples.js';

// The samples for vitest are tests themselves: to import one is to have it run here.
for (const file of ['fake-timers.test.ts', 'msw.test.ts', 'vitest-fixture.test.ts']) {
  const path = sampleToRun(file);
  describe(file, () => import(/* @vite-ignore */ path));
}

const fixture = sampleToRun('playwright-fixture.test.ts');

describe('playwright-fixture.test.ts', needs('browser'), () => {
  let command: Awaited<ReturnType<typeof buildCommand>>;
  let folder: string;
  beforeAll(async () => {
    command = await buildCommand();
    folder = mkdtempSync('dist/playwright-');
    const executablePath = pathOf('browser');
    const use = { launchOptions: { executablePath, chromiumSandbox: false } };
    const config = { testDir: join(fixture, '..'), testMatch: fixture, outputDir: 'results', use };
    const parallel = { fullyParallel: true, workers: 2, reporter: 'line' };
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      `export default ${JSON.stringify({ ...config, ...parallel })};`,
    );
  });
  afterAll(() => {
    command.remove();
    rmSync(folder, { recursive: true });
  });

  it('runs on two workers that share a server, as the guide starts it', async () => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', folder];
    const guide = readFileSync('openapi/docs/guides/testing.md', 'utf8');
    const [, options = ''] = /^npx genmedia sandbox (.*) -- npx playwright test$/m.exec(guide) ?? [];
    // So that no task ends before the test ends it.
    expect(options).toContain('--speed 0');
    const { status, stdout, stderr } = await start(command.file, [
      'sandbox',
      ...options.split(' '),
      '--verbose',
      '--',
      process.execPath,
      ...playwright,
    ]).ended;
    expect(`${stdout}${stderr}`).toContain('2 passed');
    expect(status).toBe(0);
  });
});

it('runs all samples assigned to these tests', () => expectAllRun('testing'));
