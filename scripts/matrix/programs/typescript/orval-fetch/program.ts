import { settings } from './fetcher.js';
import { createText2Video, getTaskCreations } from './genmedia/api.js';
import { report } from './harness.js';

await report({
  client: (baseUrl, authorization) => {
    const use = () => Object.assign(settings, { baseUrl, authorization });
    return {
      create: async (body) => {
        use();
        const { data } = await createText2Video(body);
        return data?.task_id;
      },
      read: async (id) => {
        use();
        const { data } = await getTaskCreations(id);
        return data?.state ?? '';
      },
    };
  },
});
