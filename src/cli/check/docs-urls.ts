import { readFileSync } from 'node:fs';
import type { CheckReport } from '../../check/index.js';
import { pageOf } from '../../check/page-of.js';
import { tables } from '../../check/rules/index.js';
import { sentences } from '../../check/rules/rule.js';
import { slugsOf } from '../../check/rules/slugs.js';
import { operationOf } from '../../check/targets.js';
import { documentPath } from '../../docs/package-files.js';

/** The `homepage` of this package. */
export const homepage = (): string | undefined =>
  JSON.parse(readFileSync(documentPath('package.json'), 'utf8')).homepage;

/** Adds the URL of each rule to a report, if `homepage` is that of docs: then it ends with a slash, and not with `#readme`. */
export function withDocsUrls(report: CheckReport, site: string | undefined): CheckReport {
  if (!site?.endsWith('/')) return report;
  return {
    ...report,
    rules: report.rules.map((rule) => ({ ...rule, docsUrl: site + rulePage(rule.subject, rule.rule) })),
  };
}

/** The place of a rule on the site with the docs: in the page of its table, or else the page about its subject. */
function rulePage(subject: string, rule: string): string {
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
