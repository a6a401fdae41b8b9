import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serve as serveHono } from '@hono/node-server';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveCounting } from '../../scripts/soak/queue/counting-server.js';
import { commands } from '../../src/cli/commands.js';
import { GenMedia } from '../../src/index.js';
import { mcpHandler } from '../../src/mcp/index.js';
import { folderRecords } from '../../src/once/index.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { buildCommand, environment, start } from '../commands/genmedia.js';
import { listenOn } from '../support/listen-on.js';
import { newFolder } from '../support/new-folder.js';
import { lacks } from '../support/posix.js';
import { runAgent } from './scripted-agent.js';
import { apiKey, callsOf, newest, video } from './setup.js';

// Many processes are started, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

let command: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command?.remove());

/** The official client with a process of the command. Everything that the process wrote is in `written` and `stderr()`. */
async function connectProcess(
  args: readonly string[],
  env: Record<string, string> = {},
  options: ClientOptions = newest,
) {
  const variables = Object.fromEntries(
    Object.entries({ ...environment(), ...env }).filter(([, value]) => value !== undefined),
  );
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command.file, ...args],
    env: variables as Record<string, string>,
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (text) => {
    stderr += text;
  });
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { client, transport, stderr: () => stderr, ...callsOf(client) };
}

/** A service over HTTP. `onCreate` is called when a create has arrived, before it is handled. */
async function serveService(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ speed: 0, apiKey, ...options });
  onTestFinished(() => sandbox.close());
  let posts = 0;
  const hooks = { onCreate: async (): Promise<unknown> => undefined };
  const server = await serveCounting(sandbox, {
    received: async (method) => {
      if (method !== 'POST') return;
      posts += 1;
      await hooks.onCreate();
    },
  });
  onTestFinished(server.close);
  const env = { GENMEDIA_BASE_URL: server.url, GENMEDIA_API_KEY: apiKey };
  return { sandbox, env, hooks, posts: () => posts };
}

const intro = { intent: 'intro', generator: 'text2video', request: video };

