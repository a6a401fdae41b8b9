import type { OpenApiDocument } from './json-schema.js';

/** A module that tells method and path of each operation, so that no code writes them again. */
export function toOperations({ paths }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId)
      .map(([method, { operationId }]) => [operationId, [method.toUpperCase(), path]]),
  );
  const table = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `// Made from openapi/ by \`npm run generate\`.\nexport const operations = ${table};\n`;
}

/** Types of that module. */
export const operationTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
export declare const operations: Record<keyof Operations, readonly [method: string, path: string]>;
`;
