import { bodiesOf } from '../../document/bodies.js';
import { operationLink } from '../../document/docs-links.js';
import { type OpenApiDocument, operationsOf } from '../../document/document.js';
import { type Content, html, joined, table } from '../site/html.js';
import { inlineHtml } from '../site/markdown.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { firstSentence } from './export-view.js';
import type { EntryModel } from './model.js';
import { entryPath } from './places.js';

/** The page of the generated types: one line for each, and the operations whose bodies they are. */
export function schemaPage({ name, exports }: EntryModel, document: OpenApiDocument): Page {
  const path = entryPath(name);
  const used = usesOf(document);
  const summary = 'Types of every request, response and callback, generated from the document.';
  const rows = exports.map((one): [Content, ...Content[]] => [
    html`<code id="${one.name}">${one.name}</code>`,
    inlineHtml(firstSentence(withoutTitle(one.comment.text))),
    joined(
      (used.get(one.name) ?? []).map(
        (operation) =>
          html`<a href="${linkFrom(path, operationLink(operation, document))}"><code>${operation}</code></a>`,
      ),
    ),
  ]);
  const body = html`<div class="prose package">
<h1><code>${name}</code></h1>
<p class="lead">${summary} It has no code: import it with <code>import type</code>. Each field has its
description and its limits in a comment, which an editor shows.</p>
${table(`Types of ${name}`, ['Type', 'What it is', 'Body of'], rows)}
</div>`;
  return toPage({ path, title: name, summary, body });
}

/** A schema with a title has it in a line of its own, before its description. */
const withoutTitle = (text: string) => text.replace(/^[^.\n]+\n(?=.)/, '');

/** The operations that send or return a body, by its name. */
function usesOf(document: OpenApiDocument): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const bodies = bodiesOf(document);
  for (const { operation } of operationsOf(document)) {
    for (const body of Object.values(bodies[operation.operationId] ?? {})) {
      if (typeof body === 'string') uses.set(body, [...(uses.get(body) ?? []), operation.operationId]);
    }
  }
  return uses;
}