/** All files below a folder, as one text. */
const textIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, `${name}`))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('genmedia mcp', () => {
  it.each([
    ['of the newest protocol', newest],
    ['of 2025', {}],
  ] as const)(
    'serves a client %s on a sandbox of its own: a video, a film and speech, by a fixed program',
    async (_, era) => {
      const output = newFolder();
      const { call, stderr } = await connectProcess(['mcp', '--output', output], {}, era);
      const { transcript, files } = await runAgent(call, ['text2video', 'adFilm', 'speech']);
      if (process.env.MCP_TRANSCRIPT) console.log(transcript.join('\n'));
      expect(files).toHaveLength(3);
      for (const file of files) expect(statSync(file).size).toBeGreaterThan(100);
      expect(transcript.filter((line) => line.includes('nothing was sent'))).toHaveLength(3);
      expect(transcript.at(-1)).toContain('3 tasks');
      expect(stderr()).toMatch(/^A sandbox: http:\/\/127\.0\.0\.1:\d+\./);
      // Somebody may have typed the command.
      expect(stderr()).toContain('Add this command to yours: genmedia docs agents says how.');
    },
  );

  it('sends no callbacks from a sandbox of its own, whatever a request says', async () => {
    let received = 0;
    const callback_url = await listenOn((_, response) => {
      received += 1;
      response.end();
    });
    const { call } = await connectProcess(['mcp']);
    const created = await call('create_media', { ...intro, request: { ...video, callback_url } });
    expect(created.text).toContain('This sandbox sends no callbacks.');
    const { task_id } = created.fields;
    let state: unknown;
    while (state !== 'success') ({ state } = (await call('wait_for_task', { task_id })).fields);
    expect(received).toBe(0);
  });

  it('sends one create for an intent, with two processes, five calls, a lost response and kills', async () => {
    const { sandbox, env, hooks, posts } = await serveService({
      faults: [{ fault: 'lost', operation: 'createText2Video', times: 1 }],
    });
    const data = newFolder();
    const args = ['mcp', '--data', data, '--max-credits', '30'];
    const one = await connectProcess(args, env);
    const other = await connectProcess(args, env);
    // The first process is killed when the service has its request.
    hooks.onCreate = async () => void process.kill(one.transport.pid as number, 'SIGKILL');
    await expect(one.call('create_media', intro)).rejects.toThrow();
    const third = await connectProcess(args, env);
    const callers = [other, other, third, other];
    const results = await Promise.all(callers.map(({ call }) => call('create_media', intro)));
    expect(results.map(({ isError }) => isError)).toEqual([true, true, true, true]);
    expect(posts()).toBe(1);
    // The task was created, although nobody got its id.
    const [task] = sandbox.tasks();
    const resolved = await third.call('resolve_create', { intent: 'intro', task_id: task?.id });
    expect(resolved.fields).toMatchObject({ task_id: task?.id });
    expect((await other.call('create_media', intro)).fields).toMatchObject({ task_id: task?.id, is_new: false });
    expect(posts()).toBe(1);
  });

  it('records a create whose client exits before the response', async () => {
    const { env, hooks, posts } = await serveService();
    const args = ['mcp', '--data', newFolder()];
    const one = await connectProcess(args, env);
    let closing: Promise<void> | undefined;
    hooks.onCreate = async () => {
      closing = one.client.close();
      await new Promise((resolve) => setTimeout(resolve, 200));
    };
    await expect(one.call('create_media', intro)).rejects.toThrow();
    await closing;
    hooks.onCreate = async () => undefined;
    const other = await connectProcess(args, env);
    const { fields } = await other.call('create_media', intro);
    expect(fields).toMatchObject({ task_id: expect.any(String), is_new: false });
    expect(posts()).toBe(1);
  });

  it('ends with a client that exits while it waits', async () => {
    const { env } = await serveService();
    const { call, transport, client } = await connectProcess(['mcp', '--data', newFolder()], env);
    const { task_id } = (await call('create_media', intro)).fields;
    const { pid } = transport;
    const dead = new Promise((resolve) => {
      // The first notification says that the server waits.
      const onprogress = () => resolve(client.close());
      call('wait_for_task', { task_id }, { onprogress }).catch(() => {});
    });
    await dead;
    const isRunning = () => {
      try {
        return process.kill(pid as number, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning, { timeout: 60_000 }).toBe(false);
  });

  it('keeps its limit with several processes and after a restart, and writes the key nowhere', async () => {
    const { sandbox, env, posts } = await serveService();
    const [data, output] = [newFolder(), newFolder()];
    const args = ['mcp', '--data', data, '--output', output, '--max-credits', '30'];
    const processes = await Promise.all([1, 2].map(() => connectProcess(args, env)));
    const calls = Array.from({ length: 50 }, (_, number) =>
      processes[number % 2]?.call('create_media', { ...intro, intent: `clip-${number}` }),
    );
    const results = await Promise.all(calls);
    expect(results.filter((result) => result?.fields.is_new === true)).toHaveLength(3);
    await Promise.all(processes.map(({ client }) => client.close()));
    const restarted = await connectProcess(args, env);
    expect((await restarted.call('create_media', { ...intro, intent: 'late' })).isError).toBe(true);
    expect(posts()).toBe(3);
    expect(sandbox.tasks().reduce((sum, { credits }) => sum + credits, 0)).toBe(30);
    await restarted.call('list_tasks');
    const all = [...processes, restarted].flatMap(({ written, stderr }) => [...written, stderr()]);
    expect([...all, textIn(data), textIn(output)].filter((text) => text.includes(apiKey))).toEqual([]);
  });

  it('returns from a wait that is over, and reports progress to a client that asks', async () => {
    const { sandbox, env } = await serveService();
    const { call } = await connectProcess(['mcp', '--data', newFolder()], env);
    const { task_id } = (await call('create_media', intro)).fields;
    const early = await call('wait_for_task', { task_id, seconds: 1 });
    expect(early.fields).toMatchObject({ task_id, call_again_after_seconds: expect.any(Number) });
    expect(early.text).toContain('Do not create it again');
    const seen: (string | undefined)[] = [];
    const onprogress = ({ message }: { message?: string | undefined }) => {
      seen.push(message);
      void sandbox.finish(`${task_id}`);
    };
    const ended = await call('wait_for_task', { task_id }, { onprogress });
    expect(ended.fields.state).toBe('success');
    expect(seen.length).toBeGreaterThan(0);
  });

  it('asks a person through a client of 2025 too', async () => {
    const { env, posts } = await serveService();
    const options = { capabilities: { elicitation: {} } };
    const { call, client } = await connectProcess(['mcp', '--data', newFolder(), '--confirm-above', '5'], env, options);
    let isAgreed = false;
    client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: { agreed: isAgreed } }));
    expect((await call('create_media', intro)).text).toContain('The person did not agree');
    isAgreed = true;
    expect((await call('create_media', intro)).fields.is_new).toBe(true);
    expect(posts()).toBe(1);
  });

  it.each([
    [['mcp', '--max-credits', 'many'], {}, '--max-credits must be a whole number of at least 0, not many.'],
    [['mcp'], { GENMEDIA_API_KEY: apiKey }, 'the URL of the service is missing'],
    [['mcp'], { GENMEDIA_BASE_URL: 'https://service.example' }, 'The key is missing. Set GENMEDIA_API_KEY, also in'],
    [['mcp'], { GENMEDIA_BASE_URL: 'https://service.example', GENMEDIA_API_KEY: apiKey }, '--data is missing'],
    [['mcp', '--api-key', apiKey], {}, 'Set GENMEDIA_API_KEY'],
  ])('explains what is wrong with %j', async (args, env, message) => {
    const { status, stderr, stdout } = await start(command.file, args, { env }).ended;
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stdout + stderr).not.toContain(apiKey);
  });

  it('names the missing optional package, without which other commands work', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'node_modules'));
    cpSync(join(command.file, '..'), join(folder, 'cli'), { recursive: true });
    const file = join(folder, 'cli/main.js');
    const { status, stderr } = await start(file, ['mcp']).ended;
    expect(status).toBe(2);
    expect(stderr).toContain('npm install @modelcontextprotocol/server@2');
    expect((await start(file, ['models']).ended).status).toBe(0);
    // Each has its own module, which help loads.
    for (const name of Object.keys(commands))
      expect({ name, status: (await start(file, [name, '--help']).ended).status }).toEqual({ name, status: 0 });
    const sandbox = await start(file, ['sandbox', '--mcp']).ended;
    expect(sandbox).toMatchObject({ status: 2, stderr: expect.stringContaining('@modelcontextprotocol/server@2') });
  });

  it.skipIf(lacks('signals'))('exits when it is stopped', async () => {
    const { transport, client } = await connectProcess(['mcp']);
    const closed = new Promise<void>((resolve) => {
      client.onclose = resolve;
    });
    process.kill(transport.pid as number, 'SIGTERM');
    await closed;
  });
});

