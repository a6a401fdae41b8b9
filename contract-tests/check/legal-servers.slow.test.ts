import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckReport, checkServer, exitCodeOf } from '../../src/check/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { legalServers, narrowest, narrowServers } from './legal-servers.js';
import { brokenRules, checkInProcess, type Fetch, key, reject } from './open-server.js';

/** Rules that a report lists as different where the document does not say. */
const listedRules = ({ rules }: CheckReport): string[] =>
  rules.filter(({ undocumented }) => undocumented).map(({ subject, rule }) => `${subject}: ${rule}`);

describe('a server in contract', () => {
  it.concurrent.each(legalServers)('accepts a server that $differs', async ({ options, lists = [], ...server }) => {
    const report = await checkInProcess(options, server);
    expect(report.stopped).toBe(undefined);
    expect(brokenRules(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(listedRules(report)).toEqual(expect.arrayContaining([...lists]));
    if (lists.length === 0) expect(listedRules(report)).toEqual([]);
  });
});

it('accepts a server that rejects all that is undocumented, with the whole profile full', async () => {
  // Thousands of tasks have callbacks, which a busy machine posts late.
  const options = { profile: 'full', concurrency: 8, callbackTimeout: 600_000 } as const;
  const report = await checkInProcess(options, { wrap: narrowest });
  expect(report.stopped).toBe(undefined);
  expect(brokenRules(report)).toEqual([]);
  const all = narrowServers.filter(({ wrap }) => wrap).flatMap(({ lists = [] }) => lists);
  expect(listedRules(report).length).toBeGreaterThan(new Set(all).size);
  expect(report.summary).toMatch(/, none broken, \d+ different where the document does not say, profile full\.$/);
});

type Reply = (
  response: { status: number; type: string; body: Buffer },
  to: ServerResponse,
  of: IncomingMessage,
) => void;

/** Serves a sandbox over HTTP, and lets `reply` write the response. */
async function withServer(
  {
    reply = plain,
    prefix = '',
    wrap = (next) => next,
  }: { reply?: Reply; prefix?: string; wrap?: (next: Fetch) => Fetch },
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const sandbox = createSandbox({ speed: 200 });
  const serve = wrap((url, init) => sandbox.fetch(url, init));
  const server: Server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const body = await text(request);
    const init = { method, headers: headers as Record<string, string>, ...(body && { body }) };
    const served = url.startsWith(prefix)
      ? await serve(`http://${headers.host}${url.slice(prefix.length)}`, init)
      : new Response(null, { status: 404 });
    const type = served.headers.get('content-type') ?? '';
    reply({ status: served.status, type, body: Buffer.from(await served.arrayBuffer()) }, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  }
}

const plain: Reply = ({ status, type, body }, to) => {
  to.writeHead(status, { 'content-type': type }).end(body);
};

describe('a server in contract over HTTP', () => {
  it.each<[what: string, Reply, prefix?: string]>([
    [
      'compresses',
      ({ status, type, body }, to) =>
        to.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body)),
    ],
    [
      'sends chunks that end within a character',
      ({ status, type, body }, to) => {
        const end = body.findIndex((byte) => byte > 0x7f) + 1 || 5;
        to.writeHead(status, { 'content-type': type });
        to.write(body.subarray(0, end));
        to.end(body.subarray(end));
      },
    ],
    [
      'speaks HTTP/1.0',
      ({ status, type, body }, _to, { socket }) => {
        socket.end(Buffer.concat([Buffer.from(`HTTP/1.0 ${status} X\r\ncontent-type: ${type}\r\n\r\n`), body]));
      },
    ],
    ['is below a path', plain, '/gateway/media'],
  ])('accepts a server that %s', async (_, reply, prefix = '') => {
    await withServer({ reply, prefix }, async (origin) => {
      const only = ['createText2Video: prompt', 'createText2Video: a documented', 'getTaskCreations: a'];
      const report = await checkServer({ baseUrl: origin + prefix, apiKey: key, profile: 'full', only });
      expect(report.stopped).toBe(undefined);
      expect(brokenRules(report)).toEqual([]);
      expect(report.requests).toBeGreaterThan(30);
    });
  });
});

describe('a server that is narrower than the document', () => {
  let built: Awaited<ReturnType<typeof buildCommand>>;
  beforeAll(async () => {
    built = await buildCommand();
  });
  afterAll(() => built.remove());

  const rule = 'createText2Video: duration is a whole number from 1';
  const title = 'createText2Video%3A duration is a whole number from 1';
  it.each([
    [
      'text',
      /^Where the document does not say, which breaks no rule:\n\n- {2}createText2Video: duration is a whole number from 1\n/m,
    ],
    ['json', /"undocumented": \[\s+\{\s+"request"/],
    ['junit', /name="duration is a whole number from 1"><system-out>genq1: duration/],
    ['github', new RegExp(`^::notice title=${title}::genq1: duration = `, 'm')],
    ['sarif', /"level": "note",\s+"message": \{\s+"text": "genq1: duration = /],
  ])('lists what is narrower with its reason as %s, and exits with 0', async (format, form) => {
    const wrap = reject('/text2video', ({ model, duration }) => model === 'genq1' && Number(duration) > 1);
    await withServer({ wrap }, async (origin) => {
      const args = ['check', origin, '--profile', 'full', '--only', rule, '--format', format, '--seed', '7'];
      const { status, stdout } = await start(built.file, args).ended;
      expect(stdout).toMatch(form);
      expect(stdout).toContain('narrower than the document, which does not say');
      expect(stdout).toContain('Allowed durations of this model are not documented');
      expect(stdout).toContain(', none broken, 1 different where the document does not say, profile full.');
      expect(status).toBe(0);
    });
  });
});

it('tests at least twenty servers in contract', () => {
  expect(legalServers.length + 4).toBeGreaterThanOrEqual(20);
});

it('fails if the server rejects what the service documents', async () => {
  const only = [
    'createText2Video: duration is a whole number from 1',
    'createImg2Video: voice_id',
    'createReference2Image: images has 0',
  ];
  const isDocumented = (body: string) =>
    /"genq2".*"duration":10\b|"voice_id":""|"images":\[\]/.test(body) ||
    /"genq1","prompt":"[^"]*","duration":5\b/.test(body);
  const report = await checkInProcess(
    { profile: 'full', only },
    {
      wrap: (next) => async (url, init) =>
        isDocumented(String(init.body)) ? Response.json({}, { status: 400 }) : next(url, init),
    },
  );
  expect(brokenRules(report).sort()).toEqual([
    'createImg2Video: voice_id may be empty',
    'createReference2Image: images has 0 to 7 items',
    'createText2Video: duration is a whole number from 1 to 10',
  ]);
});
