import { type OpenApiDocument, operationsOf } from '../../document/document.js';

/** The place of an operation in the reference, from the root of the site: `reference.html#/video/createtext2video`. */
export const operationPlace = (tag: string, operationId: string) =>
  `reference.html#/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`;

/** The same by the name of the operation alone, which must be one. */
export function operationLink(operationId: string, document: OpenApiDocument): string {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return operationPlace(found.operation.tags[0] ?? '', operationId);
}
