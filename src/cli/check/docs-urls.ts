import { readFileSync } from 'node:fs';
import type { CheckReport } from '../../check/index.js';
import { documentPath } from '../../docs/package-files.js';
import { rulePage } from './rule-docs.js';

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
