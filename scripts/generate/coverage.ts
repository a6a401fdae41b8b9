import { nameOf, type OpenApiDocument, operationsOf, type Schema } from '../document/document.js';
import { walk } from '../document/walk.js';

/**
 * A module with what tests can use of the document and no other module lists: the fields of requests at any depth, the fields
 * of responses that contain a URL of a result, and the statuses of the document of the sandbox.
 */
export function toCoverage(document: OpenApiDocument, sandboxDocument: OpenApiDocument): string {
  const fields = operationsOf(document).map(({ operation }) => [
    operation.operationId,
    operation.requestBody ? fieldsIn(operation.requestBody.content['application/json'].schema, document) : [],
  ]);
  const statuses = operationsOf(sandboxDocument).flatMap(({ operation }) => Object.keys(operation.responses));
  const tables = {
    requestFields: Object.fromEntries(fields),
    urlFields: urlFieldsOf(document),
    sandboxStatuses: [...new Set(statuses)].filter((status) => /^\d+$/.test(status)).sort(),
  };
  const lines = Object.entries(tables).map(
    ([name, table]) => `export const ${name} = ${JSON.stringify(table, null, 2)};`,
  );
  return `// Made from openapi/ by \`npm run generate\`.\n${lines.join('\n')}\n`;
}

/** Types of that module. */
export const coverageTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
/** Fields of requests, such as \`assets.name\`, also where \`assets\` is a list. */
export declare const requestFields: Readonly<Record<keyof Operations, readonly string[]>>;
/** Fields of responses and callbacks that contain a URL of a result. */
export declare const urlFields: readonly string[];
/** Statuses with which the sandbox responds. Those of the service are undocumented. */
export declare const sandboxStatuses: readonly string[];
`;

/** An entry that is accepted alone or in a list has the same name in both. */
function fieldsIn(schema: Schema, document: OpenApiDocument): string[] {
  const fields = walk(schema, document).filter(({ step }) => step === 'field');
  return [...new Set(fields.map(({ name }) => name.replaceAll('[]', '')))];
}

function urlFieldsOf({ components: { schemas } }: OpenApiDocument): string[] {
  const urls = Object.keys(schemas).filter((name) => schemas[name]?.['x-url-lifetime']);
  const names = Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => urls.includes(nameOf(properties[name]?.$ref ?? ''))),
  );
  return [...new Set(names)];
}
