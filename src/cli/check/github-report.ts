import type { CheckReport } from '../../check/index.js';
import { violationText } from '../../check/violation-text.js';
import { textReport } from './text-report.js';

/** The report as annotations of GitHub Actions, followed by the report for people. */
export function githubReport(report: CheckReport): string {
  const errors = report.rules.flatMap(({ subject, rule, violations: [violation] }) =>
    violation ? [`::error title=${property(`${subject}: ${rule}`)}::${data(violationText(violation))}\n`] : [],
  );
  const warning = report.stopped === undefined ? '' : `::warning title=genmedia check::${data(report.stopped)}\n`;
  // Lines that start with :: would be commands.
  return errors.join('') + warning + textReport(report).replace(/^(\s*)::/gm, '$1: :');
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
