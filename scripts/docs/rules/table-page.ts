import type { RuleTable } from '../../../src/check/rules/rule.js';
import { bodiesOf } from '../../document/bodies.js';
import type { OpenApiDocument } from '../../document/document.js';
import { operationLink } from '../reference/links.js';
import { breakable, type Content, type Html, heading, html } from '../site/html.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { fieldsOf, type Kind, ownersOf, variantWord } from './body-owners.js';
import { type Group, groupRules } from './groups.js';
import type { JudgedTable } from './judge-all.js';
import { ruleView } from './rule-view.js';

export const pathOf = (schema: string) => `rules/${schema}.html`;

/** The page of one table: its rules, by the fields that they are about. It may link to the tables of other bodies. */
export function tablePage(
  { table, rules }: JudgedTable,
  document: OpenApiDocument,
  others: ReadonlySet<string> = new Set(),
): Page {
  const { schema, legal } = table;
  const variants = Object.keys(legal);
  const word = variantWord(table, document);
  const groups = groupRules(rules, fieldsOf(schema, document));
  const cases = rules.reduce((sum, rule) => sum + rule.cases.length, 0);
  const counts = `${rules.length} rules and ${cases} cases`;
  return toPage({
    path: pathOf(schema),
    title: `Rules of ${schema}`,
    summary: `What ${schema} may hold: ${counts}, checked when this page was built.`,
    scripts: ['rules'],
    body: html`<p class="rules-up"><a href="../rules.html">Rules</a></p>
<h1>Rules of ${breakable(schema)}</h1>
<p class="lead">${origin(table, document)}${replies(table, document, others)} ${counts}: each changes one thing in a valid body.</p>
${form(variants, word)}
<div id="rules-list">${groups.map((group) => groupView(group, variants, word))}
</div>`,
  });
}

const verbs: Record<Kind, (operations: Content) => Content> = {
  request: (operations) => ['Sent to ', operations, '.'],
  response: (operations) => ['Returned by ', operations, '.'],
  callback: (operations) => ['Posted after ', operations, '.'],
};

/** Where such a body is found, with links to the reference. */
function origin(table: RuleTable, document: OpenApiDocument): Content {
  const { schema, within } = table;
  const { kind, owners } = ownersOf(table, document);
  if (within) {
    const link = html`<a href="${linkFrom(pathOf(schema), pathOf(within.schema))}">${within.schema}</a>`;
    return ['A part of ', link, '.'];
  }
  if (owners.length > 3) return verbs[kind](`${owners.length} operations`);
  const links = owners.map(({ operationId, method, path }, index) => {
    const href = linkFrom(pathOf(schema), operationLink(operationId, document));
    return [index > 0 && ', ', html`<a href="${href}"><code>${method} ${path}</code></a>`];
  });
  return verbs[kind](links);
}

/** What the service sends after a request. */
function replies(table: RuleTable, document: OpenApiDocument, others: ReadonlySet<string>): Content {
  const { kind, owners } = ownersOf(table, document);
  const { response = '', callback = '' } = bodiesOf(document)[owners[0]?.operationId ?? ''] ?? {};
  if (kind !== 'request' || table.within) return undefined;
  const link = (schema: string) => html`<a href="${linkFrom(pathOf(table.schema), pathOf(schema))}">${schema}</a>`;
  return [
    others.has(response) && [' Response: ', link(response), '.'],
    others.has(callback) && [' Callback: ', link(callback), '.'],
  ];
}

/** Hidden until its script has loaded. */
function form(variants: readonly string[], word: string): Html {
  const options = variants.map((variant) => html`<option>${variant}</option>`);
  const select = html`<label>${word}<select id="rules-variant"><option value="">every ${word}</option>${options}</select></label>`;
  return html`<form class="rules-filter" id="rules-filter" role="search" aria-label="Rules of this page" hidden>
<label>Filter<input id="rules-words" type="search" placeholder="A field, a value or a word" autocomplete="off" spellcheck="false"></label>
${variants.length > 1 && select}
<button type="button" id="rules-open">Open all</button>
<p id="rules-shown" role="status"></p>
</form>`;
}

function groupView({ id, title, isField, rules }: Group, variants: readonly string[], word: string): Html {
  return html`
<section class="rules-group">
${heading(2, id, isField ? html`<code class="rules-field">${title}</code>` : title)}
<div>${rules.map((rule) => ruleView(rule, variants, word))}
</div>
</section>`;
}
