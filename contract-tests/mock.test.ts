import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { anyFreePort } from '../scripts/port.js';
import { operations, resolve } from './document.js';
import { agree, judgeAll } from './judges/index.js';
import { bodyLimit } from './prism/document.js';
import { prism } from './prism/index.js';

/** Sends the first legal request of an operation, with the headers that are to be tried. */
async function call({ method, path, operation }: (typeof operations)[number], headers: Record<string, string>) {
  const content = operation.requestBody?.content['application/json'];
  const [body] = Object.values<object>(content?.examples ?? {}).map((example) => resolve(example).value);
  const answer = await fetch((await prism()) + path.replace('{id}', '1'), {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the mock', () => {
  it.each(operations)('takes a key for $operation.operationId, in its form only', async (one) => {
    expect(await call(one, { authorization: 'Token key' })).toBe(200);
    expect(await call(one, {})).toBe(401);
    for (const authorization of ['key', 'Bearer key', 'token key', 'Token', 'Token two keys', 'xToken key']) {
      expect(await call(one, { authorization }), authorization).toBe(422);
    }
  });

  it.each(operations.filter(({ operation }) => operation.requestBody))(
    'takes JSON for $operation.operationId, and nothing else',
    async (one) => {
      const authorization = 'Token key';
      expect(await call(one, { authorization, 'content-type': 'application/json; charset=utf-8' })).toBe(200);
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
        expect(await call(one, { authorization, 'content-type': type }), type).toBe(415);
      }
    },
  );

  it.each(operations.filter(({ path }) => path.includes('{id}')))(
    'finds no $operation.operationId without an identifier',
    async ({ path, ...one }) => {
      const headers = { authorization: 'Token key' };
      expect(await call({ ...one, path: path.replace('{id}', 'any identifier') }, headers)).toBe(200);
      expect(await call({ ...one, path: path.replace('{id}', '') }, headers)).not.toBe(200);
    },
  );

  it('reads bodies of 10 MiB and no larger, so that it judges no larger ones', async () => {
    const judged = await judgeAll(
      [bodyLimit - 1000, bodyLimit].map((length) => ({
        about: 'Img2VideoRequest',
        title: `an image of ${length} characters`,
        schema: 'Img2VideoRequest',
        body: { model: 'gen2.0', images: [`data:image/png;base64,${'A'.repeat(length)}`] },
        accepted: true,
      })),
      ['validators', 'prism'],
    );
    expect(judged.map(({ verdicts }) => verdicts.prism?.accepted)).toEqual([true, false]);
    expect(judged[1]?.verdicts.prism?.reason).toContain('413');
    for (const one of judged) agree(one);
  });
});

describe('the commands', () => {
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

  it('mock: serves on the port that it is given, until Ctrl-C', { timeout: 90_000 }, async () => {
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

  it('mock: leaves nothing behind, even if it is killed', { timeout: 90_000 }, async () => {
    const port = await anyFreePort();
    const { command, output } = start('mock', '--port', `${port}`);
    await says(output, 'Ctrl-C');
    command.kill('SIGKILL');
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}`), { timeout: 10_000 }).toBe('no connection');
  });

  it('start: serves the reference and the mock, until Ctrl-C', { timeout: 90_000 }, async () => {
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

  it.each(['0', '65536', '80.5', 'x'])('refuse %s as a port', async (port) => {
    const { ended, output } = start('mock', '--port', port);
    expect(await ended).toEqual([1, null]);
    expect(output()).toBe(`--port takes a whole number from 1 to 65535, not ${port}.\n`);
  });
});
