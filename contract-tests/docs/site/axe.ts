import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { target: string[]; any: { message: string }[] }[] }[];
}

/** Rules whose results colours do not change, not to be run. */
const others = `axe._audit.rules.filter(({ tags }) => !tags.includes('cat.color'))`;

const ruleSets = {
  all: '{}',
  colours: `Object.fromEntries(${others}.map(({ id }) => [id, { enabled: false }]))`,
};

/**
 * Accessibility violations that axe finds on the current page or a part of it, each with its first element. `colours` are
 * the rules whose results colours change, for a page of which nothing else has changed.
 */
export async function accessibilityFaults(
  page: Page,
  part = 'html',
  rules: keyof typeof ruleSets = 'all',
): Promise<string[]> {
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(script);
  const { violations } = await page.evaluate<Result>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'], rules: ${ruleSets[rules]} })`,
  );
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}
