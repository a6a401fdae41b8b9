import { GenMedia } from 'genmedia';
import { createSandbox } from 'genmedia/sandbox';

const sandbox = createSandbox();
const baseUrl = 'http://localhost';
const gen = new GenMedia({ baseUrl, apiKey: 'any', fetch: sandbox.fetch });
const { id } = await gen.text2video.create({
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
});
await sandbox.advance('30s'); // moves its clock
const task = await gen.tasks.get(id);
if (task.state === 'success') console.log(task.creations[0]?.url);
await sandbox.close();
