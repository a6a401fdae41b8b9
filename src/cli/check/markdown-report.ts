import type { CheckReport, RuleResult } from '../../check/index.js';
import {
  docsText,
  moreUndocumented,
  moreViolations,
  undocumentedText,
  violationText,
} from '../../check/violation-text.js';
import { operationRows } from './operation-rows.js';

/** Broken rules in full. GitHub shows a summary of at most 1 MiB. */
const maxRules = 100;

/** The report as Markdown, for the summary of a job. */
export function markdownReport(report: CheckReport): string {
  const { target, summary, rules, deviations = [], stopped } = report;
  const broken = rules.filter(({ status }) => status === 'broken');
  const different = rules.filter(({ undocumented }) => undocumented);
  const rows = operationRows(rules).map(
    ({ subject, counts, checks, verdict }) => `| ${inline(subject)} | ${counts} | ${checks} | ${verdict} |`,
  );
  return [
    `## Check of ${inline(target)}`,
    `**${inline(summary)}**`,
    ...(stopped === undefined ? [] : [`Not finished: ${inline(stopped)}`]),
    ...deviations.map(({ outcome, message }) => `- **${outcome}**: ${inline(message)}`),
    ...broken.slice(0, maxRules).map((rule) => ruleText(rule, target)),
    ...(broken.length > maxRules ? [`and ${broken.length - maxRules} more broken rules`] : []),
    ...(different.length > 0 ? ['### Where the document does not say, which breaks no rule'] : []),
    ...different.slice(0, maxRules).map(undocumentedRule),
    ...(different.length > maxRules ? [`and ${different.length - maxRules} more rules`] : []),
    ['| Operation | Rules | Checks | Outcome |', '| --- | ---: | ---: | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

function ruleText(result: RuleResult, target: string): string {
  const { subject, rule, violations } = result;
  const [first] = violations;
  const title = `### ${inline(`${subject}: ${rule}`)}`;
  if (!first) return title;
  const more = moreViolations(result);
  const { curl, id, line } = first;
  return [
    title,
    fenced(`${line ? `${target}:${line}\n` : ''}${violationText(first)}`),
    ...(curl ? [fenced(curl, 'sh')] : []),
    `id \`${id}\`${more ? `, ${inline(more)}` : ''}`,
    inline(docsText(result)),
  ].join('\n\n');
}

function undocumentedRule(result: RuleResult): string {
  const [first] = result.undocumented ?? [];
  const more = moreUndocumented(result);
  const title = `#### ${inline(`${result.subject}: ${result.rule}`)}`;
  return [title, ...(first ? [fenced(undocumentedText(first))] : []), ...(more ? [inline(more)] : [])].join('\n\n');
}

/** A text that Markdown and HTML do not change. */
const inline = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\`*_{}[\]()#+!|~@-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A block of code. Its fence is longer than any in the text. */
function fenced(text: string, language = ''): string {
  const maxTicks = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(maxTicks + 1);
  return `${fence}${language}\n${text.replace(/[^\P{Cc}\n]/gu, '\uFFFD')}\n${fence}`;
}
