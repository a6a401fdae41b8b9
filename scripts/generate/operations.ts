import { bodiesOf } from '../document/bodies.js';
import { type OpenApiDocument, operationsOf } from '../document/document.js';

/**
 * A module with the method and path of each operation, so that no code repeats them, and with the seconds after which the
 * task of a create is polled first. The response of an open one may be any JSON, since not one field is documented.
 */
export function toOperations(document: OpenApiDocument): string {
  const bodies = bodiesOf(document);
  const entries = operationsOf(document).map(({ method, path, operation }) => {
    const { operationId, 'x-first-poll-after': firstPollAfter = 0 } = operation;
    const { response } = bodies[operationId] ?? {};
    const isOpen = document.components.schemas[response ?? '']?.type === undefined;
    return [operationId, [method, path, ...(isOpen ? [firstPollAfter, true] : firstPollAfter ? [firstPollAfter] : [])]];
  });
  const table = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `// Made from openapi/ by \`npm run generate\`.\nexport const operations = ${table};\n`;
}

/** Types of that module. */
export const operationTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
export declare const operations: Record<keyof Operations, readonly [method: string, path: string, firstPollAfter?: number, isOpen?: boolean]>;
`;
