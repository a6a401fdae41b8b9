import { createApiClient } from './genmedia/api.js';
import { runSteps } from './harness.js';

await runSteps({
  client: (url, authorization) => {
    const api = createApiClient(
      {
        fetch: async ({ method, url, parameters }) => {
          const { body } = parameters ?? {};
          const headers = { authorization, 'content-type': 'application/json' };
          return fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
        },
      },
      url,
    );
    return {
      create: async (body) => (await api.post('/ent/v2/text2video', { body })).task_id,
      read: async (id) => (await api.get('/ent/v2/tasks/{id}/creations', { path: { id } })).state,
    };
  },
});
