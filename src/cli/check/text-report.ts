import { type CheckReport, profiles, type RuleResult } from '../../check/index.js';
import {
  docsText,
  moreUndocumented,
  moreViolations,
  undocumentedText,
  violationText,
} from '../../check/violation-text.js';
import { count, operationRows } from './operation-rows.js';

/** Texts in colors, or as they are. */
interface Colors {
  good: (text: string) => string;
  bad: (text: string) => string;
  faint: (text: string) => string;
}

const paint = (code: number) => (text: string) => `\u001B[${code}m${text}\u001B[0m`;
const plain = (text: string) => text;

export const colorsFor = (isColored: boolean): Colors =>
  isColored ? { good: paint(32), bad: paint(31), faint: paint(2) } : { good: plain, bad: plain, faint: plain };

/** The report for people: a table of operations, then each broken rule with a request that breaks it. */
export function textReport(report: CheckReport, colors: Colors = colorsFor(false)): string {
  const { rules } = report;
  const broken = rules.filter(({ status }) => status === 'broken');
  return [
    heading(report),
    '',
    ...subjectLines(rules, colors),
    ...byCause(broken).flatMap((same, index) => ['', ...causeLines(report, same, index + 1, colors)]),
    ...deviationLines(report, colors),
    ...undocumentedLines(rules, colors),
    ...uncheckedLines(rules),
    '',
    ...(report.stopped === undefined ? [] : [`Not finished: ${report.stopped}`]),
    summaryLine(report, colors),
    '',
  ].join('\n');
}

function heading({ target, profile, seed, replayed }: CheckReport): string {
  if (replayed !== undefined) return `${target}, ${count(replayed, 'violation')} sent again`;
  return profile === 'traffic'
    ? `${target}, traffic`
    : `${target}, profile ${profile} (${profiles[profile]}), seed ${seed}`;
}

function subjectLines(rules: readonly RuleResult[], { good, bad }: Colors): string[] {
  const rows = operationRows(rules);
  const width = Math.max(0, ...rows.map(({ subject }) => subject.length));
  const paints = { good, bad, other: plain };
  return rows.map(
    ({ subject, counts, checks, verdict, outcome }) =>
      `  ${subject.padEnd(width)}  ${counts.padStart(15)}  ${checks.padStart(12)}  ${paints[outcome](verdict)}`,
  );
}

/** A server that responds so to fewer operations may break different rules for different reasons. */
const minSubjects = 3;

/**
 * Broken rules, together where the first violation of each got the very same, whatever the operation: a server that has nothing
 * breaks hundreds.
 */
function byCause(broken: readonly RuleResult[]): RuleResult[][] {
  const causes = new Map<string, RuleResult[]>();
  for (const rule of broken) {
    const cause = causeOf(rule);
    causes.set(cause, [...(causes.get(cause) ?? []), rule]);
  }
  return [...causes.values()].flatMap((same) =>
    subjectsOf(same).length < minSubjects ? same.map((rule) => [rule]) : [same],
  );
}

const causeOf = ({ violations: [first] }: RuleResult) => `${first?.expected}, but ${first?.actual}`;

function causeLines(report: CheckReport, same: readonly RuleResult[], number: number, colors: Colors): string[] {
  const [rule] = same as [RuleResult];
  return same.length === 1 ? brokenLines(report, rule, number, colors) : sameLines(report, same, number, colors);
}

function brokenLines({ target }: CheckReport, result: RuleResult, number: number, { bad, faint }: Colors): string[] {
  const [first] = result.violations;
  const more = moreViolations(result);
  const place = first?.line ? [`${target}:${first.line}`] : [];
  return [
    bad(`${number}. ${nameOf(result)}`),
    ...[...place, ...(first ? [...violationText(first).split('\n'), `id ${first.id}`] : [])].map(
      (line) => `   ${line}`,
    ),
    ...[more, docsText(result)].filter(Boolean).map((line) => faint(`   ${line}`)),
  ];
}

/** Rules with the same cause that are named. Programs read all of them in other formats. */
const maxNamed = 5;

function sameLines(report: CheckReport, same: readonly RuleResult[], number: number, colors: Colors): string[] {
  const [first, ...others] = same as [RuleResult, ...RuleResult[]];
  const left = others.length - maxNamed;
  return [
    ...brokenLines(report, { ...first, violationCount: 1 }, number, colors),
    `   The same cause breaks ${count(others.length, 'other rule')}:`,
    ...others.slice(0, maxNamed).map((rule) => `   - ${nameOf(rule)}`),
    ...(left > 0 ? [`   - and ${left} more, which --format json lists`] : []),
  ];
}

const subjectsOf = (rules: readonly RuleResult[]) => [...new Set(rules.map(({ subject }) => subject))];

const nameOf = ({ subject, rule }: RuleResult) => `${subject}: ${rule}`;

function undocumentedLines(rules: readonly RuleResult[], { faint }: Colors): string[] {
  const different = rules.filter(({ undocumented }) => undocumented);
  if (different.length === 0) return [];
  return [
    '',
    'Where the document does not say, which breaks no rule:',
    ...different.flatMap((result) => {
      const [first] = result.undocumented ?? [];
      const more = moreUndocumented(result);
      return [
        '',
        `-  ${result.subject}: ${result.rule}`,
        ...(first ? undocumentedText(first).split('\n') : []).map((line) => `   ${line}`),
        ...(more ? [faint(`   ${more}`)] : []),
      ];
    }),
  ];
}

const outcomeWords = { accepted: 'Accepted', expired: 'Expired', obsolete: 'Obsolete' } as const;

function deviationLines({ deviations = [] }: CheckReport, { bad }: Colors): string[] {
  if (deviations.length === 0) return [];
  const lines = deviations.map(({ outcome, message }) => {
    const line = `${outcomeWords[outcome]}: ${message}`;
    return outcome === 'accepted' ? line : bad(line);
  });
  return ['', ...lines];
}

function uncheckedLines(rules: readonly RuleResult[]): string[] {
  const reasons = new Map<string, number>();
  for (const { status, why } of rules) {
    if (status === 'not checked' && why) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  return [...reasons].flatMap(([why, number]) => ['', `${count(number, 'rule')} not checked. ${why}`]);
}

function summaryLine(
  { summary, rules, requests, milliseconds, credits, stopped, deviations = [] }: CheckReport,
  colors: Colors,
): string {
  const isBroken = rules.some(({ status }) => status === 'broken');
  const isRed = isBroken || deviations.some(({ outcome }) => outcome !== 'accepted');
  const paint = isRed ? colors.bad : stopped === undefined ? colors.good : plain;
  const spent = credits > 0 ? `, ${credits.toLocaleString('en')} credits` : '';
  const effort = `${count(requests, 'request')}, ${(milliseconds / 1000).toFixed(1)} s${spent}.`;
  return paint(`${isBroken ? 'Out of contract: ' : ''}${summary} ${effort}`);
}
