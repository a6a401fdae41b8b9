import { readFileSync } from 'node:fs';
import { tables } from '../../check/rules/index.js';
import { sentences } from '../../check/rules/rule.js';
import { slugsOf } from '../../check/rules/slugs.js';
import { operationIds, operationOf } from '../../check/targets.js';
import { documentPath } from '../openapi.js';

/** Where the docs describe a rule. */
export interface RuleDocs {
  /** A command that prints it. */
  command: string;
  /** Its page on the web, if the docs are published. */
  url?: string;
}

/** Finds the page of a rule: that of its table, or else the guide about checks. */
export function docsOf(subject: string, rule: string, site = siteUrl()): RuleDocs {
  const isOperation = (operationIds as string[]).includes(subject);
  const command = `genmedia docs ${isOperation ? subject : 'check'}`;
  return site ? { command, url: new URL(pageOf(subject, rule), site).href } : { command };
}

function pageOf(subject: string, rule: string): string {
  for (const table of tables) {
    if (operationOf.get(table.schema) !== subject) continue;
    const { rules, preflight = [], legal } = table;
    const variants = Object.keys(legal);
    const all = [{ rule: sentences.object }, ...rules, ...preflight];
    const slugs = slugsOf(all.map((one) => ({ for: variants, ...one })));
    const index = all.findIndex((one) => one.rule === rule);
    if (index >= 0) return `rules/${table.schema}.html#${slugs[index]}`;
  }
  return 'guides/check.html';
}

/** The homepage of the package, which ends with a slash if it is that of the docs. */
function siteUrl(): string | undefined {
  const file = documentPath('package.json');
  const { homepage = '' } = JSON.parse(readFileSync(file, 'utf8')) as { homepage?: string };
  return homepage.endsWith('/') ? homepage : undefined;
}
