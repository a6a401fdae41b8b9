import * as zod from './genmedia/zod/index.js';
import { named, report } from './harness.js';

await report({
  parse: ({ schema, body }) => named(zod, `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Schema`).parse(body),
  parseTask: (body) => zod.taskSchema.parse(body),
});
