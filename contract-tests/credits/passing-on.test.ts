import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { countCredits } from '../../src/credits/index.js';
import { GenMedia } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { type Behaviour, cutsResponse, dropsConnection, hangs, responds, serve } from '../client/server.js';
import { byHeader, clientOf, open, request } from '../sandbox/setup.js';

const json = 'application/json';
const task = { task_id: 'a', state: 'created', credits: 7 };

/** A server with this behaviour, and a count that uses the network. */
async function setupServer(behaviour: Behaviour) {
  const server = await serve(behaviour);
  onTestFinished(server.close);
  return { url: server.url, credits: countCredits() };
}

const sends =
  (status: number, type: string | undefined, body?: string | Buffer): Behaviour =>
  (response) => {
    response.writeHead(status, { 'x-trace': '1', ...(type && { 'content-type': type }) }).end(body);
  };

/** Everything that a response consists of. */
async function read(response: Response) {
  const { status, ok, headers } = response;
  const { date: _, ...others } = Object.fromEntries(headers);
  return { status, ok, headers: others, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

describe('a counted response', () => {
  it.each<[what: string, behaviour: Behaviour]>([
    ['a task', responds(200, task)],
    ['a task with another status', responds(201, task)],
    ['JSON of another type', sends(200, 'application/problem+json; charset=utf-8', '{ "task_id" : "ü" }\n')],
    ['JSON that is a list', responds(200, [1, 2])],
    ['JSON that is null', sends(200, json, 'null')],
    ['JSON that is a string', sends(200, json, '"credits"')],
    ['JSON that is cut off but complete for HTTP', sends(200, json, '{"task_id":"a","credits":7')],
    ['an empty body, declared as JSON', sends(200, json)],
    ['a page', sends(200, 'text/html', '<p>Sorry')],
    ['a page, declared as JSON', sends(200, json, '<p>Sorry')],
    ['a text without a type', sends(200, undefined, 'ok')],
    ['204', sends(204, undefined)],
    ['204, declared as JSON', sends(204, json)],
    ['a redirect', responds(302, '', { location: '/elsewhere' })],
    ['a rejection with JSON', responds(400, { error: { code: 'bad' }, ...task })],
    ['a rejection with a page', sends(429, 'text/html', '<p>Later')],
    ['a failure', responds(503, task, { 'retry-after': '5' })],
    ['a file', sends(200, 'video/mp4', Buffer.from([0, 255, 128, 10, 13, 0]))],
    ['a part of a file', sends(206, 'video/mp4', Buffer.from([255, 0]))],
  ])('passes on %s unchanged', async (_, behaviour) => {
    const { url, credits } = await setupServer(behaviour);
    const init = { redirect: 'manual' } as const;
    expect(await read(await credits.fetch(url, init))).toEqual(await read(await fetch(url, init)));
  });

  it('passes on a file while it arrives', async () => {
    const { url, credits } = await setupServer((response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('the beginning');
    });
    const response = await credits.fetch(url, {});
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('the beginning');
  });

  it('passes on a compressed response decompressed', async () => {
    const { url, credits } = await setupServer((response) => {
      response.writeHead(200, { 'content-type': json, 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(task)));
    });
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', fetch: credits.fetch });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'a', raw: task });
    expect(credits.total).toBe(7);
  });

  it('passes on a request with its headers, query and body', async () => {
    const server = await serve(responds(200, task));
    onTestFinished(server.close);
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: countCredits().fetch });
    await gen.text2video.create(request, { extraHeaders: { 'x-trace': '1' }, extraQuery: { trace: 2 } });
    const [sent] = server.received;
    expect(sent).toMatchObject({ method: 'POST', url: '/ent/v2/text2video?trace=2', headers: { 'x-trace': '1' } });
    expect(JSON.parse(sent?.body ?? '')).toEqual(request);
  });
});

describe('a counted error', () => {
  const faults = [
    'status; code=400',
    'status; code=429; retryAfter=2s',
    'status; code=503',
    'html',
    'html; code=502',
    'lost',
    'cut',
  ];
  /** The details of an error and of its causes. */
  const detailsOf = ({ name, message, status, retryAfter, cause }: Record<string, unknown>): unknown => [
    ...[name, message, status, retryAfter],
    cause && detailsOf(cause as never),
  ];

  it.each(faults)('throws the same error as without a count for the fault %s', async (fault) => {
    const sandbox = open();
    const credits = countCredits(sandbox.fetch);
    const [plain, counted] = [clientOf(sandbox), clientOf(sandbox, { fetch: credits.fetch })];
    const { id } = await plain.text2video.create(request);
    const errors = async (gen: GenMedia) => [
      detailsOf(await failure(gen.text2video.create(request, byHeader(fault)))),
      detailsOf(await failure(gen.tasks.get(id, byHeader(fault)))),
    ];
    expect(await errors(counted)).toEqual(await errors(plain));
    expect(credits.total).toBe(0);
  });

  it.each<[what: string, behaviour: Behaviour, name: string]>([
    ['a connection that breaks', dropsConnection, 'NetworkError'],
    ['a response that breaks off', cutsResponse('{"task_id":"a","credits":7'), 'NetworkError'],
    ['no response', hangs, 'TimeoutError'],
    ['204, declared as JSON', sends(204, json), 'UnreadableResponseError'],
  ])('throws the same error over the network for %s', async (_, behaviour, name) => {
    const { url, credits } = await setupServer(behaviour);
    const timeout = behaviour === hangs ? 200 : 30_000;
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', retries: 0, timeout, fetch: credits.fetch });
    expect(await failure(gen.text2video.create(request))).toMatchObject({
      name: 'OutcomeUnknownError',
      cause: { name },
    });
    expect(await failure(gen.tasks.get('a'))).toMatchObject({ name });
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
  });

  it('throws the same error for ECONNREFUSED, after which nothing was created', async () => {
    const baseUrl = `http://127.0.0.1:${await reservePort()}`;
    const gen = new GenMedia({ baseUrl, apiKey: 'key', retries: 0, fetch: countCredits().fetch });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
  });

  it('throws the same error for an abort', async () => {
    const { url, credits } = await setupServer(hangs);
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', fetch: credits.fetch });
    const reading = failure(gen.tasks.get('a', { signal: AbortSignal.timeout(50) }));
    expect(await reading).toMatchObject({ name: 'AbortError', cause: { name: 'TimeoutError' } });
  });
});

it.each([
  ['a limit', 100, 'a number'],
  ['options', { max: 100 }, 'an object'],
  ['a URL, as a client that got the function itself passes it', 'http://localhost', 'a string'],
])('rejects %s, and names what a client takes', (_, fetch, found) => {
  expect(() => countCredits(fetch as never)).toThrow(
    `The argument of countCredits must be a function such as fetch, or be left out, not ${found}. Pass the fetch that it returns to a client: new GenMedia({ fetch: countCredits().fetch }).`,
  );
});
