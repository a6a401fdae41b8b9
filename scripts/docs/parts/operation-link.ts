import type { Operation } from '../../generate/document.js';
import { type Content, type Html, html } from '../html.js';
import { linkFrom } from '../page.js';

/** A link from a guide to an operation in the reference. */
export function operationLink({ operationId, tags, summary }: Operation, text: Content = summary): Html {
  const place = [tags[0] ?? '', operationId].map((part) => part.toLowerCase().replaceAll(' ', '-')).join('/');
  return html`<a href="${linkFrom('guides/any.html', `reference.html#/${place}`)}">${text}</a>`;
}
