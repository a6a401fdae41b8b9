import { createClient } from './genmedia/client/index.js';
import { createText2Video, getTaskCreations } from './genmedia/index.js';
import * as zod from './genmedia/zod.gen.js';
import { named, runSteps } from './harness.js';

await runSteps({
  request: ({ schema, body }) => named(zod, `z${schema}`).parse(body),
  task: ({ body }) => zod.zTask.parse(body),
  client: (baseUrl, authorization) => {
    const client = createClient({ baseUrl, auth: authorization });
    return {
      create: async (body) => (await createText2Video({ client, body, throwOnError: true })).data.task_id,
      read: async (id) => (await getTaskCreations({ client, path: { id }, throwOnError: true })).data.state,
    };
  },
});
