import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '../../../scripts/lib/listen.js';

/**
 * Serves what `workflow build` has made of a project, as a framework does, and has its local world continue the runs of
 * processes that have ended. With arguments it starts a film.
 */
const [project = '', ...film] = process.argv.slice(2);
const ofProject = createRequire(join(project, 'package.json'));
type Handle = (request: Request) => Promise<Response>;
const handlerOf = (name: string): Handle => ofProject(`./.well-known/workflow/v1/${name}.js`).POST;
const handlers: Record<string, Handle> = { flow: handlerOf('flow'), step: handlerOf('step') };
const server = createServer(async (message, response) => {
  const url = new URL(message.url ?? '', 'http://localhost');
  const handle = handlers[url.pathname.split('/').at(-1) ?? ''];
  const { method = 'GET', headers } = message;
  const init = { method, headers: headers as Record<string, string>, body: await text(message) };
  const result = await handle?.(new Request(url, init));
  response.writeHead(result?.status ?? 404).end(await result?.text());
});
process.env.WORKFLOW_LOCAL_BASE_URL = (await listen(server)).url;
const { getWorld } = await import(ofProject.resolve('workflow/runtime'));
await getWorld().start();
const { start } = await import(ofProject.resolve('workflow/api'));
if (film.length > 0) await start({ workflowId: 'workflow//./vercel-workflow//film' }, film);
