import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { sandboxCommand } from '../../src/cli/sandbox.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { lacks } from '../support/posix.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

let command: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

/** A program that creates a task with what it finds in its environment, and ends with a code. */
const program = `
const { GENMEDIA_BASE_URL: url, GENMEDIA_API_KEY: key } = process.env;
const headers = { authorization: 'Token ' + key, 'content-type': 'application/json' };
const create = (body) => fetch(url + '/ent/v2/text2video', { method: 'POST', headers, body: JSON.stringify(body) });
const response = await create({ model: 'genq2', prompt: 'A lighthouse' });
console.log(JSON.stringify({ url, key, status: response.status, body: await response.json() }));
await create({ model: 'genq2' });
process.exit(7);
`;
const child = ['--', process.execPath, '--input-type=module', '-e', program];
const run = (...args: string[]) => start(command.file, ['sandbox', ...args]).ended;

describe('sandbox with a command', () => {
  it('runs a command with a sandbox on a free port, and returns only its output and exit code', async () => {
    const { status, stdout, stderr } = await run('--seed', '1', '--now', '2030-01-01', '--speed', '0', ...child);
    expect([status, stderr]).toEqual([7, '']);
    const printed = JSON.parse(stdout);
    expect(printed).toMatchObject({ status: 200, key: 'sandbox', body: { created_at: '2030-01-01T00:00:00.000Z' } });
    expect(new URL(printed.url).hostname).toBe('127.0.0.1');
    await expect(fetch(printed.url)).rejects.toThrow();
    const again = JSON.parse((await run('--seed', '1', '--now', '2030-01-01', '--speed', '0', ...child)).stdout);
    expect(again.body).toEqual(printed.body);
  });

  it('takes the options of a sandbox, and prints lines to stderr if asked', async () => {
    const { stdout, stderr } = await run('--verbose', '--api-key', 'k1', '--credits', '3', ...child);
    expect(JSON.parse(stdout)).toMatchObject({ key: 'k1', body: { credits: 3 } });
    const [first, second] = stderr.trim().split('\n');
    expect(first).toMatch(
      /^\d\d:\d\d:\d\d {2}req-1 {2}POST {2}\/ent\/v2\/text2video {2}200 {2}genq2 {2}[0-9a-f-]{36}$/,
    );
    expect(second).toMatch(/ {2}422 {2}genq2 {2}invalid_request: prompt is missing/);
    expect(stderr).not.toContain('k1');
  });

  it.each([
    ['lost', 'no response  genq2  [0-9a-f-]{36}  fault: lost'],
    ['cut', 'cut  genq2  [0-9a-f-]{36}  fault: cut'],
  ])('prints what a caller got with the fault %s, not a status', async (fault, line) => {
    const { stderr } = await run('--verbose', '--fault', fault, ...child);
    expect(stderr).toMatch(new RegExp(`^\\d\\d:\\d\\d:\\d\\d  req-1  POST  /ent/v2/text2video  ${line}$`, 'm'));
    expect(stderr).not.toContain('  200  ');
  });

  it('prints JSON, and has faults from the start', async () => {
    const { stdout, stderr } = await run('--json', '--fault', 'status; code=503; times=1', ...child);
    expect(JSON.parse(stdout)).toMatchObject({ status: 503 });
    const [first] = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      type: 'request',
      status: 503,
      operation: 'createText2Video',
      rejection: { code: 'fault' },
    });
  });

  it('exits as a shell does for a command that does not exist', async () => {
    expect(await run('--', 'no-such-command-here')).toEqual({
      status: 127,
      stdout: '',
      stderr:
        'There is no command no-such-command-here. Correct its name, or write npx before it if it is a tool of your project.\n',
    });
  });

  it.skipIf(lacks('signals'))('forwards signals, and exits with the exit code of the command', async () => {
    const waiting = "process.on('SIGTERM', () => process.exit(9)); console.log('ready'); setInterval(() => {}, 1000)";
    const started = start(command.file, ['sandbox', '--', process.execPath, '-e', waiting]);
    await expect.poll(() => started.output.stdout, { timeout: 30_000 }).toContain('ready');
    started.child.kill('SIGTERM');
    expect((await started.ended).status).toBe(9);
  });

  it.skipIf(lacks('signals'))('exits as a shell does after a signal has ended the command', async () => {
    const { status } = await run('--', process.execPath, '-e', "process.kill(process.pid, 'SIGKILL')");
    expect(status).toBe(137);
  });

  /** Ends with 40 and the number of SIGINTs that it got. */
  const counting = `let count = 0;
process.on('SIGINT', () => {
  count += 1;
  if (count === 1) setTimeout(() => process.exit(40 + count), 1000);
});
console.log('ready');
setInterval(() => {}, 1000);`;

  it.skipIf(lacks('signals'))('forwards SIGINT once', async () => {
    const started = start(command.file, ['sandbox', '--', process.execPath, '-e', counting]);
    await expect.poll(() => started.output.stdout, { timeout: 30_000 }).toContain('ready');
    started.child.kill('SIGINT');
    expect((await started.ended).status).toBe(41);
  });

  it('does not forward Ctrl-C of a terminal, which the command gets itself', needs('terminal'), async () => {
    // As a terminal does it: the signal goes to all processes in the foreground.
    const pressed = `${counting}\nprocess.kill(0, 'SIGINT');`;
    const { status } = await inTerminal(command.file, ['sandbox', '--', process.execPath, '-e', pressed]);
    expect(status).toBe(41);
  });
});

