import { bodiesOf } from '../../scripts/document/bodies.js';
import { type OpenApiDocument, operationsOf } from '../../scripts/document/document.js';
import { toMockDocument } from '../../scripts/mock/mock-document.js';

/** Under this prefix Prism also calls back. Elsewhere it does not: most cases contain URLs of other hosts. */
export const callingBack = '/calling-back';

/** Prism reads no body that is larger, and this cannot be set. The service takes 20 MB. */
export const bodyLimit = 10 * 1024 * 1024;

/** Where Prism validates a body that is not a request of the service: a response or a callback. */
export const pathOfSchema = (schema: string) => `/validate/${schema}`;

/** The mock's document, changed to validate every body that the service accepts, returns or posts. */
export function toTestDocument(document: OpenApiDocument): OpenApiDocument {
  const mock = toMockDocument(document);
  const { paths } = mock;
  for (const [path, item] of Object.entries(structuredClone(paths))) paths[callingBack + path] = item;
  for (const { path, operation } of operationsOf(mock)) {
    if (!path.startsWith(callingBack)) delete operation.callbacks;
    else operation.operationId += 'CallingBack';
  }
  for (const { response, callback } of Object.values(bodiesOf(document))) {
    for (const schema of [response, callback])
      if (schema) paths[pathOfSchema(schema)] = { post: validatingPost(schema) };
  }
  return mock;
}

function validatingPost(schema: string) {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
  // Without a response for errors, Prism does not say why it rejects.
  const responses = { 200: { description: 'Legal.', content }, default: { description: 'Not legal.' } };
  return {
    operationId: `validate${schema}`,
    summary: '',
    tags: [],
    requestBody: { required: true, content },
    responses,
  };
}
