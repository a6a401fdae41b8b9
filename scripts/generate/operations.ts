import { type OpenApiDocument, operationsOf } from '../document/document.js';

/**
 * A module that tells method and path of each operation, so that no code writes them again, and after how many seconds
 * the task of a create is worth a first look.
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
