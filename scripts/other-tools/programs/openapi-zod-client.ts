import { createApiClient, schemas } from './genmedia/api.js';
import { named, runSteps } from './harness.js';

await runSteps({
  request: ({ schema, body }) => named(schemas, schema).parse(body),
  task: ({ body }) => schemas.Task.parse(body),
  client: (url, authorization) => {
    const api = createApiClient(url, { axiosConfig: { headers: { authorization } } });
    return {
      create: async (body) => (await api.post('/ent/v2/text2video', body)).task_id,
      read: async (id) => (await api.get('/ent/v2/tasks/:id/creations', { params: { id } })).state,
    };
  },
});
