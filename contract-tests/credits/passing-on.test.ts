import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { countCredits } from '../../src/credits/index.js';
import { GenMedia } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { answers, type Behaviour, cutsAnswer, dropsConnection, hangs, serve } from '../client/server.js';
import { byHeader, clientOf, open, request } from '../sandbox/setup.js';

const json = 'application/json';
const task = { task_id: 'a', state: 'created', credits: 7 };

/** A server that behaves so each time, and a count that goes over it. */
async function facing(behaviour: Behaviour) {
  const server = await serve(behaviour);
  onTestFinished(server.close);
  return { url: server.url, credits: countCredits() };
}

const sends =
  (status: number, type: string | undefined, body?: string | Buffer): Behaviour =>
  (response) => {
    response.writeHead(status, { 'x-trace': '1', ...(type && { 'content-type': type }) }).end(body);
  };

/** All there is to an answer. */
async function read(answer: Response) {
  const { status, ok, headers } = answer;
  const { date: _, ...others } = Object.fromEntries(headers);
  return { status, ok, headers: others, bytes: Buffer.from(await answer.arrayBuffer()).toString('base64') };
}

describe('an answer is passed on as it came', () => {
  it.each<[what: string, behaviour: Behaviour]>([
    ['a task', answers(200, task)],
    ['a task with a status of its own', answers(201, task)],
    ['JSON of another type', sends(200, 'application/problem+json; charset=utf-8', '{ "task_id" : "ü" }\n')],
    ['JSON that is a list', answers(200, [1, 2])],
    ['JSON that is null', sends(200, json, 'null')],
    ['JSON that is a text', sends(200, json, '"credits"')],
    ['JSON that is cut off but complete for HTTP', sends(200, json, '{"task_id":"a","credits":7')],
    ['nothing, said to be JSON', sends(200, json)],
    ['a page', sends(200, 'text/html', '<p>Sorry')],
    ['a page, said to be JSON', sends(200, json, '<p>Sorry')],
    ['a text without a type', sends(200, undefined, 'ok')],
    ['204', sends(204, undefined)],
    ['204, said to be JSON', sends(204, json)],
    ['a redirect', answers(302, '', { location: '/elsewhere' })],
    ['a refusal with JSON', answers(400, { error: { code: 'bad' }, ...task })],
    ['a refusal with a page', sends(429, 'text/html', '<p>Later')],
    ['a failure', answers(503, task, { 'retry-after': '5' })],
    ['a file', sends(200, 'video/mp4', Buffer.from([0, 255, 128, 10, 13, 0]))],
    ['a part of a file', sends(206, 'video/mp4', Buffer.from([255, 0]))],
  ])('%s', async (_, behaviour) => {
    const { url, credits } = await facing(behaviour);
    const asked = () => new Request(url, { redirect: 'manual' });
    expect(await read(await credits.fetch(asked()))).toEqual(await read(await fetch(asked())));
  });

  it('a file: while it comes', async () => {
    const { url, credits } = await facing((response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('the beginning');
    });
    const answer = await credits.fetch(new Request(url));
    const { value } = (await answer.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('the beginning');
  });

  it('a compressed answer: as what it holds', async () => {
    const { url, credits } = await facing((response) => {
      response.writeHead(200, { 'content-type': json, 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(task)));
    });
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', fetch: credits.fetch });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'a', raw: task });
    expect(credits.total).toBe(7);
  });

  it('a request: with all that it has', async () => {
    const server = await serve(answers(200, task));
    onTestFinished(server.close);
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: countCredits().fetch });
    await gen.text2video.create(request, { extraHeaders: { 'x-trace': '1' }, extraQuery: { trace: 2 } });
    const [sent] = server.received;
    expect(sent).toMatchObject({ method: 'POST', url: '/ent/v2/text2video?trace=2', headers: { 'x-trace': '1' } });
    expect(JSON.parse(sent?.body ?? '')).toEqual(request);
  });
});

describe('what goes wrong is what goes wrong without a count', () => {
  const faults = [
    'status; code=400',
    'status; code=429; retryAfter=2s',
    'status; code=503',
    'html',
    'html; code=502',
    'lost',
    'cut',
  ];
  /** What an error tells, with its causes. */
  const told = ({ name, message, status, retryAfter, cause }: Record<string, unknown>): unknown => [
    ...[name, message, status, retryAfter],
    cause && told(cause as never),
  ];

  it.each(faults)('%s', async (fault) => {
    const sandbox = open();
    const credits = countCredits(sandbox.fetch);
    const [plain, counted] = [clientOf(sandbox), clientOf(sandbox, { fetch: credits.fetch })];
    const { id } = await plain.text2video.create(request);
    const errors = async (gen: GenMedia) => [
      told(await failure(gen.text2video.create(request, byHeader(fault)))),
      told(await failure(gen.tasks.get(id, byHeader(fault)))),
    ];
    expect(await errors(counted)).toEqual(await errors(plain));
    expect(credits.total).toBe(0);
  });

  it.each<[what: string, behaviour: Behaviour, name: string]>([
    ['a connection that breaks', dropsConnection, 'NetworkError'],
    ['an answer that breaks off', cutsAnswer('{"task_id":"a","credits":7'), 'NetworkError'],
    ['no answer', hangs, 'TimeoutError'],
    ['204, said to be JSON', sends(204, json), 'UnreadableResponseError'],
  ])('%s, over the network', async (_, behaviour, name) => {
    const { url, credits } = await facing(behaviour);
    const timeout = behaviour === hangs ? 200 : 30_000;
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', retries: 0, timeout, fetch: credits.fetch });
    expect(await failure(gen.text2video.create(request))).toMatchObject({
      name: 'OutcomeUnknownError',
      cause: { name },
    });
    expect(await failure(gen.tasks.get('a'))).toMatchObject({ name });
    expect([credits.total, credits.tasks]).toEqual([0, 0]);
  });

  it('a refused connection, which tells that nothing was made', async () => {
    const baseUrl = `http://127.0.0.1:${await reservePort()}`;
    const gen = new GenMedia({ baseUrl, apiKey: 'key', retries: 0, fetch: countCredits().fetch });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
  });

  it('an abort', async () => {
    const { url, credits } = await facing(hangs);
    const gen = new GenMedia({ baseUrl: url, apiKey: 'key', fetch: credits.fetch });
    const reading = failure(gen.tasks.get('a', { signal: AbortSignal.timeout(50) }));
    expect(await reading).toMatchObject({ name: 'AbortError', cause: { name: 'TimeoutError' } });
  });
});
