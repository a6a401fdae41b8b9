import { createHash } from 'node:crypto';
import { script, style } from '../../../generated/report-page.js';
import { behaviours } from '../../../generated/service.js';
import type { CheckReport, RuleResult, RuleViolation, UndocumentedCase } from '../../check/index.js';
import type { OperationId } from '../../terms/operation.js';
import { escapeMarkup } from './escape-markup.js';
import { operationRows } from './operation-rows.js';

/** A text as HTML. A character that controls a terminal or the direction of text would mislead a reader. */
const toHtml = (text: string) =>
  escapeMarkup(text.replace(/[^\P{Cc}\t\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD'));

/** Only the style and the script of this package run, whatever a server has returned. */
const policy = () => {
  const [ofStyle, ofScript] = [style, script].map((text) => createHash('sha256').update(text).digest('base64'));
  return `default-src 'none'; style-src 'sha256-${ofStyle}'; script-src 'sha256-${ofScript}'; base-uri 'none'; form-action 'none'`;
};

/** The report as one HTML file that needs nothing else. */
export function htmlReport(report: CheckReport): string {
  const { target, startedAt, summary, rules, profile, seed, replayed, requests, milliseconds, credits } = report;
  const subjects = [...new Set(rules.map(({ subject }) => subject))].sort();
  const broken = new Set(rules.filter(({ status }) => status === 'broken').map(({ subject }) => subject));
  const sections = [...broken].sort().concat(subjects.filter((subject) => !broken.has(subject)));
  const isBad = broken.size > 0 || outdated(report).length > 0;
  const what = replayed === undefined ? `Profile ${profile}, seed ${seed}` : `${replayed} violations sent again`;
  const facts = `${what}. ${requests.toLocaleString('en')} requests in ${(milliseconds / 1000).toFixed(1)} s${credits > 0 ? `, ${credits.toLocaleString('en')} credits` : ''}. ${startedAt}`;
  const title = `Check of ${target}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${toHtml(policy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${toHtml(title)}</h1>
<p class="summary${isBad || report.stopped !== undefined ? ' bad' : ''}">${toHtml(summary)}</p>
${report.stopped === undefined ? '' : `<p><b>Not finished.</b> ${toHtml(report.stopped)}</p>\n`}<p class="quiet">${toHtml(facts)}</p>
${deviationList(report)}<h2>Operations</h2>
${operationTable(rules)}
<h2>Rules</h2>
${filters(subjects, rules)}
${sections.map((subject) => operationSection(subject, report)).join('')}</main>
<script>${script}</script>
</body>
</html>
`;
}

const outdated = ({ deviations = [] }: CheckReport) => deviations.filter(({ outcome }) => outcome !== 'accepted');

function deviationList({ deviations = [] }: CheckReport): string {
  if (deviations.length === 0) return '';
  const items = deviations.map(({ outcome, message }) => `<li><b>${outcome}</b>: ${toHtml(message)}</li>\n`);
  return `<h2>Accepted deviations</h2>\n<ul>\n${items.join('')}</ul>\n`;
}

/** A number without the word that the head of its column has. */
const withoutUnit = (count: string) => count.replace(/ [a-z]+$/, '');

function operationTable(rules: readonly RuleResult[]): string {
  const rows = operationRows(rules).map(
    ({ subject, counts, checks, verdict, outcome }) =>
      `<tr><td><a href="#${toHtml(subject)}"><code>${toHtml(subject)}</code></a></td><td>${withoutUnit(counts)}</td><td>${withoutUnit(checks)}</td><td class="outcome${outcome === 'bad' ? ' broken' : ''}">${verdict}</td></tr>\n`,
  );
  return `<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Rules</th><th scope="col">Checks</th><th scope="col">Outcome</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>`;
}

function filters(subjects: readonly string[], rules: readonly RuleResult[]): string {
  const models = [...new Set(rules.flatMap(modelsOf))].sort();
  const outcomes = [...new Set(rules.flatMap(outcomesOf))].sort();
  const select = (name: string, label: string, values: readonly string[]) =>
    `<label>${label}<select name="${name}"><option value="">all</option>${values
      .map((value) => `<option>${toHtml(value)}</option>`)
      .join('')}</select></label>\n`;
  return `<form hidden>
${select('operation', 'Operation', subjects)}${select('model', 'Model of a violation', models)}${select('outcome', 'Outcome', outcomes)}<span role="status"></span>
</form>`;
}

/** What a rule is found by. One that holds may also have something that is undocumented. */
const outcomesOf = ({ status, undocumented }: RuleResult): string[] => [
  status,
  ...(undocumented ? ['undocumented'] : []),
];

/** The models, modes or types of the requests that break a rule. */
const modelsOf = ({ violations }: RuleResult): string[] => [
  ...new Set(
    violations.flatMap(({ sent }) => {
      const { selector } = sent ? behaviours[sent.operation as OperationId] : {};
      const value = selector && (sent?.body as Record<string, unknown> | null | undefined)?.[selector];
      return typeof value === 'string' ? [value] : [];
    }),
  ),
];

/** What matters comes first. */
const order: readonly RuleResult['status'][] = ['broken', 'accepted', 'not checked', 'held'];

function operationSection(subject: string, { rules, target }: CheckReport): string {
  const own = rules.filter((rule) => rule.subject === subject);
  const sorted = order.flatMap((status) => own.filter((rule) => rule.status === status));
  return `<section class="operation">
<h3 id="${toHtml(subject)}">${toHtml(subject)}</h3>
<ul class="rules">
${sorted.map((rule) => ruleItem(rule, target)).join('')}</ul>
</section>
`;
}

function ruleItem(result: RuleResult, target: string): string {
  const { subject, rule, status, why, violations, violationCount, undocumented = [] } = result;
  const data = `data-operation="${toHtml(subject)}" data-models="${toHtml(modelsOf(result).join('\n'))}" data-outcome="${outcomesOf(result).join('\n')}"`;
  const more = violationCount - violations.length;
  const others = (result.undocumentedCount ?? 0) - undocumented.length;
  return `<li class="rule" ${data}><p><span class="outcome ${status.replace(' ', '-')}">${status}</span><span>${toHtml(rule)}${why ? ` <span class="quiet">${toHtml(why)}</span>` : ''}</span></p>
${violations.map((one, index) => violationView(one, { result, target, isOpen: index === 0 })).join('')}${moreText(more)}${undocumented.map(undocumentedView).join('')}${moreText(others)}</li>
`;
}

const moreText = (count: number) =>
  count > 0 ? `<p class="quiet">and ${count} more, which a report does not list</p>\n` : '';

const entry = (term: string, html: string) => `<dt>${term}</dt><dd>${html}</dd>\n`;
const pre = (text: string) => `<pre>${toHtml(text)}</pre>`;

/** What the server does where the document does not say. It breaks no rule. */
const undocumentedView = ({ case: what, request, actual, why }: UndocumentedCase) =>
  `<details class="undocumented"><summary>Undocumented: ${toHtml(what ?? request)}</summary><dl>
${entry('Difference', toHtml(`It ${actual}. ${why} It breaks no rule.`))}${entry('Request', pre(request))}</dl></details>
`;

function violationView(
  violation: RuleViolation,
  { result: { docs, docsUrl }, target, isOpen }: { result: RuleResult; target: string; isOpen: boolean },
): string {
  const { id, case: what, request, expected, actual, curl, response, sent, fields, line: place } = violation;
  // Where a task was followed, the request is a read, and what was sent is the create before it.
  const isWhole = sent?.body !== undefined && !sent.follow;
  const line = isWhole ? `${request.split(' ', 2).join(' ')}\n${JSON.stringify(sent.body, null, 2)}` : request;
  const reduced = fields ? ` Reduced from ${fields.from} to ${fields.to} fields and items.` : '';
  return `<details id="${toHtml(id)}"${isOpen ? ' open' : ''}><summary>${toHtml(what ?? request)}</summary><dl>
${entry('Difference', toHtml(`It ${expected}, but ${actual}${reduced}`))}${entry('Request', pre(line))}${response ? entry('Response', pre(response)) : ''}${curl ? entry('Command', pre(curl)) : ''}${entry('Id', `<code>${toHtml(id)}</code>`)}${place ? entry('Line', `<code>${toHtml(`${target}:${place}`)}</code>`) : ''}${entry('Rule', docsUrl ? `<a href="${toHtml(docsUrl)}">in the docs</a>` : `<code>${toHtml(docs)}</code>`)}</dl></details>
`;
}
