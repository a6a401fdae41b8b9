import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { preferredPorts } from '../../scripts/lib/start-on-port.js';
import { newFolder } from '../support/new-folder.js';
import { pathOf } from '../support/optional-tools.js';
import { lacks } from '../support/posix.js';
import { prismsOn } from '../support/processes.js';

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const { pid } of running) {
    try {
      process.kill(-(pid as number), 'SIGKILL');
    } catch {
      // All of the group are gone, as they should be.
    }
  }
  running.clear();
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a script of package.json in its own process group, as a terminal does. */
function start(script: string, ...args: string[]) {
  const [program, ...words] = scripts[script].replace(/^tsx /, 'node --import tsx ').split(' ');
  expect(program).toBe('node');
  const command = spawn(process.execPath, [...words, ...args], { detached: true });
  running.add(command);
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const interrupt = () => process.kill(-(command.pid as number), 'SIGINT');
  return { command, interrupt, ended: once(command, 'exit'), output: () => output };
}

const expectOutput = (output: () => string, text: string) => expect.poll(output, { timeout: 300_000 }).toContain(text);

const statusOf = (url: string) =>
  fetch(url, { headers: { authorization: 'Token key' } }).then(
    ({ status }) => status,
    () => 'no connection',
  );

/** Kills Prism, as a lack of memory would, and returns how many processes of it there were. */
function killPrism(port: number): number {
  const found = prismsOn(port);
  for (const id of found) process.kill(id, 'SIGKILL');
  return found.length;
}

/** The message for a port that is taken. It suggests another one. */
const portTaken = (port: number) =>
  new RegExp(`^Port ${port} is taken. Choose another: (--[\\w-]+ \\d+) \\(with npm run: -- \\1\\)\\.\\n$`);

it.skipIf(lacks('signals'))(
  'serves the mock with npm run mock on the specified port, until Ctrl-C',
  { timeout: 300_000 },
  async () => {
    const port = await reservePort();
    const url = `http://127.0.0.1:${port}`;
    const { interrupt, ended, output } = start('mock', '--port', `${port}`);
    await expectOutput(output, url);
    expect(await statusOf(`${url}/ent/v2/subjects`)).toBe(200);

    const second = start('mock', '--port', `${port}`);
    expect(await second.ended).toEqual([1, null]);
    expect(second.output()).toMatch(portTaken(port));

    interrupt();
    expect(await ended).toEqual([0, null]);
    expect(await statusOf(url)).toBe('no connection');
  },
);

it.runIf(process.platform === 'linux')(
  'starts Prism again in npm run mock after it has ended, and leaves nothing behind if it is stopped',
  { timeout: 300_000 },
  async () => {
    const port = await reservePort();
    const url = `http://127.0.0.1:${port}`;
    const { interrupt, ended, output } = start('mock', '--port', `${port}`);
    await expectOutput(output, 'Ctrl-C');

    expect(killPrism(port)).toBe(1);
    await expectOutput(output, `The mock is running again: ${url}`);
    expect(output()).toContain('The mock has ended, and is being started again. Prism ended with SIGKILL.');
    expect(await statusOf(`${url}/ent/v2/subjects`)).toBe(200);

    expect(killPrism(port)).toBe(1);
    const restarts = () => output().match(/being started again/g)?.length;
    await expect.poll(restarts, { timeout: 60_000 }).toBe(2);
    interrupt();
    expect(await ended).toEqual([0, null]);
    expect(restarts()).toBe(2);
    expect(prismsOn(port)).toEqual([]);
  },
);

it.skipIf(lacks('signals'))(
  'leaves nothing behind after npm run mock, even if it is killed',
  { timeout: 300_000 },
  async () => {
    const port = await reservePort();
    const { command, output } = start('mock', '--port', `${port}`);
    await expectOutput(output, 'Ctrl-C');
    command.kill('SIGKILL');
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}`), { timeout: 60_000 }).toBe('no connection');
  },
);

it.skipIf(lacks('signals'))(
  'serves the sandbox with npm run sandbox, saves its state in a file, and continues from it',
  {
    timeout: 300_000,
  },
  async () => {
    const folder = newFolder();
    const port = await reservePort();
    const url = `http://127.0.0.1:${port}`;
    const args = ['--port', `${port}`, '--speed', '0.5', '--data', folder];

    const first = start('sandbox', ...args);
    await expectOutput(first.output, `Inspect and control it: ${url}/_sandbox/`);
    // The request of the command that it prints.
    const [, target = '', body = ''] = /^ {2}curl (\S+) .*? -d '(.*?)'$/ms.exec(first.output()) ?? [];
    const headers = { authorization: 'Token key', 'content-type': 'application/json' };
    const { task_id } = (await (await fetch(target, { method: 'POST', headers, body })).json()) as { task_id: string };
    const { speed } = (await (await fetch(`${url}/_sandbox/state`)).json()) as { speed: number };
    expect(speed).toBe(0.5);
    first.interrupt();
    expect(await first.ended).toEqual([0, null]);
    expect(await statusOf(url)).toBe('no connection');

    const second = start('sandbox', ...args);
    await expectOutput(second.output, url);
    expect(await statusOf(`${url}/ent/v2/tasks/${task_id}/creations`)).toBe(200);
    second.command.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
  },
);

it.each([
  ['sandbox', ['--port', '0'], '--port must be a whole number from 1 to 65535, not 0.'],
  ['sandbox', ['--speed', 'fast'], '--speed must be a number of at least 0, not fast.'],
  ['sandbox', ['--sped', '2'], 'There is no option --sped. Did you mean --speed?'],
])('rejects npm run %s with %j', async (script, args, message) => {
  const { ended, output } = start(script, ...args);
  expect(await ended).toEqual([2, null]);
  expect(output()).toContain(message);
});

