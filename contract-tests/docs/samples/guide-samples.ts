import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { guide } from '../guides/guides.js';
import { samplesFolder } from './samples.js';

const folder = join(samplesFolder, 'guides');

/** The samples of the guides, as files. */
export const samplesOnDisk = (): string[] => readdirSync(folder).sort();

/** The samples that guides show, each once. */
export function samplesShown(): string[] {
  const names = readdirSync('openapi/docs/guides').map((file) => file.replace('.md', ''));
  const shown = names.flatMap((name) => [...guide(name).matchAll(/^```ts (\S+)$/gm)]);
  return [...new Set(shown.map(([, file = '']) => file))].sort();
}

/** Samples that need more than one run, and the test that runs them. All others are in guide-samples.test.ts. */
export const runElsewhere = {
  handling: ['handle-errors.ts', 'own-files.ts'],
  engines: [
    'cloudflare-workflow.ts',
    'cron-job.ts',
    'dbos.ts',
    'film-route.ts',
    'pg-boss.ts',
    'restate.ts',
    'vercel-workflow-steps.ts',
    'vercel-workflow.ts',
  ],
  compiled: ['inngest.ts', 'temporal-activities.ts', 'temporal.ts', 'trigger-dev.ts'],
  ci: ['contract.test.ts', 'sandbox.test.ts'],
  testing: ['fake-timers.test.ts', 'msw.test.ts', 'playwright-fixture.test.ts', 'vitest-fixture.test.ts'],
} as const;

const requested = new Set<string>();

/** The path of a sample, for the test that runs it. */
export function sampleToRun(file: string): string {
  requested.add(file);
  return join(folder, file);
}

/** Checks that a test has run all samples assigned to it. For its last test. */
export const expectAllRun = (test: keyof typeof runElsewhere) =>
  expect([...requested].sort()).toEqual(runElsewhere[test]);
