import { operationPlace } from '../../document/docs-links.js';
import type { Operation } from '../../document/document.js';
import { type Content, type Html, html } from '../site/html.js';
import { linkFrom } from '../site/page.js';

/** A link from a guide to the page of an operation. */
export function linkToOperation({ operationId, summary }: Operation, text: Content = summary): Html {
  return html`<a href="${linkFrom('guides/any.html', operationPlace(operationId))}">${text}</a>`;
}
