import { type OpenApiDocument, type Operation, operationsOf } from '../../document/document.js';
import { type Content, type Html, html } from '../site/html.js';
import { linkFrom } from '../site/page.js';

/** The place of an operation in the reference, from the root of the site: `reference.html#/video/createtext2video`. */
export const operationPlace = (tag: string, operationId: string) =>
  `reference.html#/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`;

/** The same, found by the name of the operation. Throws if there is no such operation. */
export function operationLink(operationId: string, document: OpenApiDocument): string {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return operationPlace(found.operation.tags[0] ?? '', operationId);
}

/** A link from a guide to an operation in the reference. */
export function linkToOperation({ operationId, tags, summary }: Operation, text: Content = summary): Html {
  return html`<a href="${linkFrom('guides/any.html', operationPlace(tags[0] ?? '', operationId))}">${text}</a>`;
}

/**
 * A line of an operation in the reference, by the name that Redoc gives it. Opening it chooses the variant, and unfolds
 * what the line is in.
 *
 *     lineIn('reference.html#/video/createtext2video', requestLine('&d=1/seed')) // the field `seed` of the second model
 */
export const lineIn = (operation: string, line: string) => `${operation}#${operation.replace(/^.*#\//, '')}/${line}`;

export const requestLine = (path: string) => `t=request&path=${path}`;
export const responseLine = (path: string) => `t=response&c=200&path=${path}`;
export const callbackLine = (callback: string, path: string) =>
  `t=request&cb=${callback.toLowerCase()}/post&path=${path}`;
