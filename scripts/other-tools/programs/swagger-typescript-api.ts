import { Api } from './genmedia/api.js';
import { runSteps } from './harness.js';

await runSteps({
  client: (baseUrl, authorization) => {
    const { ent } = new Api({ baseUrl, baseApiParams: { headers: { authorization } } });
    return {
      create: async (body) => (await ent.createText2Video(body)).data.task_id,
      read: async (id) => (await ent.getTaskCreations(id)).data.state,
    };
  },
});
