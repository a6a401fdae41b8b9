import * as zod from './genmedia/zod.js';
import { report } from './harness.js';

const schemas = zod as unknown as Record<string, { parse(body: unknown): unknown }>;

await report({
  parse: ({ operationId, body }) => schemas[`${operationId}Body`]!.parse(body),
  parseTask: (body) => zod.getTaskCreationsResponse.parse(body),
});
