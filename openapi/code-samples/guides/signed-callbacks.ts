import { GenMedia } from 'genmedia';
import { createCallbackHandler, signedWith } from 'genmedia/callbacks';
import { createSandbox, signWith } from 'genmedia/sandbox';

const secret = crypto.randomUUID();
const deliver = createCallbackHandler({
  verify: signedWith(secret),
  onUpdate: ({ taskId, state }) => console.log(taskId, state),
});
const sandbox = createSandbox({ sign: signWith(secret), deliver });

const baseUrl = 'http://localhost';
const gen = new GenMedia({ baseUrl, apiKey: 'any', fetch: sandbox.fetch });
await gen.explainComic.create({
  script_name: 'The tide',
  script_content: 'Twice a day the sea comes and goes.',
  callback_url: `${baseUrl}/hooks`,
});
await sandbox.advance('30s');
await sandbox.close();
