import type { CheckReport } from '../../check/index.js';
import { violationText } from '../../check/violation-text.js';
import { withoutCommands, withoutMarks } from './ci-commands.js';
import { textReport } from './text-report.js';

/** The report as annotations of GitHub Actions, followed by the report for people. */
export function githubReport(report: CheckReport): string {
  const errors = report.rules.flatMap(({ subject, rule, violations: [violation] }) =>
    violation ? [`::error title=${property(`${subject}: ${rule}`)}::${data(violationText(violation))}\n`] : [],
  );
  const note = (severity: string, text: string) => `::${severity} title=genmedia check::${data(text)}\n`;
  const end = report.stopped === undefined ? '' : note('error', report.stopped);
  return errors.join('') + end + note('notice', report.summary) + withoutCommands(textReport(report));
}

const data = (text: string) =>
  withoutMarks(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
