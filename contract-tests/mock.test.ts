import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { anyFreePort } from '../scripts/port.js';
import { operations, resolve } from './document.js';
import { agree, judgeAll } from './judges/index.js';
import { bodyLimit } from './judges/prism.js';
import { prism } from './prism/index.js';

/** Sends the first legal request of an operation, with the `Authorization` that is to be tried. */
async function call({ method, path, operation }: (typeof operations)[number], authorization?: string) {
  const content = operation.requestBody?.content['application/json'];
  const [body] = Object.values<object>(content?.examples ?? {}).map((example) => resolve(example).value);
  const answer = await fetch((await prism()) + path.replace('{id}', '1'), {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the mock', () => {
  it.each(operations)('takes a key for $operation.operationId, in its form only', async (one) => {
    expect(await call(one, 'Token key')).toBe(200);
    expect(await call(one)).toBe(401);
    for (const malformed of ['key', 'Bearer key', 'token key', 'Token', 'Token two keys', 'xToken key']) {
      expect(await call(one, malformed), malformed).toBe(422);
    }
  });

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

describe('npm run mock', () => {
  let command: ChildProcess | undefined;
  afterEach(() => command?.kill('SIGKILL'));

  function start(...args: string[]) {
    command = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts', ...args]);
    let output = '';
    for (const stream of [command.stdout, command.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    return { command, ended: once(command, 'exit'), output: () => output };
  }

  const answers = (port: number) =>
    fetch(`http://127.0.0.1:${port}/ent/v2/subjects`, { headers: { authorization: 'Token key' } }).then(
      ({ status }) => status,
      () => 'no connection',
    );

  it('serves on the port that it is given, until Ctrl-C', async () => {
    const port = await anyFreePort();
    const { command, ended, output } = start('--port', `${port}`);
    await expect.poll(output, { timeout: 20_000 }).toContain(`http://127.0.0.1:${port}`);
    expect(await answers(port)).toBe(200);

    const { ended: second, output: refusal } = start('--port', `${port}`);
    expect(await second).toEqual([1, null]);
    expect(refusal()).toBe(`Port ${port} is taken. Choose another: -- --port ${port + 1}\n`);

    command.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await answers(port)).toBe('no connection');
  });

  it('leaves nothing behind, even if it is killed', async () => {
    const port = await anyFreePort();
    const { command, output } = start('--port', `${port}`);
    await expect.poll(output, { timeout: 20_000 }).toContain('Mock:');
    command.kill('SIGKILL');
    await expect.poll(() => answers(port), { timeout: 10_000 }).toBe('no connection');
  });

  it.each(['0', '65536', '80.5', 'x'])('refuses %s as a port', async (port) => {
    const { ended, output } = start('--port', port);
    expect(await ended).toEqual([1, null]);
    expect(output()).toBe(`--port takes a whole number from 1 to 65535, not ${port}.\n`);
  });
});
