import * as zod from './genmedia/zod/index.js';
import { named, runSteps } from './harness.js';

await runSteps({
  request: ({ schema, body }) => named(zod, `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Schema`).parse(body),
  task: ({ body }) => zod.taskSchema.parse(body),
});
