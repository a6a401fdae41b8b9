import { operationPlace } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import { type Html, heading, html, withCode } from '../site/html.js';
import { uniqueId } from '../site/markdown.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { type DescribedOperation, type OperationGroup, operationGroups } from './described-operation.js';

const indexPath = 'reference/index.html';

/** The list of all operations, by tag. */
export function operationsIndexPage(document: OpenApiDocument): Page {
  const summary = 'Every operation with its fields, variants, examples, code samples and callbacks.';
  const ids = new Set<string>();
  const group = ({ title, description, operations }: OperationGroup) => html`${heading(2, uniqueId(title, ids), title)}
${description && html`<p>${withCode(description)}</p>`}
<ul class="op-list">${operations.map(lineOf)}</ul>
`;
  return toPage({
    path: indexPath,
    title: 'Reference',
    summary,
    body: html`<div class="prose"><h1>Reference</h1>
<p class="lead">${summary}</p>
<p><a href="${linkFrom(indexPath, 'openapi.json')}">openapi.json</a> is the document itself.</p>
${operationGroups(document).map(group)}</div>`,
  });
}

const lineOf = ({ method, path, operation: { operationId, summary } }: DescribedOperation): Html =>
  html`<li><a href="${linkFrom(indexPath, operationPlace(operationId))}">${summary}</a><br><code>${method} ${path}</code></li>
`;
