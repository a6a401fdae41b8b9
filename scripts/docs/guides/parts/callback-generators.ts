import {
  type Callback,
  callbackOf,
  nameOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
} from '../../../document/document.js';
import { placeOf, variantsOf } from '../../../document/walk.js';
import { type Content, type Html, html, table } from '../../site/html.js';
import { linkToOperation } from '../operation-link.js';

/** The operations that accept a `callback_url`, and what their callbacks have. */
export function callbackGenerators(document: OpenApiDocument): Html {
  const rows = operationsOf(document).flatMap(({ operation }): [Content, ...Content[]][] => {
    const callback = callbackOf(operation, document);
    return callback ? [[linkToOperation(operation), ...traitsOf(operation, callback, document)]] : [];
  });
  return table('Operations with callbacks', ['Operation', 'Body', 'Returns your payload', 'Signed'], rows);
}

function traitsOf(operation: Operation, callback: Callback, document: OpenApiDocument): Content[] {
  const body = nameOf(callback.requestBody.content['application/json'].schema.$ref);
  return [
    html`<code>${body}</code>`,
    takes('payload', operation, document) ? 'yes' : 'not accepted',
    callback['x-callback-delivery']?.signed ? 'yes' : 'undocumented',
  ];
}

/** Whether every variant of a request has a field. */
function takes(field: string, { requestBody }: Operation, document: OpenApiDocument): boolean {
  if (!requestBody) return false;
  const body = placeOf(requestBody.content['application/json'].schema, document);
  return variantsOf(body, document).every(({ schema }) => field in (schema.properties ?? {}));
}
