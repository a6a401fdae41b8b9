import type { CheckReport } from '../../check/index.js';
import { docsText, undocumentedText, violationText } from '../../check/violation-text.js';
import { withoutCommands, withoutMarks } from './ci-commands.js';
import { textReport } from './text-report.js';

/** The report as annotations of GitHub Actions, followed by the report for people. */
export function githubReport(report: CheckReport): string {
  const broken = report.rules.filter(({ status }) => status === 'broken');
  const errors = broken.flatMap((result) =>
    result.violations.slice(0, 1).map((violation) => {
      const place = violation.line ? `file=${property(report.target)},line=${violation.line},` : '';
      const title = property(`${result.subject}: ${result.rule}`);
      return `::error ${place}title=${title}::${data(`${violationText(violation)}\n${docsText(result)}`)}\n`;
    }),
  );
  const notes = report.rules.flatMap(({ subject, rule, undocumented: [first] = [] }) =>
    first ? [`::notice title=${property(`${subject}: ${rule}`)}::${data(undocumentedText(first))}\n`] : [],
  );
  const note = (severity: string, text: string) => `::${severity} title=genmedia check::${data(text)}\n`;
  const end = report.stopped === undefined ? [] : [note('error', report.stopped)];
  const deviations = (report.deviations ?? []).map(({ outcome, message }) =>
    note(outcome === 'accepted' ? 'warning' : 'error', message),
  );
  const lines = [...errors, ...deviations, ...notes, ...end, note('notice', report.summary)];
  return lines.join('') + withoutCommands(textReport(report));
}

const data = (text: string) =>
  withoutMarks(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