/** A program whose receiver rejects the first post of `success`, and that ends when the retry has arrived. */
const withRetry = `
import { createServer } from 'node:http';
const { GENMEDIA_BASE_URL: url, GENMEDIA_API_KEY: key } = process.env;
let posts = 0;
const receiver = createServer((request, response) => {
  posts += 1;
  response.writeHead(posts === 2 ? 500 : 200).end(() => posts === 3 && setTimeout(() => process.exit(0), 300));
  request.resume();
});
await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
const headers = { authorization: 'Token ' + key, 'content-type': 'application/json' };
const create = (body) => fetch(url + '/ent/v2/text2video', { method: 'POST', headers, body: JSON.stringify(body) });
const callback_url = 'http://127.0.0.1:' + receiver.address().port + '/hook';
await create({ model: 'genq2', prompt: 'A lighthouse', callback_url });
await create({ model: 'genq2' });
`;
const retrying = ['--verbose', '--speed', '100', '--', process.execPath, '--input-type=module', '-e', withRetry];
const escapeCode = '\u001b';

describe('lines of the sandbox', () => {
  it('prints plain lines in a pipe, including callbacks with their retries', async () => {
    const { status, stderr } = await run(...retrying);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining(escapeCode)]);
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => line.replace(/^\S+ {2}(req-\d+ {2})?/, '').replace(/127\.0\.0\.1:\d+/, 'here'));
    const [, id = ''] = /genq2 {2}([0-9a-f-]{36})/.exec(lines[0] ?? '') ?? [];
    // A callback may come before the second request.
    expect(lines.filter((line) => line.startsWith('POST'))).toEqual([
      `POST  /ent/v2/text2video  200  genq2  ${id}`,
      expect.stringMatching(/^POST {2}\/ent\/v2\/text2video {2}422 {2}genq2 {2}invalid_request: prompt is missing/),
    ]);
    expect(lines.filter((line) => line.startsWith('CALL'))).toEqual([
      `CALL  http://here/hook  200  processing  ${id}`,
      `CALL  http://here/hook  500  success  ${id}  attempt 1, retrying`,
      `CALL  http://here/hook  200  success  ${id}  attempt 2, delivered`,
    ]);
  });

  it('prints coloured lines on a terminal, except with NO_COLOR', needs('terminal'), async () => {
    const [coloured, plain] = await Promise.all([
      inTerminal(command.file, ['sandbox', ...retrying]),
      inTerminal(command.file, ['sandbox', ...retrying], { env: { NO_COLOR: '1' } }),
    ]);
    const shown = coloured.screen.replaceAll(escapeCode, '^');
    expect(shown).toMatch(/^\^\[2m\d\d:\d\d:\d\d\^\[0m {2}\^\[2mreq-1\^\[0m {2}POST/m);
    for (const part of ['^[32m200^[0m', '^[33m422^[0m', '^[33m500^[0m']) expect(shown).toContain(part);
    expect(plain.screen).not.toContain(escapeCode);
    expect([coloured.status, plain.status]).toEqual([0, 0]);
  });
});

/** Starts a sandbox of its own, waits until it is ready, and stops it at the end of the test. */
async function serveWith(args: string[], env: Record<string, string> = {}) {
  const port = await reservePort();
  const started = start(command.file, ['sandbox', '--port', `${port}`, ...args], { env });
  onTestFinished(() => void started.child.kill('SIGKILL'));
  await expect.poll(() => started.output.stdout, { timeout: 30_000 }).toContain(`:${port}/_sandbox/`);
  return { ...started, url: `http://127.0.0.1:${port}` };
}

const createAt = (url: string) =>
  fetch(`${url}/ent/v2/text2video`, {
    method: 'POST',
    headers: {
      authorization: 'Token sk-very-secret',
      'content-type': 'application/json',
      origin: 'https://app.example',
    },
    body: JSON.stringify({ model: 'genq2', prompt: 'A lighthouse' }),
  });

describe('sandbox without a command', () => {
  it.skipIf(lacks('signals'))('prints only JSON with --json, from the first line on, and exits with 0', async () => {
    const {
      url,
      child: server,
      output,
      ended,
    } = await serveWith(['--json', '--cors', '--timing', 'end=1h', '--speed', '0']);
    const response = await createAt(url);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    await expect.poll(() => output.stdout.split('\n'), { timeout: 30_000 }).toHaveLength(3);
    server.kill('SIGTERM');
    expect(await ended).toMatchObject({ status: 0, stderr: '' });
    const lines = output.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { type: 'ready', url, page: `${url}/_sandbox/` },
      expect.objectContaining({ type: 'request', number: 1, status: 200, model: 'genq2', hasKey: true }),
    ]);
    expect(output.stdout).not.toContain('sk-very-secret');
  });

  it.skipIf(process.platform === 'win32')(
    'prints a first command without the key if it accepts only that key',
    async () => {
      const { child: server, output, ended } = await serveWith(['--api-key', 'sk-very-secret']);
      server.kill('SIGTERM');
      await ended;
      expect(output.stdout).toContain('It accepts only the key of --api-key:');
      expect(output.stdout).toContain("-H 'Authorization: Token YOUR_KEY'");
      expect(output.stdout + output.stderr).not.toContain('sk-very-secret');
    },
  );

  it('prints a line for each request after its introduction, and none with --quiet', async () => {
    for (const [flags, isPrinted] of [
      [[], true],
      [['--quiet'], false],
    ] as const) {
      const { url, child: server, output, ended } = await serveWith([...flags]);
      await createAt(url);
      if (isPrinted) await expect.poll(() => output.stdout, { timeout: 30_000 }).toContain('  200  genq2  ');
      server.kill('SIGTERM');
      await ended;
      expect(output.stdout.includes('/ent/v2/text2video  200')).toBe(isPrinted);
      expect(output.stdout).toContain('Inspect and control it: ');
    }
  });
});

