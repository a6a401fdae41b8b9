import { callbackOf, nameOf, type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { codeSample } from '../../site/highlight.js';
import type { Html } from '../../site/html.js';

/** The body that is posted when a video has succeeded: the example of the document. */
export function callbackBody(document: OpenApiDocument): Html {
  const { operation } = operationsOf(document).find(({ operation }) => operation.callbacks) ?? {};
  const callback = operation && callbackOf(operation, document);
  const { $ref = '' } = callback?.requestBody.content['application/json'].examples?.success ?? {};
  const example = document.components.examples[nameOf($ref)];
  if (!example) throw new Error('The document has no example of a callback with the state success.');
  return codeSample(JSON.stringify(example.value, null, 2), 'json');
}
