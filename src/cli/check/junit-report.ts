import type { CheckReport, RuleResult } from '../../check/index.js';
import { docsText, undocumentedText, violationText } from '../../check/violation-text.js';
import { escapeMarkup } from './escape-markup.js';

/** The report as JUnit XML: a suite for each operation, a test case for each rule. */
export function junitReport(report: CheckReport): string {
  const { rules, target, milliseconds, startedAt, summary, deviations = [] } = report;
  const outdated = deviations.filter(({ outcome }) => outcome === 'obsolete').map(({ message }) => message);
  const stopped = [report.stopped, ...outdated].filter((text) => text !== undefined).join(' ') || undefined;
  const subjects = [...new Set(rules.map(({ subject }) => subject))];
  const suites = subjects.map((subject) => {
    const own = rules.filter((rule) => rule.subject === subject);
    return `  <testsuite name=${toAttribute(subject)} ${countsOf(own)} timestamp=${toAttribute(startedAt)}>\n${own.map((rule) => testCase(rule, deviations)).join('')}  </testsuite>\n`;
  });
  const end =
    stopped === undefined
      ? ''
      : `  <testsuite name="check" tests="1" failures="0" errors="1" skipped="0"><testcase classname="check" name="runs to its end"><error message=${toAttribute(stopped)}/></testcase></testsuite>\n`;
  const seconds = (milliseconds / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name=${toAttribute(`genmedia check ${target}: ${summary}`)} time="${seconds}" ${countsOf(rules, stopped === undefined ? 0 : 1)}>\n${suites.join('')}${end}</testsuites>\n`;
}

type Deviations = NonNullable<CheckReport['deviations']>;

function countsOf(rules: readonly RuleResult[], errors = 0): string {
  const of = (status: RuleResult['status']) => rules.filter((rule) => rule.status === status).length;
  return `tests="${rules.length + errors}" failures="${of('broken')}" errors="${errors}" skipped="${of('not checked') + of('accepted')}"`;
}

function testCase(result: RuleResult, deviations: Deviations): string {
  const { subject, rule, status, why = '', violations, undocumented = [] } = result;
  const start = `    <testcase classname=${toAttribute(subject)} name=${toAttribute(rule)}`;
  const notes = undocumented.map(undocumentedText).join('\n\n');
  const output = notes && `<system-out>${escapeXml(notes)}</system-out>`;
  if (status === 'held') return output ? `${start}>${output}</testcase>\n` : `${start}/>\n`;
  if (status === 'not checked') return `${start}><skipped message=${toAttribute(why)}/></testcase>\n`;
  const own = deviations.filter((one) => one.rule === `${subject}: ${rule}`).map(({ message }) => message);
  if (status === 'accepted') return `${start}><skipped message=${toAttribute(own.join(' '))}/>${output}</testcase>\n`;
  const texts = violations.map((one) => [violationText(one), one.curl, `id ${one.id}`].filter(Boolean).join('\n'));
  const text = [...own, ...texts, docsText(result)].join('\n\n');
  return `${start}><failure message=${toAttribute(rule)}>${escapeXml(text)}</failure>${output}</testcase>\n`;
}

const toAttribute = (text: string) => `"${escapeXml(text)}"`;

/** XML forbids most control characters, also escaped, and halves of surrogate pairs. */
const escapeXml = (text: string) => escapeMarkup(text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '\uFFFD'));
