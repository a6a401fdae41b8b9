import { callbackOf, type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { examplesOf } from '../../../document/examples.js';
import { codeSample } from '../../site/highlight.js';
import type { Html } from '../../site/html.js';

/** The body that is posted when a video has succeeded: the example of the document. */
export function callbackBody(document: OpenApiDocument): Html {
  const { operation } = operationsOf(document).find(({ operation }) => operation.callbacks) ?? {};
  const callback = operation && callbackOf(operation, document);
  const example = examplesOf(callback?.requestBody, document).find(({ name }) => name === 'success');
  if (!example) throw new Error('The document has no example of a callback with the state success.');
  return codeSample(JSON.stringify(example.value, null, 2), 'json');
}
