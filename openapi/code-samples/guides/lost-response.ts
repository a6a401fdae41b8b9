import { GenMedia, OutcomeUnknownError } from 'genmedia';
import { createCallbackHandler } from 'genmedia/callbacks';
import { createSandbox } from 'genmedia/sandbox';

const taskOf = new Map<unknown, string>();
const deliver = createCallbackHandler({
  onUpdate: ({ taskId, task }) => {
    if ('payload' in task) taskOf.set(task.payload, taskId);
  },
});
const sandbox = createSandbox({ deliver });
sandbox.setFaults([{ fault: 'lost', times: 1 }]);
const baseUrl = 'http://localhost';
const gen = new GenMedia({ baseUrl, apiKey: 'any', fetch: sandbox.fetch });
const prompt = 'A lighthouse in a storm';
const callback = { callback_url: `${baseUrl}/hooks`, payload: 'order-7' };
try {
  await gen.text2video.create({ model: 'genq2', prompt, ...callback });
} catch (error) {
  if (!(error instanceof OutcomeUnknownError)) throw error;
  console.log(error.message);
}
await sandbox.advance('30s');
console.log(await gen.tasks.get(taskOf.get('order-7') ?? 'unknown'));
await sandbox.close();
