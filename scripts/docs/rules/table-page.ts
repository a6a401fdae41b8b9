import type { RuleTable } from '../../../src/check/rules/rule.js';
import { bodiesOf } from '../../document/bodies.js';
import { operationLink } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import { breakable, type Content, type Html, html, joined } from '../site/html.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { type Kind, ownersOf } from './body-owners.js';
import { countCases, type ListedRule, listRules } from './listed-rules.js';

export const pathOf = (schema: string) => `rules/${schema}.html`;

/** The page of one table. It may link to the tables of other bodies. */
export function tablePage(table: RuleTable, document: OpenApiDocument, others: ReadonlySet<string> = new Set()): Page {
  const { schema, legal } = table;
  const variants = Object.keys(legal);
  const word = document.components.schemas[schema]?.discriminator?.propertyName ?? 'variant';
  const rules = listRules(table);
  const counts = `${rules.length} rules and ${countCases(table)} cases`;
  return toPage({
    path: pathOf(schema),
    title: `Rules of ${schema}`,
    summary: `What ${schema} may contain: ${counts}.`,
    body: html`<p class="rules-up"><a href="../rules.html">Rules</a></p>
<h1>Rules of ${breakable(schema)}</h1>
<p class="lead">${origin(table, document)}${replies(table, document, others)} ${counts}: each changes one thing in a valid body.</p>
<ul class="rules">${rules.map((rule) => ruleView(rule, variants, word))}
</ul>`,
  });
}

const verbs: Record<Kind, string> = { request: 'Sent to', response: 'Returned by', callback: 'Posted after' };

/** Where such a body is found, with links to the reference. */
function origin(table: RuleTable, document: OpenApiDocument): Content {
  const { schema, within } = table;
  const { kind, owners } = ownersOf(table, document);
  if (within) {
    const link = html`<a href="${linkFrom(pathOf(schema), pathOf(within.schema))}">${within.schema}</a>`;
    return ['A part of ', link, '.'];
  }
  if (owners.length > 3) return `${verbs[kind]} ${owners.length} operations.`;
  const links = owners.map(({ operationId, method, path }) => {
    const href = linkFrom(pathOf(schema), operationLink(operationId, document));
    return html`<a href="${href}"><code>${method} ${path}</code></a>`;
  });
  return [verbs[kind], ' ', joined(links), '.'];
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

function ruleView(
  { rule, slug, for: bound, accepted, warned, rejected }: ListedRule,
  variants: readonly string[],
  word: string,
): Html {
  const whose = boundWords(bound, variants, word);
  return html`
<li id="${slug}"><p><a href="#${slug}">${rule}</a>${whose && html` <span class="rules-for">${whose}</span>`}</p>
${casesView('good', 'Accepted', accepted)}${casesView('warn', 'Warned of', warned)}${casesView('bad', 'Rejected', rejected)}</li>`;
}

/** Which variants a rule applies to, as short as possible. Nothing if there is only one. */
function boundWords(bound: readonly string[], variants: readonly string[], word: string): string | undefined {
  if (variants.length === 1) return undefined;
  const others = variants.filter((variant) => !bound.includes(variant));
  if (others.length === 0) return `every ${word}`;
  if (bound.length > 3 && others.length < 3) return `every ${word} but ${others.join(', ')}`;
  return bound.join(', ');
}

const casesView = (style: string, word: string, codes: readonly string[]): Content =>
  codes.length > 0 &&
  html`<p class="tone-${style}"><b>${word}</b>${[...new Set(codes)].map((code) => html` <code>${code}</code>`)}</p>
`;
