import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { responds, type Server, serve } from '../client/server.js';
import { connectBrowser } from '../support/browser.js';
import { needs } from '../support/optional-tools.js';
import { runtimes, workerd } from '../support/runtimes.js';
import { askWorker, bundle } from './platforms.js';
import { createProject } from './project.js';

/** The program of a user, the same for all runtimes: against a sandbox in its process, and against a service over HTTP. */
const program = `import { GenMedia, RejectedError } from 'genmedia';
import { createCallbackHandler, signedWith } from 'genmedia/callbacks';
import { createSandbox, signWith } from 'genmedia/sandbox';

async function use(connection) {
  const events = new Set();
  const gen = new GenMedia({ apiKey: 'key', ...connection, onEvent: ({ type }) => events.add(type) });
  const created = await gen.create({ generator: 'text2video', request: { model: 'genq2', prompt: 'A walk' } });
  const task = await gen.tasks.wait(created, { firstPollAfter: 1, interval: 10 });
  const error = await gen.tasks.get('unknown').catch((reason) => reason);
  const { name, status, requestId } = error;
  const told = { name, status, requestId, isRejected: error instanceof RejectedError };
  return { task, found: { state: task.state, creations: task.creations.length, events: [...events].sort(), error: told } };
}

async function receive(task) {
  const states = [];
  const callbacks = createCallbackHandler({
    verify: signedWith('secret'), onUpdate: ({ state }) => states.push(state), onRejected: () => {},
  });
  const [url, body] = ['https://example.com/callbacks', JSON.stringify(task)];
  const post = async (secret) => {
    const headers = await signWith(secret)({ url, body, taskId: task.id, id: 'msg_1', at: new Date() });
    return (await callbacks(new Request(url, { method: 'POST', headers, body }))).status;
  };
  return { forged: await post('another'), signed: await post('secret'), states };
}

export async function main(serviceUrl) {
  const sandbox = createSandbox({ timing: { end: 0 } });
  const agents = new Set();
  const fetch = async (url, init) => {
    agents.add(new Headers(init.headers).get('user-agent'));
    const { status, headers, body } = await sandbox.fetch(url, init);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'x-request-id': 'request-1' } });
  };
  const { task, found } = await use({ baseUrl: 'http://localhost', fetch });
  const service = await use({ baseUrl: serviceUrl });
  const result = { inProcess: found, overHttp: service.found, callbacks: await receive(task), agents: [...agents] };
  await sandbox.close();
  return result;
}
`;

const found = {
  state: 'success',
  creations: 1,
  events: ['poll', 'request', 'response', 'task'],
  error: { name: 'RejectedError', status: 404, requestId: 'request-1', isRejected: true },
};
const expected = {
  inProcess: found,
  overHttp: found,
  callbacks: { forged: 401, signed: 200, states: ['success'] },
};

const sources = {
  'package.json': '{ "private": true, "type": "module" }',
  'program.js': program,
  'main.js': `import { main } from './program.js';
const result = await main(process.argv[2]);
console.log(JSON.stringify(result));
`,
  'worker.js': `import { main } from './program.js';
export default {
  fetch: async ({ url }) => Response.json(await main(new URL(url).searchParams.get('service'))),
};
`,
};

const html = { 'content-type': 'text/html' };
const script = { 'content-type': 'text/javascript' };

/** A service over HTTP until the test ends: a sandbox that gives requests an id. It also serves a page and its modules. */
async function startService(modules = ''): Promise<Server> {
  const sandbox = createSandbox({ timing: { end: 0 } });
  const passOn = async (response: ServerResponse, { method = '', url = '', headers }: IncomingMessage) => {
    const body = method === 'POST' ? { body: `${server.received.at(-1)?.body}` } : {};
    const { authorization = '', 'content-type': type = '' } = headers;
    const init = { method, headers: { authorization, 'content-type': type }, ...body };
    const result = await sandbox.fetch(`http://127.0.0.1${url}`, init);
    responds(result.status, await result.text(), { 'x-request-id': 'request-1' })(response, response.req);
  };
  const server = await serve((response, request) => {
    const { url = '' } = request;
    if (url.startsWith('/ent')) return void passOn(response, request);
    if (url === '/') return responds(200, '<!doctype html>', html)(response, request);
    const file = readFile(join(modules, basename(url)), 'utf8');
    file.then(
      (text) => responds(200, text, script)(response, request),
      () => responds(404)(response, request),
    );
  });
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  return server;
}

/** What the service got as the user agent. */
const agentsAt = ({ received }: Server) => [
  ...new Set(received.filter(({ url }) => url?.startsWith('/ent')).map(({ headers }) => headers['user-agent'])),
];

/** Tests that one program does the same in every runtime, in a project below a folder that has the package installed. */
export function describeClientOnPlatforms(folder: string): void {
  describe('a program that creates, waits, reports, fails and receives callbacks', () => {
    let project = '';
    beforeAll(() => {
      project = createProject(join(folder, 'client'), sources);
    });

    const agents: Record<string, RegExp> = { node: /Node\.js\/v?\d/, bun: /Bun\/\d/, deno: /Deno\/\d/ };
    const node = { name: 'node', program: process.execPath, args: [], needed: {} };
    for (const { name, program: runtime, args, needed } of [node, ...runtimes]) {
      it(`runs in ${name}`, needed, async () => {
        const service = await startService();
        const run = promisify(execFile)(runtime ?? '', [...args, 'main.js', service.url], { cwd: project });
        const result = JSON.parse((await run).stdout);
        expect(result).toEqual({ ...expected, agents: [expect.stringMatching(/^genmedia\/\d/)] });
        expect(result.agents[0]).toMatch(agents[name] as RegExp);
        expect(agentsAt(service)).toEqual(result.agents);
      });
    }

    it('runs in the runtime of Workers', workerd.needed, async () => {
      const service = await startService();
      const modules = await bundle(project, 'worker.js');
      const agent = expect.stringMatching(/^genmedia\/\d\S* Cloudflare-Workers$/);
      const result = await askWorker(modules, 'worker.js', `/?service=${encodeURIComponent(service.url)}`);
      expect(result).toEqual({ ...expected, agents: [agent] });
      expect(agentsAt(service)).toEqual([agent]);
    });

    it('runs in a browser, which sends its own user agent', needs('browser'), async () => {
      const service = await startService(await bundle(project, 'program.js'));
      const browser = await connectBrowser();
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto(service.url);
      const result = await page.evaluate("import('/program.js').then(({ main }) => main(location.origin))");
      expect(result).toEqual({ ...expected, agents: [null] });
      expect(agentsAt(service)).toEqual([expect.stringMatching(/^Mozilla/)]);
    });
  });
}
