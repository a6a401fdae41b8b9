import { type OpenApiDocument, operationsOf, resolveSchema } from '../../document/document.js';
import { examplesOf } from '../../document/examples.js';
import { onceFor } from '../../lib/once-for.js';
import { packageCallOf } from '../samples/package-call.js';
import { toVariants } from './fields.js';
import { type Found, needOf, readOf } from './needs.js';
import type { TryItData, TryItNeed } from './try-it-data.js';

/** What pages load to try an operation, by the names in `assets/`. */
export const tryItFiles = onceFor(
  (document: OpenApiDocument): Map<string, string> =>
    new Map(
      operationsOf(document).map((found) => [
        `try-it/${found.operation.operationId}.json`,
        JSON.stringify(toTryItData(found, document)),
      ]),
    ),
);

/** How to read a thing that must exist already: an operation that only reads or changes it has no links of its own. */
function readOfNeeded(needs: TryItNeed | undefined, document: OpenApiDocument): TryItData['read'] {
  const creator = operationsOf(document).find(({ operation }) => operation.operationId === needs?.operationId);
  const read = creator && readOf(creator, document);
  return read && { path: read.path, pointers: [] };
}

/** An operation with everything that is needed to try it. */
export function toTryItData(found: Found, document: OpenApiDocument): TryItData {
  const { method, path, operation } = found;
  const schema = operation.requestBody?.content['application/json'].schema;
  const selector = schema && resolveSchema(schema, document).discriminator?.propertyName;
  const variants = schema ? toVariants(schema, document) : [];
  const topFields = new Set(variants.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const needs = needOf(found, [...topFields], document);
  const read = readOf(found, document) ?? readOfNeeded(needs, document);
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    method,
    path,
    ...(selector && { selector }),
    variants,
    examples: examplesOf(operation.requestBody, document).map(({ name, summary, value }) => ({
      name,
      summary,
      variant: selector ? String(Object(value)[selector]) : '',
      body: value,
    })),
    calls: Object.fromEntries(
      (variants.length > 0 ? variants : [{ value: '' }]).map(({ value }) => [
        value,
        packageCallOf(document, operation.operationId, value),
      ]),
    ),
    hasCallback: operation.callbacks !== undefined,
    ...(read && { read }),
    ...(needs && { needs }),
  };
}
