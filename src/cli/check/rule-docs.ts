import { pageOf } from '../../check/page-of.js';
import { tables } from '../../check/rules/index.js';
import { sentences } from '../../check/rules/rule.js';
import { slugsOf } from '../../check/rules/slugs.js';
import { operationOf } from '../../check/targets.js';

/** The place of a rule on the site with the docs: in the page of its table, or else the page about its subject. */
export function rulePage(subject: string, rule: string): string {
  for (const table of tables) {
    if (operationOf.get(table.schema) !== subject) continue;
    const { rules, preflight = [], legal } = table;
    const variants = Object.keys(legal);
    const all = [{ rule: sentences.object }, ...rules, ...preflight];
    const slugs = slugsOf(all.map((one) => ({ for: variants, ...one })));
    const index = all.findIndex((one) => one.rule === rule);
    if (index >= 0) return `rules/${table.schema}.html#${slugs[index]}`;
  }
  return `${pageOf(subject)}.html`;
}
