import { ok } from '@oazapfts/runtime';
import { createText2Video, defaults, getTaskCreations } from './genmedia/api.js';
import { runSteps } from './harness.js';

await runSteps({
  client: (baseUrl, authorization) => {
    const options = { ...defaults, baseUrl, headers: { authorization } };
    return {
      create: async (body) => (await ok(createText2Video(body, options))).task_id,
      read: async (id) => (await ok(getTaskCreations(id, options))).state,
    };
  },
});
