import { type OpenApiDocument, operationsOf } from '../document/document.js';

/**
 * A module with the method and path of each operation, so that no code repeats them, and with the seconds after which the
 * task of a create is polled first.
 */
export function toOperations(document: OpenApiDocument): string {
  const entries = operationsOf(document).map(({ method, path, operation }) => {
    const firstPollAfter = operation['x-first-poll-after'];
    return [operation.operationId, [method, path, ...(firstPollAfter ? [firstPollAfter] : [])]];
  });
  const table = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `// Made from openapi/ by \`npm run generate\`.\nexport const operations = ${table};\n`;
}

/** Types of that module. */
export const operationTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
export declare const operations: Record<keyof Operations, readonly [method: string, path: string, firstPollAfter?: number]>;
`;
