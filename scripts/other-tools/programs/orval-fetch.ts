import { settings } from './fetcher.js';
import { createText2Video, getTaskCreations } from './genmedia/api.js';
import { runSteps } from './harness.js';

await runSteps({
  client: (baseUrl, authorization) => {
    Object.assign(settings, { baseUrl, authorization });
    return {
      create: async (body) => (await createText2Video(body)).data?.task_id,
      read: async (id) => (await getTaskCreations(id)).data?.state,
    };
  },
});
