import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import type { CheckReport } from '../../src/check/index.js';
import { githubReport } from '../../src/cli/check/github-report.js';
import { junitReport } from '../../src/cli/check/junit-report.js';
import { sarifReport } from '../../src/cli/check/sarif-report.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

const key = 'sk-hidden-0123456789';
const folder = newFolder(afterAll);
let built: Awaited<ReturnType<typeof buildCommand>>;

beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

/** A server that returns the key wherever it can, so often that every shortened text ends within one. */
async function serveEcho(statusOf: (count: number) => number) {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      count += 1;
      const { authorization = '' } = request.headers;
      const sent = authorization.split(' ').at(-1) ?? '';
      const status = request.url?.endsWith('/subjects') && statusOf(0) === 200 ? 200 : statusOf(count);
      const texts = { id: 'task-1', task_id: 'task-1', state: sent, payload: sent.repeat(60), err_code: authorization };
      const page = count % 2 === 0 ? `<p>${sent.repeat(60)}</p>` : JSON.stringify({ ...texts, error: texts });
      response.writeHead(status, { 'content-type': 'application/json', 'x-key': authorization, 'retry-after': '0' });
      response.end(page);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const any = (count: number) => [200, 400, 500, 404][count % 4] as number;
const env = { GENMEDIA_API_KEY: key };

/** Half of the key would be too much. */
function expectNoKey(...texts: string[]) {
  for (const text of texts) expect(text.includes(key.slice(0, 6)), text).toBe(false);
}

describe('the API key', () => {
  const rules = ['--profile', 'stateless', '--only', 'createMv: resolution', '--only', 'createMv: a', '--seed', '1'];

  it.each([['check'], ['get'], ['docs'], ['models'], ['validate'], ['diff'], []])(
    'does not print the key if it is passed as an argument of %s by mistake',
    async (...args) => {
      const nowhere = { ...env, GENMEDIA_BASE_URL: 'http://127.0.0.1:1' };
      const { status, stdout, stderr } = await start(built.file, [...args, key], { env: nowhere }).ended;
      expect(status).toBe(2);
      expectNoKey(stdout, stderr);
    },
  );

  it('does not print the key in check, in any format', async () => {
    const output = join(folder, 'report.json');
    const args = ['check', await serveEcho(any), ...rules, '--format', 'json', '--output', output];
    const { status, stdout, stderr } = await start(built.file, args, { env }).ended;
    expect(status).toBe(1);
    const written = readFileSync(output, 'utf8');
    // The server has returned it, and it was removed.
    expect(written).toContain('[API key]');
    const report: CheckReport = JSON.parse(written);
    expectNoKey(stdout, stderr, written, ...[junitReport, githubReport, sarifReport].map((write) => write(report)));
  });

  it('does not print the key in check in a terminal, with its progress', needs('terminal'), async () => {
    const { status, screen } = await inTerminal(built.file, ['check', await serveEcho(any), ...rules], { env });
    expect(status).toBe(1);
    expect(screen).toMatch(/\d+ of \d+ requests/);
    expectNoKey(screen);
  });

  it.each([401, 500])('does not print the key in check if every request gets %i', async (rejection) => {
    const url = await serveEcho(() => rejection);
    const { status, stdout, stderr } = await start(built.file, ['check', url, '--profile', 'read'], { env }).ended;
    expect(status).not.toBe(0);
    expectNoKey(stdout, stderr);
  });

  it('does not print the key in check with recorded traffic, or as a proxy', async () => {
    const request = {
      method: 'POST',
      url: 'https://x.example/ent/v2/text2video',
      headers: [{ name: 'Authorization', value: `Token ${key}` }],
      postData: { text: JSON.stringify({ model: key.repeat(30) }) },
    };
    const entry = { request, response: { status: 200, content: { text: JSON.stringify({ state: key.repeat(30) }) } } };
    writeFileSync(join(folder, 'a.har'), JSON.stringify({ log: { entries: [entry] } }));
    const har = await start(built.file, ['check', '--har', join(folder, 'a.har')]).ended;
    expect(har.status).toBe(1);
    expectNoKey(har.stdout, har.stderr);

    const port = await reservePort();
    const args = ['check', '--proxy', `${port}`, '--to', await serveEcho(() => 200)];
    const { child, output, ended } = start(built.file, args);
    await expect.poll(() => output.stderr, { timeout: 60_000 }).toContain('Ctrl-C ends it');
    for (let count = 0; count < 4; count += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/ent/v2/text2video`, {
        method: 'POST',
        headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
        body: '{}',
      });
      await response.text();
    }
    await expect.poll(() => output.stderr, { timeout: 60_000 }).toContain('createText2Video');
    child.kill('SIGINT');
    const proxy = await ended;
    expectNoKey(proxy.stdout, proxy.stderr);
  });

  const text = ['text2video', '--model', 'genq2', '--prompt', 'x'];
  it.each([
    ['create', ...text, '--json'],
    ['run', ...text, '--deadline', '3s', '--first-poll-after', '10ms', '--interval', '100ms'],
    ['get', 'task-1', '--json'],
    ['wait', 'task-1', '--deadline', '2s', '--interval', '100ms'],
    ['download', 'task-1', '-o', 'out/'],
  ])('does not print the key in %s %s %s %s', async (...args) => {
    const given = args.filter((arg): arg is string => arg !== undefined);
    const results = await Promise.all(
      [any, () => 200].map(async (statusOf) => {
        const options = { cwd: folder, env: { ...env, GENMEDIA_BASE_URL: await serveEcho(statusOf) } };
        return start(built.file, given, options).ended;
      }),
    );
    for (const { stdout, stderr } of results) expectNoKey(stdout, stderr);
    expect(results.some(({ status }) => status !== 0)).toBe(true);
  });
});
