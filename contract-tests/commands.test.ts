import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { anyFreePort } from '../src/cli/port.js';

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

/** Starts a script in a process group of its own, as a terminal does. */
function start(script: string, ...args: string[]) {
  const command = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { detached: true });
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

const says = (output: () => string, text: string) => expect.poll(output, { timeout: 60_000 }).toContain(text);

const statusOf = (url: string) =>
  fetch(url, { headers: { authorization: 'Token key' } }).then(
    ({ status }) => status,
    () => 'no connection',
  );

it('npm run mock serves on the port that it is given, until Ctrl-C', { timeout: 90_000 }, async () => {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { interrupt, ended, output } = start('mock', '--port', `${port}`);
  await says(output, url);
  expect(await statusOf(`${url}/ent/v2/subjects`)).toBe(200);

  const second = start('mock', '--port', `${port}`);
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toBe(`Port ${port} is taken. Choose another: -- --port ${port + 1}\n`);

  interrupt();
  expect(await ended).toEqual([0, null]);
  expect(await statusOf(url)).toBe('no connection');
});

it('npm run mock leaves nothing behind, even if it is killed', { timeout: 90_000 }, async () => {
  const port = await anyFreePort();
  const { command, output } = start('mock', '--port', `${port}`);
  await says(output, 'Ctrl-C');
  command.kill('SIGKILL');
  await expect.poll(() => statusOf(`http://127.0.0.1:${port}`), { timeout: 10_000 }).toBe('no connection');
});

it('npm start serves the reference and the mock, until Ctrl-C', { timeout: 90_000 }, async () => {
  const [port, mockPort] = [await anyFreePort(), await anyFreePort()];
  const { interrupt, ended, output } = start('start', '--port', `${port}`, '--mock-port', `${mockPort}`);
  await says(output, 'Ctrl-C');
  const reference = await fetch(`http://127.0.0.1:${port}/`);
  expect(reference.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await reference.text()).toContain('<title>genmedia');
  expect(await statusOf(`http://127.0.0.1:${mockPort}/ent/v2/subjects`)).toBe(200);
  interrupt();
  expect(await ended).toEqual([0, null]);
  expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe('no connection');
  expect(await statusOf(`http://127.0.0.1:${mockPort}/`)).toBe('no connection');
});

it.each(['0', '65536', '80.5', 'x'])('npm run mock refuses %s as a port', async (port) => {
  const { ended, output } = start('mock', '--port', port);
  expect(await ended).toEqual([1, null]);
  expect(output()).toBe(`--port takes a whole number from 1 to 65535, not ${port}.\n`);
});