describe('sandbox --open', () => {
  /** A folder with a program that stands in for the one that opens browsers, and writes down what it gets. */
  function openerIn() {
    const folder = newFolder();
    const file = join(folder, process.platform === 'darwin' ? 'open' : 'xdg-open');
    writeFileSync(file, `#!/bin/sh\necho "$1" >> '${folder}/opened'\n`);
    chmodSync(file, 0o755);
    return { folder, opened: () => (existsSync(`${folder}/opened`) ? readFileSync(`${folder}/opened`, 'utf8') : '') };
  }

  it.skipIf(lacks('shell')).each([
    [[], '127.0.0.1'],
    [['--host', '0.0.0.0'], '127.0.0.1'],
  ])('opens the page once, with %j', async (args, host) => {
    const { folder, opened } = openerIn();
    const { url, output } = await serveWith(['--open', ...args], { PATH: folder });
    const page = `http://${host}:${new URL(url).port}/_sandbox/\n`;
    await expect.poll(() => output.stdout, { timeout: 30_000 }).toContain(`Inspect and control it: ${page}`);
    expect(output.stdout).not.toContain('0.0.0.0');
    await expect.poll(opened, { timeout: 30_000 }).toBe(page);
    expect((await fetch(page.trim())).status).toBe(200);
  });

  it.skipIf(lacks('shell'))('opens nothing by default, and prints the URL if no browser is found', async () => {
    const { folder, opened } = openerIn();
    await serveWith([], { PATH: folder });
    expect(opened()).toBe('');
    const { url, output } = await serveWith(['--open'], { PATH: join(folder, 'empty') });
    const hint = `No browser could be opened. Open it yourself: ${url}/_sandbox/\n`;
    await expect.poll(() => output.stderr, { timeout: 30_000 }).toBe(hint);
    expect((await fetch(url)).status).toBe(200);
  });
});

it.each([
  [['--timing', 'soon'], '--timing must be states and durations, such as queueing=1s,processing=5s,end=30s, not soon.'],
  [['--timing', 'end=5'], '--timing end needs a unit: 5s for seconds, 5ms for milliseconds, not 5.'],
  [['--fault', 'slow; by=5'], '--fault: by of slow must be a string with a unit such as 500ms'],
  [['--timing', 'start=1s'], 'timing has no option start.'],
  [['--fault', 'slow; by=5'], 'or a number of milliseconds from 0, not 5 without a unit.'],
  [
    ['--fault', 'status code=503'],
    'There is no fault status code=503. Write it as status; code=<a status from 400 to 599>, with a ; before each field.',
  ],
  [['--fault', 'broken'], '--fault: A fault is one of status, lost'],
  [['--seed', '-1'], '--seed must be a whole number of at least 0, not -1.'],
  [['--credits', 'x'], '--credits must be a whole number of at least 0, not x.'],
  [['--now', 'soon'], 'now must be a date'],
  [['--isolate', 'host'], '--isolate must be key, not host.'],
  [['--'], 'A command is missing after --, such as: genmedia sandbox -- npm test'],
])('rejects %j', async (args, message) => {
  const rejected = sandboxCommand([...args, ...(args[0] === '--' ? [] : ['--', 'true'])]);
  await expect(rejected).rejects.toThrow(message);
});

it('exits with 2 for a wrong option before anything is started', async () => {
  const { status, stdout, stderr } = await run('--timing', 'soon', ...child);
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining('--timing must be states and durations')]);
});
