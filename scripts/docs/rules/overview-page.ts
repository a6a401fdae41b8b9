import type { RuleTable } from '../../../src/check/rules/rule.js';
import type { OpenApiDocument } from '../../document/document.js';
import { breakable, type Content, type Html, heading, html, table } from '../site/html.js';
import { type Page, toPage } from '../site/page.js';
import { ownersOf } from './body-owners.js';
import { countCases, listRules } from './listed-rules.js';
import { pathOf } from './table-page.js';

const kinds = { request: 'Requests', response: 'Responses', callback: 'Callbacks' } as const;

/** The overview of the rules: every body, with the numbers of its rules and cases. */
export function overviewPage(tables: readonly RuleTable[], document: OpenApiDocument): Page {
  const sum = (count: (table: RuleTable) => number) => tables.reduce((total, one) => total + count(one), 0);
  const counts = `${sum((one) => listRules(one).length)} rules of the service as sentences, with ${sum(countCases)} bodies`;
  const sections = Object.entries(kinds).map(([kind, title]) => {
    const bodies = tables.filter((one) => ownersOf(one, document).kind === kind);
    return bodies.length > 0 && tableOf(title, bodies, document);
  });
  return toPage({
    path: 'rules.html',
    title: 'Rules',
    summary: `${counts} that pass or do not.`,
    body: html`<div class="prose"><h1>Rules</h1>
<p class="lead">May I send this? ${counts} at the boundary that must be accepted or rejected.</p>
<p>They are the tables of the package that <a href="guides/check.html"><code>genmedia check</code></a> sends to a server. The tests of the package check that the schemas, the validators, the types, Prism and the sandbox agree with each of them. Rules on files and texts that no schema can express are those of <a href="guides/preflight.html">preflight</a>.</p>
${sections}</div>`,
  });
}

function tableOf(title: string, bodies: readonly RuleTable[], document: OpenApiDocument): Html {
  const rows = bodies.map((body): [Content, ...Content[]] => {
    const { owners } = ownersOf(body, document);
    const [first] = owners;
    const from = body.within
      ? ['part of ', body.within.schema]
      : [html`<code>${first?.method} ${first?.path}</code>`, owners.length > 1 && ` and ${owners.length - 1} more`];
    const name = html`<a href="${pathOf(body.schema)}">${breakable(body.schema)}</a>`;
    return [name, listRules(body).length, countCases(body), Object.keys(body.legal).length, from];
  });
  return html`${heading(2, title.toLowerCase(), title)}
${table(`${title} and their rules`, ['Body', 'Rules', 'Cases', 'Variants', 'Of'], rows)}
`;
}