it.skipIf(lacks('signals'))(
  'serves docs, mock and sandbox with npm start, also after the mock has ended, until Ctrl-C',
  {
    timeout: 600_000,
  },
  async () => {
    const [port, mockPort, sandboxPort] = [await reservePort(), await reservePort(), await reservePort()];
    const ports = ['--port', `${port}`, '--mock-port', `${mockPort}`, '--sandbox-port', `${sandboxPort}`];
    const { interrupt, ended, output } = start('start', ...ports);
    await expectOutput(output, 'Ctrl-C');

    const urls = [...output().matchAll(/http:\/\/127\.0\.0\.1:\d+\/\S*/g)].map(([match]) => match);
    expect(new Set(urls.map((match) => new URL(match).port))).toEqual(
      new Set([port, mockPort, sandboxPort].map(String)),
    );
    const docs = await fetch(`http://127.0.0.1:${port}/`);
    expect(docs.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await docs.text()).toContain('<title>genmedia</title>');
    expect(await statusOf(`http://127.0.0.1:${port}/reference/index.html`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/../package.json`)).toBe(404);
    // "Try it" of the docs can use the sandbox.
    const headers = { origin: `http://127.0.0.1:${port}`, authorization: 'Token key' };
    const tried = await fetch(`http://127.0.0.1:${sandboxPort}/ent/v2/subjects`, { headers });
    expect(tried.headers.get('access-control-allow-origin')).toBe('*');
    for (const one of [mockPort, sandboxPort]) {
      expect(await statusOf(`http://127.0.0.1:${one}/ent/v2/subjects`)).toBe(200);
    }

    // The printed command, pasted into a shell.
    if (pathOf('curl')) {
      const command = /^curl .*?'$/ms.exec(output())?.[0] ?? '';
      const printed = execFileSync('sh', ['-c', command.replace('curl', 'curl --silent')], { encoding: 'utf8' });
      expect(JSON.parse(printed)).toMatchObject({ state: 'created' });
    }

    if (process.platform === 'linux') {
      expect(killPrism(mockPort)).toBe(1);
      await expectOutput(output, 'The mock has ended');
      expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
      expect(await statusOf(`http://127.0.0.1:${sandboxPort}/ent/v2/subjects`)).toBe(200);
      await expectOutput(output, 'The mock is running again');
      expect(await statusOf(`http://127.0.0.1:${mockPort}/ent/v2/subjects`)).toBe(200);
    }

    interrupt();
    expect(await ended).toEqual([0, null]);
    for (const one of [port, mockPort, sandboxPort]) {
      expect(await statusOf(`http://127.0.0.1:${one}/`)).toBe('no connection');
    }
  },
);

/** Listens on a port. If another program does already, that one serves the purpose. */
async function occupy(port = 0): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(port) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

it.skipIf(lacks('signals'))(
  'takes other ports in npm start if its own are taken, and reports them',
  { timeout: 600_000 },
  async () => {
    const preferred = Object.values(preferredPorts);
    for (const port of preferred) await occupy(port);
    const { interrupt, ended, output } = start('start');
    await expectOutput(output, 'Ctrl-C');

    const found = output().matchAll(/^Port (\d+) is taken, so the (\w+) (?:is|are) on port (\d+)\.$/gm);
    const moved = [...found].map(([, from, what, to]) => ({ from, what, to }));
    expect(moved.map(({ from, what }) => `${what} ${from}`)).toEqual([
      `mock ${preferredPorts['mock-port']}`,
      `sandbox ${preferredPorts['sandbox-port']}`,
      `docs ${preferredPorts.port}`,
    ]);
    for (const { what, to } of moved) {
      expect(output()).toMatch(new RegExp(`^ +${what} +http://127\\.0\\.0\\.1:${to}/`, 'im'));
      expect(await statusOf(`http://127.0.0.1:${to}/${what === 'docs' ? '' : 'ent/v2/subjects'}`)).toBe(200);
    }
    interrupt();
    expect(await ended).toEqual([0, null]);
  },
);

it.each(Object.keys(preferredPorts))('takes no other port in npm start than that of --%s', async (option) => {
  const port = await occupy();
  const { ended, output } = start('start', `--${option}`, `${port}`);
  expect(await ended).toEqual([1, null]);
  expect(output()).toMatch(portTaken(port));
});

it.skipIf(lacks('signals'))(
  'leaves nothing behind if npm start is stopped while it is starting',
  { timeout: 600_000 },
  async () => {
    const [port, mockPort, sandboxPort] = [await reservePort(), await reservePort(), await reservePort()];
    const ports = ['--port', `${port}`, '--mock-port', `${mockPort}`, '--sandbox-port', `${sandboxPort}`];
    const { command, ended } = start('start', ...ports);
    // Long enough to have read the ports, but not to have started Prism.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    command.kill('SIGTERM');
    // On a busy machine it may not handle the signal yet, which then ends it as well.
    expect([0, null]).toContain((await ended)[0]);
    for (const one of [port, mockPort, sandboxPort]) {
      expect(await statusOf(`http://127.0.0.1:${one}/`)).toBe('no connection');
    }
  },
);

it('does not replace a folder that contains more than the docs in npm run docs', async () => {
  const { ended, output } = start('docs', '--out', '.');
  expect(await ended).toEqual([1, null]);
  expect(output()).toBe('The docs would replace all of .. Name a folder for them alone, such as dist/docs.\n');
});

it('rejects a port of npm run mock that does not exist', async () => {
  const { ended, output } = start('mock', '--port', '65536');
  expect(await ended).toEqual([1, null]);
  expect(output()).toBe('--port must be a whole number from 1 to 65535, not 65536.\n');
});
