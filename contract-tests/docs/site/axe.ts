import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; impact: string; nodes: { target: string[]; any: { message: string }[] }[] }[];
}

/**
 * The rules of axe that can find nothing serious, not to be run: they take a third of the time. The impact of a rule is
 * that of all its violations. A rule without one is run.
 */
const minor = `({ impact }) => ['minor', 'moderate'].includes(impact)`;

const without = (isLeftOut: string) =>
  `Object.fromEntries(axe._audit.rules.filter(${isLeftOut}).map(({ id }) => [id, { enabled: false }]))`;

const ruleSets = {
  all: without(minor),
  colours: without(`(rule) => (${minor})(rule) || !rule.tags.includes('cat.color')`),
};

/**
 * Accessibility violations that axe finds on the current page or a part of it, each with its first element. `colours` are
 * the rules whose results colours change, for a page of which nothing else has changed.
 */
export async function seriousFaults(
  page: Page,
  part = 'html',
  rules: keyof typeof ruleSets = 'all',
): Promise<string[]> {
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(script);
  const { violations } = await page.evaluate<Result>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'], rules: ${ruleSets[rules]} })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.any[0]?.message ?? ''}`);
}
