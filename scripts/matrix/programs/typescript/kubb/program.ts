import * as zod from './genmedia/zod/index.js';
import { report } from './harness.js';

const schemas = zod as unknown as Record<string, { parse(body: unknown): unknown }>;

await report({
  parse: ({ schema, body }) => schemas[`${schema[0]!.toLowerCase()}${schema.slice(1)}Schema`]!.parse(body),
  parseTask: (body) => zod.taskSchema.parse(body),
});
