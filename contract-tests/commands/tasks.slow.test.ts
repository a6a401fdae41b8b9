import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { png } from '../preflight/files/images.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { lacks } from '../support/posix.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

const key = 'k-secret-4711';
const folder = newFolder(afterAll);
const sandbox = createSandbox({ speed: 1000 });
let built: Awaited<ReturnType<typeof buildCommand>>;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  built = await buildCommand();
  server = await serve(sandbox, { port: 0 });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  built.remove();
});

const env = () => ({ GENMEDIA_BASE_URL: server.url, GENMEDIA_API_KEY: key });

/** Every output is also searched for the key. */
async function genmedia(args: readonly string[], options: { input?: string; env?: Record<string, string> } = {}) {
  const result = await start(built.file, args, { cwd: folder, env: env(), ...options }).ended;
  expect(result.stdout + result.stderr).not.toContain(key);
  return result;
}

const text = ['text2video', '--model', 'genq2', '--prompt', 'A lighthouse in a storm'];
const soon = ['--first-poll-after', '10ms', '--interval', '100ms'];

/** A server that is gone after the test. */
async function listening(listener: RequestListener): Promise<string> {
  const files = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void files.close());
  await once(files, 'listening');
  return `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
}

/** The body of the last create that the sandbox has got. */
const lastRequest = () => sandbox.requests().find(({ method }) => method === 'POST');

describe('run', () => {
  it('creates a task, waits, and prints the URLs of its results', async () => {
    const { status, stdout, stderr } = await genmedia(['run', ...text, ...soon]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^http:\/\/\S+\/result\.mp4\S*\n$/);
    expect(stderr).toMatch(
      /^Checking and sending the request\nTask \S+: waiting(, about 1 s left)?\n(Task \S+: \w+\n)*Task \S+: success\n$/,
    );
  });

  it('saves the result into a folder, or to a file', async () => {
    const [one, two] = await Promise.all([
      genmedia(['run', ...text, ...soon, '-q', '-o', 'out/']),
      genmedia(['run', ...text, ...soon, '-q', '-o', 'deep/er/film.mp4']),
    ]);
    expect(one).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^out[\\/][\w-]+\.mp4\n$/) });
    expect(two).toEqual({ status: 0, stderr: '', stdout: 'deep/er/film.mp4\n' });
    const sizes = [one, two].map(({ stdout }) => readFileSync(join(folder, stdout.trim())).length);
    expect(sizes[0]).toBeGreaterThan(1000);
    expect(sizes[1]).toBe(sizes[0]);
  });

  it.each([
    ['file.txt/', '-o file.txt/ cannot be written: file.txt/ is a file, and must be a folder. Pass another path.'],
    [
      'file.txt/film.mp4',
      '-o file.txt/film.mp4 cannot be written: file.txt is a file, and must be a folder. Pass another path.',
    ],
    [
      '',
      'The value of -o is empty. Pass -o <path>, or leave it out. genmedia run text2video --help lists the options.',
    ],
  ])('creates nothing if the result cannot be saved as %j', async (output, message) => {
    writeFileSync(join(folder, 'file.txt'), '');
    const before = sandbox.requests().length;
    expect(await genmedia(['run', ...text, '-o', output])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
    expect(sandbox.requests().length).toBe(before);
  });

  it.each([
    [
      '{"model":',
      /^request\.json cannot be read: it is not JSON: line 1, column 10: the text ends here\. Continue with a value\. A request is a JSON object with the fields of the generator\.\n$/,
    ],
    [
      '{"generator":"text2video","request":{"model":"genq2"}}',
      /^request\.json is \{ generator, request \}\. Pass a file with the value of request alone\. /,
    ],
    ['', /^request\.json is empty\. A request is a JSON object/],
    [
      '[]',
      /^request\.json is not a request: it contains an array\. Pass one request at a time\. A request is a JSON object/,
    ],
  ])('explains what is wrong with --input %j', async (content, message) => {
    writeFileSync(join(folder, 'request.json'), content);
    const { status, stderr } = await genmedia(['create', 'text2video', '--input', 'request.json']);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('reports that it has created a folder, since its name may be mistyped', async () => {
    const args = ['run', ...text, ...soon, '-o', 'mistyped/film.mp4'];
    const first = await genmedia(args);
    expect(first).toMatchObject({ status: 0, stdout: 'mistyped/film.mp4\n' });
    expect(first.stderr).toContain('\nCreated the folder mistyped\n');
    expect((await genmedia(args)).stderr).not.toContain('Created');
  });

  it('sends the values of options in the types of the document', async () => {
    const fields = ['--duration', '5', '--no-audio', '--off-peak', '--aspect_ratio=9:16', '--seed', '-1'];
    expect((await genmedia(['create', ...text, ...fields])).status).toBe(0);
    expect(JSON.parse(lastRequest()?.body as string)).toEqual({
      model: 'genq2',
      prompt: 'A lighthouse in a storm',
      ...{ duration: 5, audio: false, off_peak: true, aspect_ratio: '9:16', seed: -1 },
    });
  });

  it('reads the request from a file or stdin, and options override it', async () => {
    writeFileSync(join(folder, 'request.json'), JSON.stringify({ model: 'genq2', prompt: 'old', seed: 3 }));
    expect((await genmedia(['create', 'text2video', '-i', 'request.json', '--prompt', 'new'])).status).toBe(0);
    expect(JSON.parse(lastRequest()?.body as string)).toEqual({ model: 'genq2', prompt: 'new', seed: 3 });
    const input = '{"model":"genq1","prompt":"piped"}';
    expect((await genmedia(['create', 'text2video', '-i', '-'], { input })).status).toBe(0);
    expect(JSON.parse(lastRequest()?.body as string)).toEqual(JSON.parse(input));
  });

  it('sends files as data URIs, and takes URLs and JSON as they are', async () => {
    writeFileSync(join(folder, 'hero.png'), png(256, 256));
    const args = ['reference2video', '--model', 'genq3', '--prompt', 'x', '--subjects'];
    const { status, stderr } = await genmedia([
      'create',
      ...args,
      '[{"name":"a","images":["https://x.example/a.png"]}]',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const images = ['--images', 'hero.png', '--images', 'https://x.example/b.png'];
    await genmedia(['create', 'img2video', '--model', 'gen2.0', '--prompt', 'x', ...images, '--no-preflight']);
    expect(JSON.parse(lastRequest()?.body as string).images).toEqual([
      expect.stringMatching(/^data:image\/png;base64,/),
      'https://x.example/b.png',
    ]);
  });

  it.each([
    ['--deadline', '0', '--deadline must be a duration above 0, such as 500ms, 90s, 10m, 1h or 2d, not 0.'],
    ['--deadline', '5', '--deadline needs a unit: 5s for seconds, 5ms for milliseconds, not 5.'],
    ['--interval', 'often', '--interval must be a duration such as 500ms, 90s, 10m, 1h or 2d, not often.'],
  ])('creates nothing if %s is %s', async (option, value, message) => {
    const before = sandbox.requests().length;
    expect(await genmedia(['run', ...text, option, value])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
    expect(sandbox.requests().length).toBe(before);
  });

  it('checks the request first, and exits with 1 without sending an invalid one', async () => {
    const before = sandbox.requests().length;
    expect(await genmedia(['create', ...text, '--duration', '99'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'createText2Video was not sent: duration must be at most 10, not 99.\n',
    });
    expect(sandbox.requests().length).toBe(before);
  });

  it('reads files behind URLs with --fetch, rejects missing ones and warns of others', async () => {
    const files = await listening(
      (_, response) => void response.writeHead(response.req.url === '/403' ? 403 : 404).end(),
    );
    const image = (path: string) => ['img2video', '--model', 'gen2.0', '--images', `${files}${path}`];
    const sentBefore = sandbox.requests().length;
    const [missing, notAllowed] = await Promise.all([
      genmedia(['run', ...image('/404'), '--fetch-allow', '127.0.0.1']),
      genmedia(['create', ...image('/403'), '--fetch-allow', 'http://x']),
    ]);
    expect(missing.status).toBe(1);
    expect(missing.stderr).toContain(
      'createImg2Video was not sent: images[0] cannot be fetched: the server responded with status 404. Correct the URL.\n',
    );
    expect(notAllowed).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        '--fetch-allow must be a host name, such as app.example.com, not http://x. Pass it without http:// and a path.',
      ),
    });
    expect(sandbox.requests().length).toBe(sentBefore);
    const [forbidden, local] = await Promise.all([
      genmedia(['create', ...image('/403'), '--fetch-allow', '127.0.0.1']),
      genmedia(['create', ...image('/403')]),
    ]);
    expect(forbidden.status).toBe(0);
    expect(forbidden.stderr).toContain(
      'warning: images[0] was not inspected: the server responded with status 403. The service may not get it either',
    );
    expect(local.status).toBe(0);
    expect(local.stderr).toBe(
      'warning: images[0] cannot be reached by a service on the internet: 127.0.0.1 is in a private network. Put the file on a public server.\n',
    );
  });

  it.skipIf(lacks('signals'))('stops the wait on Ctrl-C, and prints how to resume it', async () => {
    const args = ['run', ...text, '--first-poll-after', '1h', '--deadline', '90m', '-o', 'my films/'];
    const { child, output, ended } = start(built.file, args, { cwd: folder, env: { ...env(), npm_command: 'exec' } });
    await expect.poll(() => output.stderr, { timeout: 60_000 }).toContain(': waiting');
    child.kill('SIGINT');
    const { status, stdout, stderr } = await ended;
    expect({ status, stdout }).toEqual({ status: 130, stdout: '' });
    const [, command = ''] = /To wait for it again:\n\n {2}npx genmedia (resume .*)\n/.exec(stderr) ?? [];
    expect(command).toMatch(/ -o 'my films\/' --deadline 90m --first-poll-after 1h$/);
    expect(command).toContain(`"operation":"createText2Video"`);
    // Not synchronously: the sandbox is in this process.
    const again = command.replace(' --first-poll-after 1h', '');
    const typed = ['-c', `"$0" "$1" ${again} -q ${soon.join(' ')}`, process.execPath, built.file];
    const options = { cwd: folder, env: { ...process.env, ...env() } };
    const { stdout: saved } = await promisify(execFile)('sh', typed, options);
    expect(saved).toMatch(/^my films\/[\w-]+\.mp4\n$/);
    expect(existsSync(join(folder, saved.trim()))).toBe(true);
  });

  it('keeps the task at a deadline, exits with 3 and prints how to resume', async () => {
    const { status, stderr } = await genmedia(['run', ...text, '--deadline', '1ms', '--first-poll-after', '1h']);
    // The last poll may find that the sandbox has finished it.
    if (status !== 0) {
      expect(status).toBe(3);
      expect(stderr).toContain('The deadline has passed. Task ');
      expect(stderr).toContain('genmedia resume');
    }
  });

  it('does not repeat a request without a response, and exits with 3', async () => {
    let posts = 0;
    const url = await listening((request) => {
      posts++;
      request.socket.destroy();
    });
    const { status, stderr } = await genmedia(['create', ...text, '--base-url', url]);
    expect({ status, posts }).toEqual({ status: 3, posts: 1 });
    expect(stderr).toContain(
      'createText2Video got no usable response, so its outcome is unknown: its task may cost credits. Do not send it again before you know, such as by callbacks.',
    );
  });

  it('exits with 1 for a rejected request, and with 2 without a service or a key', async () => {
    const closed = `http://127.0.0.1:${await reservePort()}`;
    const [unknown, waited, unreachable, noKey, noUrl] = await Promise.all([
      genmedia(['get', 'nothing']),
      genmedia(['wait', 'nothing', ...soon]),
      genmedia(['get', 'x', '--base-url', closed]),
      genmedia(['get', 'x'], { env: { GENMEDIA_BASE_URL: 'https://service.example' } }),
      genmedia(['get', 'x'], { env: {} }),
    ]);
    expect(unknown.status).toBe(1);
    expect(waited.status).toBe(1);
    expect(waited.stderr).not.toContain('resume');
    expect(unreachable.status).toBe(2);
    expect(noKey).toMatchObject({
      status: 2,
      stderr: 'The key is missing. Set GENMEDIA_API_KEY, or pass it on stdin with --api-key-stdin.\n',
    });
    expect(noUrl).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Set GENMEDIA_BASE_URL, or pass --base-url.'),
    });
  });

  it('needs no key for a server on this machine, such as a sandbox', async () => {
    const env = { GENMEDIA_BASE_URL: server.url };
    const [none, empty] = await Promise.all([
      genmedia(['create', ...text], { env }),
      genmedia(['create', ...text, '--api-key-stdin'], { env, input: '\n' }),
    ]);
    expect(none).toMatchObject({ status: 0, stderr: '' });
    expect(empty).toMatchObject({ status: 2, stderr: expect.stringContaining('stdin is empty. With --api-key-stdin') });
  });

  it('reads the key from stdin, which then has nothing else', async () => {
    const env = { GENMEDIA_BASE_URL: server.url };
    const [read, both] = await Promise.all([
      genmedia(['create', ...text, '--api-key-stdin'], { env, input: `${key}\n` }),
      genmedia(['create', 'text2video', '-i', '-', '--api-key-stdin'], { env, input: '{}' }),
    ]);
    expect(read.status).toBe(0);
    expect(both).toMatchObject({
      status: 2,
      stderr: 'stdin cannot be the request and the key at once. Save one of them to a file, and pass that.\n',
    });
  });
});

