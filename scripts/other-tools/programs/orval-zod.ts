import * as zod from './genmedia/zod.js';
import { named, runSteps } from './harness.js';

await runSteps({
  request: ({ operationId, body }) => named(zod, `${operationId}Body`).parse(body),
  task: ({ body }) => zod.getTaskCreationsResponse.parse(body),
});
