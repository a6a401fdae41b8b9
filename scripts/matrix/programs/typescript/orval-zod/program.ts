import * as zod from './genmedia/zod.js';
import { named, report } from './harness.js';

await report({
  parse: ({ operationId, body }) => named(zod, `${operationId}Body`).parse(body),
  parseTask: (body) => zod.getTaskCreationsResponse.parse(body),
});
