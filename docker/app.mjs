// Stands for your application: creates a video, and waits for the callback that reports its end.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { GENMEDIA_BASE_URL, GENMEDIA_API_KEY, CALLBACK_URL } = process.env;

const server = createServer(async (request, response) => {
  const task = await json(request);
  response.end();
  console.log(task.state, task.creations?.[0]?.url ?? '');
  if (task.state === 'success' || task.state === 'failed') server.close();
});
server.listen(Number(new URL(CALLBACK_URL).port));

const response = await fetch(`${GENMEDIA_BASE_URL}/ent/v2/text2video`, {
  method: 'POST',
  headers: { authorization: `Token ${GENMEDIA_API_KEY}`, 'content-type': 'application/json' },
  body: JSON.stringify({ model: 'genq2', prompt: 'A lighthouse in a storm', callback_url: CALLBACK_URL }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
console.log('created', (await response.json()).task_id);