describe('create, wait, get and download', () => {
  it('accepts an id, or a handle from a pipe or a file', async () => {
    const { stdout: json } = await genmedia(['create', ...text, '--json']);
    const { handle, response } = JSON.parse(json);
    expect(handle).toMatchObject({
      id: response.task_id,
      operation: 'createText2Video',
      createdAt: expect.any(Number),
    });
    writeFileSync(join(folder, 'handle.json'), json);
    const [piped, file, id] = await Promise.all([
      genmedia(['wait', '-', ...soon, '--json'], { input: json }),
      genmedia(['resume', 'handle.json', ...soon]),
      genmedia(['wait', handle.id, ...soon]),
    ]);
    expect(JSON.parse(piped.stdout)).toMatchObject({ id: handle.id, state: 'success' });
    expect(file.stdout).toMatch(/^http/);
    expect(id.stdout).toMatch(/^http/);

    const [read, data, saved] = await Promise.all([
      genmedia(['get', handle.id]),
      genmedia(['get', handle.id, '--json']),
      genmedia(['download', handle.id, '-q', '--json']),
    ]);
    expect(read.stdout).toMatch(/^success\nhttp\S+\n$/);
    expect(JSON.parse(data.stdout)).toMatchObject({ id: handle.id, state: 'success' });
    expect(JSON.parse(saved.stdout).files).toEqual([`${handle.id}.mp4`]);
    expect(existsSync(join(folder, `${handle.id}.mp4`))).toBe(true);
  });

  it('exits with 1 for a task that has failed, and reads it without an error', async () => {
    sandbox.setFaults([{ fault: 'failed', errCode: 'out_of_luck', times: 1 }]);
    const { stdout } = await genmedia(['create', ...text]);
    const waited = await genmedia(['wait', stdout.trim(), ...soon, '-q']);
    const [read, saved] = await Promise.all([
      genmedia(['get', stdout.trim()]),
      genmedia(['download', stdout.trim(), '-q']),
    ]);
    expect(waited).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('out_of_luck') });
    expect(read).toMatchObject({ status: 0, stdout: 'failed\nerr_code: out_of_luck\n' });
    expect(saved.status).toBe(1);
  });

  it.each([
    ['{"no":"id"}', 'The argument is not a handle: it has no id. A handle is such as '],
    ['{broken', 'The argument is not a handle: it is not JSON: line 1, column 2: '],
    ['["870132"]', 'The argument is not a handle: it has no id. A handle is such as '],
    ['tsk.json', 'tsk.json cannot be read: there is no such file.'],
    ['-', 'stdin is empty. A task is the id of a task, its handle as JSON, a file with one, or - for stdin.'],
    [' ', 'not an empty string.'],
  ])('rejects %j as a task', async (task, message) => {
    expect(await genmedia(['get', task])).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  });
});

