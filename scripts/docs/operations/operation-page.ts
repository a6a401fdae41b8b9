import type { RuleTable } from '../../../src/check/rules/rule.js';
import { operationPlace } from '../../document/docs-links.js';
import { type Callback, callbackOf, nameOf, type OpenApiDocument } from '../../document/document.js';
import { inMegabytes } from '../../document/media-words.js';
import { fieldTableOf } from '../../document/models/matrix.js';
import { placeOf } from '../../document/walk.js';
import { duration } from '../guides/facts.js';
import { pathOf } from '../rules/table-page.js';
import { anchorTo, type Content, type Html, heading, html, withCode } from '../site/html.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { tryItSection } from '../site/try-it-section.js';
import { bodyView, examplesView } from './bodies.js';
import type { DescribedOperation } from './described-operation.js';
import { openView } from './fields.js';
import { parametersView } from './parameters.js';
import { samplesView } from './samples.js';
import { type Variants, variantSwitch } from './variants.js';
import { type Validate, violationsView } from './violations.js';

/** What the page of an operation is made from, apart from the operation. */
export interface Sources {
  document: OpenApiDocument;
  /** The tables of rules. */
  tables: readonly RuleTable[];
  validate: Validate;
}

/** The operations before and after one. */
interface Neighbours {
  previous?: DescribedOperation | undefined;
  next?: DescribedOperation | undefined;
}

/** The page of an operation. */
export function operationPage(described: DescribedOperation, neighbours: Neighbours, sources: Sources): Page {
  const { method, path, operation } = described;
  const { document } = sources;
  const page = operationPlace(operation.operationId);
  const body = operation.requestBody && placeOf(operation.requestBody.content['application/json'].schema, document);
  const table = body && fieldTableOf(body, document);
  const variants: Variants = { by: table?.by ?? null, names: table?.variants ?? [''] };
  const callback = callbackOf(operation, document);
  return toPage({
    path: page,
    title: operation.summary,
    summary: summaryOf(described),
    scripts: ['operation'],
    isWide: true,
    body: html`<div class="op${variants.by !== null && ' has-switch'}">
<header class="op-head">
<p class="op-up"><a href="index.html">Reference</a></p>
<h1>${operation.summary}</h1>
${operation.description && html`<p class="lead">${withCode(operation.description)}</p>`}
<p class="op-request"><span>${method}</span> <code>${path}</code></p>
${factsView(described, { callback, hasFields: (table?.fields.length ?? 0) > 0 }, sources, page)}
${openView(Object.values(operation['x-undocumented'] ?? {}))}
</header>
${variantSwitch(variants, table?.about)}
<div class="op-columns">
<div class="op-side">
${tryItSection(operation.operationId)}
${section('samples', 'Request', samplesView(operation.operationId, variants, document))}
${section('response', 'Response', html`<div class="op-examples">${examplesView(operation.responses[200], document)}</div>`)}
</div>
<div class="op-text">
${section('parameters', 'Parameters', parametersView(described, document))}
${operation.requestBody && section('fields', 'Fields', bodyView(operation.requestBody, 'field', document, variants))}
${section('violations', 'Rejected by the validators', violationsView(tableFor(described, sources), variants, page, sources.validate))}
${section('response-fields', 'Fields of the response', responseView(described, document))}
${callback && section('callback', 'Callback', callbackView(callback, document))}
${neighboursView(neighbours)}
</div>
</div>
</div>`,
  });
}

/** A section with its heading, if it has anything. */
function section(id: string, title: string, content: Content): Content {
  return content !== undefined && content !== false && html`${heading(2, id, title, anchorTo(id, title))}\n${content}`;
}

/** One sentence for search engines and previews. */
const summaryOf = ({ method, path, operation: { summary, description } }: DescribedOperation) =>
  `${(description ?? `${summary}.`).replaceAll('`', '').replace(/\s+/g, ' ').trim()} ${method} ${path}.`;

const tableFor = ({ operation: { requestBody } }: DescribedOperation, { tables }: Sources) =>
  tables.find(
    ({ schema, within }) => !within && schema === nameOf(requestBody?.content['application/json'].schema.$ref ?? ''),
  );

/** What is worth knowing before the first request, and where to read more. */
function factsView(
  described: DescribedOperation,
  { callback, hasFields }: { callback: Callback | undefined; hasFields: boolean },
  sources: Sources,
  page: string,
): Html {
  const { operation } = described;
  const { requestBody, operationId, 'x-creates': creates, 'x-first-poll-after': seconds } = operation;
  const maxBytes = requestBody?.['x-max-bytes'];
  const keys = Object.values(sources.document.components.securitySchemes).map(
    ({ name, description }) =>
      html`<details><summary>Header <code>${name}</code></summary><p>${withCode(description)}</p></details>`,
  );
  const rules = tableFor(described, sources);
  const facts: [string, Content][] = [
    ['Creates', creates],
    ['First poll', seconds !== undefined && `after ${duration(seconds)}`],
    ['Largest request', maxBytes !== undefined && inMegabytes(maxBytes)],
    ['Callback', callback !== undefined && html`<a href="#callback">${callback.summary ?? 'yes'}</a>`],
    ['Models', hasFields && html`<a href="${linkFrom(page, `models.html#${operationId}`)}">side by side</a>`],
    ['Rules', rules && html`<a href="${linkFrom(page, pathOf(rules.schema))}">${rules.schema}</a>`],
  ];
  return html`<dl class="op-facts">${facts.map(
    ([name, value]) => value !== undefined && value !== false && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>
<div class="op-key quiet">${keys}</div>`;
}

/** The fields of the response to an accepted request, and what is known of a rejection. */
function responseView({ operation: { responses } }: DescribedOperation, document: OpenApiDocument): Html {
  const { default: rejected } = responses as { default?: { $ref?: string } };
  const rejection = document.components.responses?.[nameOf(rejected?.$ref ?? '')];
  return html`${bodyView(responses[200], 'response', document)}
${
  rejection &&
  html`${heading(3, 'rejection', 'Rejected requests')}
<p>${withCode(rejection.description ?? '')}</p>
${openView(Object.values(rejection['x-undocumented'] ?? {}))}`
}`;
}

/** What the service posts to the caller. */
function callbackView(callback: Callback, document: OpenApiDocument): Html {
  const { description, requestBody, 'x-callback-delivery': delivery } = callback;
  return html`${description && html`<p>${withCode(description)}</p>`}
${
  delivery &&
  html`<dl class="op-facts"><div><dt>Sent in state</dt><dd>${delivery.states.join(', ')}</dd></div>
<div><dt>Retried in state</dt><dd>${delivery.retriedStates.join(', ')}, up to ${delivery.retries} times</dd></div>
<div><dt>Signed</dt><dd>${delivery.signed ? 'yes' : 'no'}</dd></div></dl>`
}
${openView(Object.values(callback['x-undocumented'] ?? {}))}
${examplesView(requestBody, document)}
${bodyView(requestBody, 'callback', document)}`;
}

function neighboursView({ previous, next }: Neighbours): Html {
  const link = (one: DescribedOperation, rel: string, word: string) =>
    html`<a rel="${rel}" href="${one.operation.operationId}.html"><span>${word}</span> ${one.operation.summary}</a>`;
  return html`<nav class="op-neighbours" aria-label="Other operations">${previous && link(previous, 'prev', 'Previous')}${
    next && link(next, 'next', 'Next')
  }</nav>`;
}
