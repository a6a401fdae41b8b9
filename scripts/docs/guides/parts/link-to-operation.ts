import type { Operation } from '../../../document/document.js';
import { operationPlace } from '../../reference/operation-link.js';
import { type Content, type Html, html } from '../../site/html.js';
import { linkFrom } from '../../site/page.js';

/** A link from a guide to an operation in the reference. */
export function linkToOperation({ operationId, tags, summary }: Operation, text: Content = summary): Html {
  return html`<a href="${linkFrom('guides/any.html', operationPlace(tags[0] ?? '', operationId))}">${text}</a>`;
}
