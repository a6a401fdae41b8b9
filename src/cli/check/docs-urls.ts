import { readFileSync } from 'node:fs';
import type { CheckReport } from '../../check/index.js';
import { pageOf } from '../../check/page-of.js';
import { documentPath } from '../openapi.js';

/** The `homepage` of this package. */
export const homepage = (): string | undefined =>
  JSON.parse(readFileSync(documentPath('package.json'), 'utf8')).homepage;

/** Adds the URL of each page to a report, if `homepage` is that of docs: then it ends with a slash, and not with `#readme`. */
export function withDocsUrls(report: CheckReport, site: string | undefined): CheckReport {
  if (!site?.endsWith('/')) return report;
  return {
    ...report,
    rules: report.rules.map((rule) => ({ ...rule, docsUrl: `${site}${pageOf(rule.subject)}.html` })),
  };
}