it('draws a wait as one line in a terminal, and removes it', needs('terminal'), async () => {
  const { status, screen } = await inTerminal(built.file, ['run', ...text, ...soon], { env: env(), cwd: folder });
  expect(status).toBe(0);
  const lines = screen.split('\r\u001b[2K');
  expect(lines.some((line) => /^\S+ Task [\w-]+…: \w+/.test(line))).toBe(true);
  expect(lines.at(-1)).toMatch(/^http\S+\n$/);
  expect(screen.split('\n').length).toBe(2);
});

describe('listen', () => {
  /** Starts it, and returns what it prints and its URL. */
  async function listen(...args: string[]) {
    const port = await reservePort();
    const run = start(built.file, ['listen', '--port', `${port}`, ...args]);
    onTestFinished(() => void run.child.kill('SIGKILL'));
    await expect.poll(() => run.output.stderr, { timeout: 60_000 }).toContain('Ctrl-C stops it');
    return { ...run, url: `http://127.0.0.1:${port}/` };
  }

  /** A receiver that rejects the first callback. */
  async function receiver() {
    const received: { url: string | undefined; body: string; signature: unknown }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ url: request.url, body, signature: request.headers['x-signature'] });
      response.writeHead(received.length === 1 ? 503 : 200).end('{"ok":true}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return { received, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  const update = JSON.stringify({ id: '77', state: 'processing', credits: 4, payload: 'ünï', creations: [] }, null, 1);
  const post = (url: string, body: string) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-signature': 'sig' } });

  it.skipIf(lacks('signals'))(
    'prints callbacks and forwards them unchanged, with the response of the receiver',
    async () => {
      const { received, host } = await receiver();
      const { url, output, child, ended } = await listen('--forward-to', `${host}/hooks?a=1`);
      const first = await post(`${url}?token=t`, update);
      expect([first.status, await first.text()]).toEqual([503, '{"ok":true}']);
      expect((await post(url, update)).status).toBe(200);
      expect(received).toEqual([
        { url: '/hooks?a=1&token=t', body: update, signature: 'sig' },
        { url: '/hooks?a=1', body: update, signature: 'sig' },
      ]);
      await expect
        .poll(() => output.stdout)
        .toMatch(/^\d\d:\d\d:\d\d {2}77 {2}processing {2}→ 503\n.* 77 {2}processing {2}→ 200\n$/);
      child.kill('SIGINT');
      expect((await ended).status).toBe(0);
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '127.1', '[::ffff:127.0.0.1]'])(
    'rejects its own URL as that of the receiver: %s',
    async (host) => {
      const port = await reservePort();
      const url = `${host}:${port}/hooks`;
      const { status, stderr } = await genmedia(['listen', '--port', `${port}`, '--forward-to', url]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^--forward-to http:.* is this command itself, which listens on port \d+\./);
    },
  );

  it.skipIf(lacks('signals'))(
    'ends a loop through another process at once, reports it, and exits on a signal',
    async () => {
      let next = '';
      const hop = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const { 'genmedia-forwarded-by': by = '' } = request.headers;
        const headers = { 'genmedia-forwarded-by': `${by}` };
        const { status } = await fetch(next, { method: 'POST', body: Buffer.concat(chunks), headers });
        response.writeHead(status).end();
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void hop.close());
      await once(hop, 'listening');
      const { url, output, child, ended } = await listen(
        '--forward-to',
        `127.0.0.1:${(hop.address() as AddressInfo).port}/x`,
      );
      next = url;
      expect((await post(url, update)).status).toBe(508);
      expect(output.stderr).toContain('/x leads back to this command. Pass the URL of your receiver.');
      child.kill('SIGINT');
      expect((await ended).status).toBe(0);
    },
  );

  it.skipIf(lacks('signals'))('exits on a signal while a receiver does not respond', async () => {
    let count = 0;
    const silent = createServer(() => {
      count += 1;
    }).listen(0, '127.0.0.1');
    onTestFinished(() => silent.closeAllConnections());
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { url, child, ended } = await listen('--forward-to', `127.0.0.1:${port}`);
    const posted = post(url, update).catch(() => 'closed');
    await expect.poll(() => count, { timeout: 10_000 }).toBe(1);
    const startedAt = performance.now();
    child.kill('SIGINT');
    expect((await ended).status).toBe(0);
    // The command gives a receiver 30 seconds.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await posted;
  });

  it('reports what differs from the document, and receivers that cannot be reached', async () => {
    const closed = await reservePort();
    const { url, output } = await listen('--forward-to', `localhost:${closed}`);
    expect((await post(url, '{"id":"78","state":"odd"}')).status).toBe(502);
    await expect.poll(() => output.stdout).toContain(`78  odd  → 502, localhost:${closed} could not be reached`);
    expect(output.stdout).toContain('Not as the document says: ');
  });

  it('prints one line of JSON for each callback of a sandbox', async () => {
    const { url, output } = await listen('--json');
    await genmedia(['create', ...text, '--callback-url', url]);
    const lines = () =>
      output.stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    await expect.poll(() => lines().map(({ state }) => state), { timeout: 60_000 }).toContain('success');
    for (const line of lines())
      expect(line).toMatchObject({ status: 200, body: { id: line.taskId, state: line.state } });
    expect(lines().every(({ violation }) => violation === undefined)).toBe(true);
  });

  it('rejects an invalid URL of a receiver', async () => {
    const wrong = (url: string) => ({
      status: 2,
      stderr: `--forward-to must be an http or https URL, such as localhost:3000/hooks, not ${url}.\n`,
    });
    const empty = 'The value of --forward-to is empty. Pass --forward-to <url>, or leave it out.';
    expect(await genmedia(['listen', '--forward-to', ''])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(empty),
    });
    for (const url of ['http://', 'ftp://x', 'ftp:/x']) {
      expect(await genmedia(['listen', '--forward-to', url])).toMatchObject(wrong(url));
    }
    const { status, stderr } = await genmedia(['listen', '--forward-to', 'http://user:hush@localhost:1/']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      '--forward-to must be a URL without a user and a password: they cannot be sent along. Leave them out.\n',
    );
  });
});
