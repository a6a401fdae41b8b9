import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nextChangeHeader, pollAdviceHeader } from '../../generated/constants.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { needs } from '../support/optional-tools.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

/**
 * A sandbox whose clock moves by a second with each poll, so that a busy machine sees what a quiet one does. With advice, it always
 * says that the task ends in 5 minutes and changes at once.
 */
async function service({ isAdvising = true, ...options }: SandboxOptions & { isAdvising?: boolean } = {}) {
  const sandbox = createSandbox({ speed: 0, ...options });
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const response = await sandbox.fetch(`http://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: Buffer.concat(chunks) }),
    });
    if (url.endsWith('/creations')) await sandbox.advance('1s');
    const advice = isAdvising ? { [pollAdviceHeader]: '300000', [nextChangeHeader]: '0' } : {};
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...advice });
    outgoing.end(await response.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.close();
    await sandbox.close();
  });
  const env = {
    GENMEDIA_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GENMEDIA_API_KEY: 'key',
  };
  return { sandbox, env, polls: () => sandbox.requests().filter(({ operation }) => operation === 'getTaskCreations') };
}

const film = ['run', 'adFilm', '--images', 'https://images.example/watch.png', '--prompt', 'A watch'];
const video = ['run', 'text2video', '--model', 'genq2', '--prompt', 'A lighthouse'];

/** What a command writes to stderr, line by line, without the id of the task. */
async function linesOf(args: readonly string[], env: Record<string, string>) {
  const { status, stderr } = await start(built.file, args, { env }).ended;
  expect(status, stderr).toBe(0);
  return stderr
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^Task \S+: /, ''));
}

describe('progress without a terminal', () => {
  it('prints a line for each change of a video, with the time that is left', async () => {
    const { env } = await service();
    expect(await linesOf(video, env)).toEqual([
      'Checking and sending the request',
      'waiting, about 5 min left',
      'created, about 5 min left',
      'queueing, about 5 min left',
      'processing, about 5 min left',
      'success',
    ]);
  });

  it('prints the parts of a film', async () => {
    const { env } = await service({ timing: { queueing: 0, processing: 0, end: '6s' } });
    expect(await linesOf(film, env)).toEqual([
      'Checking and sending the request',
      'waiting, about 5 min left',
      ...[0, 1, 2, 3, 4, 5].map((done) => `processing, ${done + 1} of 6 parts, about 5 min left`),
      'success, progress 100',
    ]);
  });
});

describe('progress in a terminal', () => {
  it('draws one line with a bar, the time that is left and the parts of a film', needs('terminal'), async () => {
    const { env } = await service({ timing: { queueing: 0, processing: 0, end: '6s' } });
    const { status, screen } = await inTerminal(built.file, film, { env });
    expect(status).toBe(0);
    const lines = screen.split('\r\u001b[2K').map((line) => line.replace(/^\S+ /, ''));
    expect(lines).toContainEqual(expect.stringMatching(/^Task [\w-]{8}…: waiting {2}▕ {10}▏ about 5 min left$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^Task [\w-]{8}…: processing {2}▕ {10}▏ about 5 min left {2}3 of 6 parts$/),
    );
    expect(screen.split('\n')).toHaveLength(2);
  });

  it('prints the time since the start if the service does not advise one', needs('terminal'), async () => {
    const { env } = await service({ isAdvising: false, timing: { queueing: 0, processing: 0, end: '3s' } });
    const { screen } = await inTerminal(built.file, film, { env });
    expect(screen).toMatch(/: processing {2}\d+ s {2}2 of 6 parts/);
    expect(screen).not.toContain('left');
  });
});

describe('a wait for a task of another process', () => {
  const create = async (env: Record<string, string>) => {
    const { stdout } = await start(built.file, ['create', ...film.slice(1), '--json'], { env }).ended;
    return stdout;
  };

  it('takes the time that is left from the handle, and prints the parts of a film', async () => {
    const { env } = await service({ timing: { queueing: 0, processing: 0, end: '3s' } });
    const { handle } = JSON.parse(await create(env));
    const lines = await linesOf(['resume', JSON.stringify(handle)], env);
    expect(lines[0]).toBe('waiting, about 5 min left');
    expect(lines).toContain('processing, 2 of 6 parts, about 5 min left');
  });

  it('recognises a film by its id alone', async () => {
    const { env } = await service({ timing: { queueing: 0, processing: 0, end: '3s' } });
    const { handle } = JSON.parse(await create(env));
    const lines = await linesOf(['wait', handle.id], env);
    expect(lines[0]).toBe('waiting');
    expect(lines).toContain('processing, 2 of 6 parts, about 5 min left');
  });

  it('prints the progress of a film whose parts cannot be read, and requests them once', async () => {
    const { env, sandbox } = await service({ timing: { queueing: 0, processing: 0, end: '3s' } });
    const { handle } = JSON.parse(await create(env));
    sandbox.setFaults([{ fault: 'status', code: 500, operation: 'getAdFilm' }]);
    const lines = await linesOf(['wait', handle.id], env);
    expect(lines).toContain('processing, progress 33, about 5 min left');
    expect(sandbox.requests().filter(({ operation }) => operation === 'getAdFilm')).toHaveLength(1);
  });
});

it('prints nothing and sends no reads for progress with --quiet', async () => {
  const { env, polls } = await service({ isAdvising: false, timing: { end: '1s' } });
  const args = [...video, '-q', '--first-poll-after', '10ms', '--interval', '10ms'];
  expect(await linesOf(args, env)).toEqual(['']);
  expect(polls()).toHaveLength(2);
});
