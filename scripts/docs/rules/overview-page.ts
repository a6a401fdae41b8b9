import { excuses } from '../../../contract-tests/judges/excuses.js';
import type { OpenApiDocument } from '../../document/document.js';
import { breakable, type Content, type Html, heading, html, withCode } from '../site/html.js';
import { type Page, toPage } from '../site/page.js';
import { ownersOf } from './body-owners.js';
import type { JudgedTable } from './judge-all.js';
import { judges, judgesOf } from './judges.js';
import { pathOf } from './table-page.js';

export const kinds = { request: 'Requests', response: 'Responses', callback: 'Callbacks' } as const;

/** The overview of the rules: the tables, the judges, and their excuses. */
export function overviewPage(judged: readonly JudgedTable[], document: OpenApiDocument): Page {
  const rules = judged.flatMap(({ rules }) => rules);
  const cases = countCases(rules);
  const ofFiles = rules.filter(({ preflight }) => preflight);
  const left = rules.filter(({ judgedBy }) => judgedBy.length === 0);
  const tables = Object.entries(kinds).map(([kind, title]) => {
    const rows = judged.filter(({ table }) => ownersOf(table, document).kind === kind);
    return rows.length > 0 && tableOf(title, rows, document);
  });
  return toPage({
    path: 'rules.html',
    title: 'Rules',
    summary: `${rules.length} rules of the service as sentences, with ${cases} bodies that pass or do not.`,
    body: html`<h1>Rules</h1>
<p class="lead">May I send this? ${rules.length} rules of the service as sentences, with ${cases} cases: bodies at the boundary that must be accepted or rejected.</p>
<p>When these pages are built, the schema, the validators, the sandbox and the document in OpenAPI 3.0 check each case, and the build fails if one disagrees. Rules on files and texts that no schema can express are checked by preflight, with real files. The types and Prism take longer, so <code>npm test</code> runs them, and fails in the same way.${left.length > 0 && ` It also runs ${countCases(left)} cases of ${left.length} rules whose texts or files are large.`}</p>
${tables}
${heading(2, 'judges', 'Judges')}
<p>Everything that decides whether a body is valid. All are derived from the document, each in its own way. There are ${cases} cases, ${countCases(ofFiles)} of them for preflight.</p>
${grid('Judges', ['Judge', 'What it is', 'Run by', 'Cases it decides'], judgeRows(rules))}
${heading(2, 'excuses', 'Excuses')}
<p>What a judge cannot decide. It may then accept a body that must be rejected, or the other way round. The last column counts the cases that this applies to.</p>
${grid('Excuses', ['Judge', 'Why', 'Cases'], excuseRows(rules))}
${heading(2, 'files', 'Files and texts')}
<p>${ofFiles.length} rules with ${countCases(ofFiles)} cases are about what is in a file or a text: a schema does not open files, and sees values, not their bytes. The document states these rules with keywords such as <code>x-media</code>, and <code>genmedia/preflight</code> checks them. The tests make a file for each case, with the format, pixels, seconds and bytes that the case names. What only works less well, or where it is undocumented what is allowed, is warned of.</p>`,
  });
}

type Rules = JudgedTable['rules'];

const countCases = (rules: Rules) => rules.reduce((sum, { cases }) => sum + cases.length, 0);

function tableOf(title: string, rows: readonly JudgedTable[], document: OpenApiDocument): Html {
  const lines = rows.map(({ table, rules }): Row => {
    const { owners } = ownersOf(table, document);
    const [first] = owners;
    const from = table.within
      ? ['part of ', table.within.schema]
      : [html`<code>${first?.method} ${first?.path}</code>`, owners.length > 1 && ` and ${owners.length - 1} more`];
    const name = html`<a href="${pathOf(table.schema)}">${breakable(table.schema)}</a>`;
    return [name, rules.length, countCases(rules), Object.keys(table.legal).length, from];
  });
  return html`${heading(2, title.toLowerCase(), title)}
${grid(title, ['Body', 'Rules', 'Cases', 'Variants', 'Of'], lines)}
`;
}

function judgeRows(rules: Rules): Row[] {
  return Object.entries(judges).map(([judge, { name, what }]) => {
    const all = countCases(rules.filter((rule) => judgesOf(rule).includes(judge)));
    const excused = rules.flatMap((rule) => rule.excused).filter(({ excuse }) => excuse.judge === judge);
    const decided = all - excused.reduce((sum, { count }) => sum + count, 0);
    const isQuick = rules.some(({ judgedBy }) => judgedBy.includes(judge));
    const when = isQuick ? 'these pages and npm test' : 'npm test';
    return [name, what, when, decided];
  });
}

function excuseRows(rules: Rules): Row[] {
  return excuses.map((excuse) => {
    const covered = rules.flatMap((rule) => rule.excused).filter((one) => one.excuse === excuse);
    const count = covered.reduce((sum, { count }) => sum + count, 0);
    return [judges[excuse.judge]?.name, withCode(excuse.why), count];
  });
}

type Row = readonly [Content, ...Content[]];

/** A table that scrolls on its own where it is wider than the page. */
function grid(caption: string, heads: readonly string[], rows: readonly Row[]): Html {
  const cell = (content: Content) =>
    html`<td${typeof content === 'number' && html` class="rules-number"`}>${content}</td>`;
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="${caption}"><table class="rules-grid">
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([name, ...cells]) => html`
<tr><th scope="row">${name}</th>${cells.map(cell)}</tr>`,
  )}</tbody>
</table></div>`;
}
