import { deepStrictEqual } from 'node:assert';
import * as genmedia from './genmedia/index.js';
import { named, runSteps } from './harness.js';

type Convert = (value: unknown) => unknown;

await runSteps({
  // The generated functions convert without checking, so what comes out must be what went in.
  request: ({ schema, body }) => {
    const value = named<Convert>(genmedia, `${schema}FromJSON`)(body);
    const sent = JSON.stringify(named<Convert>(genmedia, `${schema}ToJSON`)(value));
    deepStrictEqual(JSON.parse(sent), body);
  },
  client: (basePath, authorization) => {
    const configuration = new genmedia.Configuration({ basePath, apiKey: authorization });
    const video = new genmedia.VideoApi(configuration);
    const tasks = new genmedia.TasksApi(configuration);
    return {
      create: async (body) => (await video.createText2Video({ Text2VideoRequest: body })).task_id,
      read: async (id) => (await tasks.getTaskCreations({ id })).state,
    };
  },
});
