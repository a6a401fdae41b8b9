import { type OpenApiDocument, operationsOf } from '../document/document.js';

const tokenParameter = {
  name: 'Authorization',
  in: 'header',
  required: true,
  description: 'Word `Token`, a space and your key.',
  schema: { type: 'string', pattern: '^Token \\S+$' },
};

/**
 * The document as Prism should read it. Prism only asks that there is some `Authorization`, so its form is said once
 * more, as a parameter. That stays out of the document itself, where it would be an argument of every typed call.
 */
export function toMockDocument(document: OpenApiDocument): OpenApiDocument {
  const mock = structuredClone(document);
  for (const { operation } of operationsOf(mock)) {
    operation.parameters = [...(operation.parameters ?? []), tokenParameter];
  }
  return mock;
}
