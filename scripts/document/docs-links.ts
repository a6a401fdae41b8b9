import { type OpenApiDocument, operationsOf } from './document.js';

/** The page of an operation, from the root of the site: `reference/createText2Video.html`. */
export const operationPlace = (operationId: string) => `reference/${operationId}.html`;

/** The same, if the document has the operation. Throws if it does not. */
export function operationLink(operationId: string, document: OpenApiDocument): string {
  if (!operationsOf(document).some(({ operation }) => operation.operationId === operationId))
    throw new Error(`There is no operation ${operationId}.`);
  return operationPlace(operationId);
}

/** A page as a file of the package, which `genmedia docs` prints: `genmedia/generated/docs/reference/createText2Video.md`. */
export const packagedPage = (page: string) => `genmedia/generated/docs/${page.replace('.html', '.md')}`;

/** The page of an operation with one of its variants chosen: `reference/createText2Video.html?model=genq2`. */
export const variantPlace = (operationId: string, by: string, variant: string) =>
  operationPlace(operationId) + variantQuery(by, variant);

export const variantQuery = (by: string, variant: string) => `?${new URLSearchParams({ [by]: variant })}`;

/**
 * A line of the page of an operation. Opening it chooses the variant, and unfolds what the line is in.
 *
 *     lineIn('reference/createText2Video.html', requestLine('?model=genq2#seed')) // the field `seed` of that model
 */
export const lineIn = (operation: string, line: string) => operation + line;

/** Lines of the request, the response and the callback. A path is that of a field: `?model=genq2#seed`, `#assets.name`. */
export const requestLine = (path: string) => path.replace('#', '#field-');
export const responseLine = (path: string) => path.replace(/^.*#/, '#response-');
export const callbackLine = (path: string) => path.replace(/^.*#/, '#callback-');

/** The name of a field in a URL: `assets[].name` → `assets.name`. */
export const fieldAnchor = (name: string) => name.replaceAll('[]', '');
