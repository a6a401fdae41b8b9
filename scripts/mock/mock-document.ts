import { type OpenApiDocument, operationsOf } from '../document/document.js';

const tokenParameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: 'Word `Token`, a space and your key.',
  schema: { type: 'string', pattern: '^Token \\S+$' },
};

/**
 * The document as Prism should read it. Prism only checks that there is an `Authorization`, so its form is added
 * as a parameter. In the document itself that would be an argument of every typed call.
 */
export function toMockDocument(document: OpenApiDocument): OpenApiDocument {
  const mock = structuredClone(document);
  for (const { operation } of operationsOf(mock)) {
    operation.parameters = [...(operation.parameters ?? []), tokenParameter];
  }
  return mock;
}