describe('genmedia sandbox --mcp', () => {
  it('lets an agent see tasks and traffic, set faults, advance the clock, end tasks and send callbacks again', async () => {
    const posted: string[] = [];
    const callback_url = await listenOn(async (request, response) => {
      posted.push(JSON.parse(await text(request)).state);
      response.end();
    });
    const { call } = await connectProcess(['sandbox', '--mcp', '--speed', '0']);
    const baseUrl = /http:\/\/\S+/.exec((await call('sandbox_state')).text)?.[0];
    const gen = new GenMedia({ baseUrl, apiKey: 'any', retries: 0 });
    const create = () => gen.text2video.create({ model: 'genq2', prompt: 'A lighthouse', callback_url });

    await call('set_faults', { faults: [{ fault: 'status', code: 429, times: 1 }] });
    await expect(create()).rejects.toThrow('429');
    const { id } = await create();
    const [other, failing] = [await create(), await create()];
    const log = await call('sandbox_log', { what: 'requests', limit: 4 });
    expect(log.fields.data).toMatchObject({
      rows: [{ status: 200 }, { status: 200 }, { status: 200 }, { status: 429 }],
    });
    expect((await call('sandbox_task', { id })).fields.data).toMatchObject({ task: { id } });
    await call('end_task', { id, outcome: 'success' });
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
    await call('end_task', { id: failing.id, outcome: 'failed', err_code: 'Busy' });
    expect(await gen.tasks.get(failing.id)).toMatchObject({ state: 'failed', err_code: 'Busy' });
    await call('advance_clock', { by: '10m' });
    expect(await gen.tasks.get(other.id)).toMatchObject({ state: 'success' });
    await expect.poll(() => posted.filter((state) => state === 'success')).toHaveLength(2);
    await call('resend_callback', { id, state: 'success' });
    await expect.poll(() => posted.filter((state) => state === 'success')).toHaveLength(3);
    await call('reset_sandbox');
    expect((await call('sandbox_log', { what: 'tasks' })).fields.data).toMatchObject({ rows: [] });

    const wrong = [
      await call('set_faults', { faults: [{ fault: 'nothing' }] }),
      await call('end_task', { id: 'nobody', outcome: 'success' }),
      await call('end_task', { id, outcome: 'success', err_code: 'Busy' }),
    ];
    expect(wrong.map(({ isError }) => isError)).toEqual([true, true, true]);
    const messages = ['A fault is one of status, ', 'has no task nobody.', 'err_code is for outcome '];
    for (const [at, message] of messages.entries()) expect(JSON.stringify(wrong[at])).toContain(message);
    expect((await call('sandbox_log', { what: 'fault-kinds' })).fields.data).toHaveProperty('kinds');
  });

  it('rejects a command that uses stdin and stdout itself', async () => {
    const { status, stderr } = await start(command.file, ['sandbox', '--mcp', '--', 'node', '-v']).ended;
    expect(status).toBe(2);
    expect(stderr).toContain('--mcp needs stdin and stdout');
  });
});

describe('genmedia/mcp over HTTP', () => {
  it('serves the official client at a real server', async () => {
    const { env, posts } = await serveService();
    const client = { baseUrl: env.GENMEDIA_BASE_URL, apiKey };
    const handler = mcpHandler({ client, records: folderRecords(newFolder()), maxCredits: 30 });
    const server = serveHono({ fetch: handler.fetch, port: 0 });
    onTestFinished(async () => {
      await handler.close();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    for (const options of [newest, {}]) {
      const connected = new Client({ name: 'test', version: '1' }, options);
      await connected.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
      onTestFinished(() => connected.close());
      const { call } = callsOf(connected);
      expect((await call('create_media', intro)).fields).toMatchObject({ task_id: expect.any(String) });
    }
    expect(posts()).toBe(1);
  });
});
