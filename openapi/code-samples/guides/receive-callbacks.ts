import { createServer } from 'node:http';
import { GenMedia } from 'genmedia';
import {
  createCallbackHandler,
  tokenInUrl,
  toNodeListener,
} from 'genmedia/callbacks';

const port = Number(process.env.PORT ?? 4030);
const token = crypto.randomUUID();
const callbacks = createCallbackHandler({
  verify: tokenInUrl(token),
  onUpdate: ({ taskId, state }) => console.log(taskId, state),
});
const server = createServer(toNodeListener(callbacks));
server.listen(port, '127.0.0.1');

const gen = new GenMedia();
const request = {
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
  callback_url: `http://127.0.0.1:${port}/hooks?token=${token}`,
} as const;
const task = await gen.text2video.run(request, { callbacks });
console.log(task.creations[0]?.url);
server.close();
