import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import express, { type RequestHandler } from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type CallbackHandler,
  signedWith,
  tokenInUrl,
  toNodeListener,
  type Verify,
  withoutBody,
} from '../../src/callbacks/index.js';
import { signWith } from '../../src/sandbox/index.js';
import { listenOn } from '../support/listen-on.js';
import { open, taskCallback } from './setup.js';

const body = JSON.stringify(taskCallback('task-1', 'success', { payload: 'Grüße 🎬' }), null, 1);
const token = 'a-token-of-the-test';

const send = (url: string, more: RequestInit = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...more });

/** Serves a handler with a framework, as its users would write it, and returns the URL of the route. */
type Serve = (callbacks: CallbackHandler) => Promise<string>;

const expressApp =
  (...parsers: RequestHandler[]): Serve =>
  async (callbacks) => {
    const app = express();
    for (const parser of parsers) app.use(parser);
    app.post('/hooks', toNodeListener(callbacks));
    return `${await listenOn(app as RequestListener)}/hooks`;
  };

const fastifyApp: Serve = async (callbacks) => {
  const app = fastify();
  app.post('/hooks', toNodeListener(callbacks));
  onTestFinished(() => app.close());
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/hooks`;
};

const rawFastifyApp: Serve = async (callbacks) => {
  const app = fastify();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.post('/hooks', toNodeListener(callbacks));
  onTestFinished(() => app.close());
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/hooks`;
};

/** By default the adapter replaces `Request` and `Response` of the process, which other tests use. */
const asListener = ({ fetch }: Hono) => getRequestListener(fetch, { overrideGlobalObjects: false });

const honoApp: Serve = async (callbacks) => {
  const app = new Hono().post('/hooks', callbacks);
  return `${await listenOn(asListener(app))}/hooks`;
};

const readingHonoApp: Serve = async (callbacks) => {
  const app = new Hono();
  app.use(async (context, next) => {
    await context.req.json();
    await next();
  });
  app.post('/hooks', callbacks);
  return `${await listenOn(asListener(app))}/hooks`;
};

/** An event as AWS sends it to a function with a URL. */
const eventOf = (url: URL, content: string, headers: Record<string, string>): LambdaEvent => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: url.pathname,
  rawQueryString: url.search.slice(1),
  headers,
  body: Buffer.from(content).toString('base64'),
  isBase64Encoded: true,
  requestContext: {
    ...{ accountId: 'a', apiId: 'a', authentication: null, authorizer: {}, domainName: url.host, domainPrefix: 'a' },
    http: { method: 'POST', path: url.pathname, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
    ...{ requestId: 'a', routeKey: '$default', stage: '$default', time: '', timeEpoch: 0 },
  },
});

/** A function of AWS Lambda. Only the events of AWS are made here. */
const lambda: Serve = async (callbacks) => {
  const handler = handle(new Hono().post('/hooks', callbacks));
  const url = await listenOn(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const target = new URL(`${request.url}`, `http://${request.headers.host}`);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, `${value}`]));
    const event = eventOf(target, Buffer.concat(chunks).toString(), headers);
    const result = await handler(event, {} as LambdaContext);
    response.writeHead(result.statusCode, result.headers).end(result.body);
  });
  return `${url}/hooks`;
};

/** Servers that pass the bytes on as they were sent, and servers in which a parser has read them. */
const unread: [string, Serve][] = [
  ['Express', expressApp()],
  ['Express with express.raw()', expressApp(express.raw({ type: '*/*' }))],
  ['Fastify with a parser that leaves the bytes', rawFastifyApp],
  ['Hono', honoApp],
  ['AWS Lambda', lambda],
];
const parsed: [string, Serve][] = [
  ['Express behind express.json()', expressApp(express.json())],
  ['Express behind express.text()', expressApp(express.text({ type: '*/*' }))],
  ['Fastify', fastifyApp],
  ['Hono behind a middleware that reads the body', readingHonoApp],
];

describe.each([...unread, ...parsed])('%s', (_, serve) => {
  it.each<[string, Verify | undefined, string]>([
    ['no check', undefined, ''],
    ['a token in the URL', tokenInUrl(token), `?token=${token}`],
    ['a check of headers', withoutBody(({ headers }) => headers.has('content-type')), ''],
  ])('accepts a whole callback with %s', async (_, verify, query) => {
    const { callbacks, updates, rejections, errors } = open({ verify });
    const response = await send(`${await serve(callbacks)}${query}`);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(updates).toEqual([{ taskId: 'task-1', state: 'success', task: JSON.parse(body) }]);
    expect([rejections, errors]).toEqual([[], []]);
  });

  it('rejects an invalid callback, and one without the token', async () => {
    const { callbacks, updates, rejections } = open({ verify: tokenInUrl(token) });
    const url = await serve(callbacks);
    expect((await send(url)).status).toBe(401);
    const invalid = await send(`${url}?token=${token}`, { body: '{"id":"task-1"}' });
    expect([invalid.status, await invalid.text()]).toEqual([422, expect.stringContaining('state is missing')]);
    expect(rejections.map(({ code }) => code)).toEqual(['unauthorized', 'invalid_callback']);
    expect(updates).toEqual([]);
  });
});

const secret = 'a secret of the test';
const signed = async () => {
  const callback = { url: 'http://localhost/hooks', taskId: 'task-1', body, id: 'msg_1', at: new Date() };
  return { headers: { 'content-type': 'application/json', ...(await signWith(secret)(callback)) } };
};

describe.each(unread)('%s', (_, serve) => {
  it('verifies a signature', async () => {
    const { callbacks, states, rejections } = open({ verify: signedWith(secret) });
    const url = await serve(callbacks);
    expect((await send(url, await signed())).status).toBe(200);
    expect(states()).toEqual(['success']);
    expect((await send(url, { ...(await signed()), body: body.replace('success', 'failed') })).status).toBe(401);
    expect(rejections).toMatchObject([{ code: 'unauthorized' }]);
  });
});

describe.each(parsed)('%s', (_, serve) => {
  it.each<[string, Verify]>([
    ['a signature', signedWith(secret)],
    ['a function of the body', ({ body }) => body.length > 0],
  ])('rejects a parsed callback whose check is %s, and says why to everyone', async (_, verify) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { callbacks, updates, rejections, errors } = open({ verify });
    const response = await send(await serve(callbacks), await signed());
    expect(response.status).toBe(500);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toMatch(
      /^The body was read before .* mount toNodeListener before parsers such as express.json/,
    );
    expect(rejections).toEqual([{ status: 500, code: 'body_taken', message: error.message, violations: [] }]);
    expect(errors.map(({ message }) => `${message}.`)).toEqual([error.message]);
    expect(updates).toEqual([]);
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });
});

it('keeps the limit of Fastify on bodies, which the route can raise', async () => {
  const { callbacks, updates } = open();
  const app = fastify();
  onTestFinished(() => app.close());
  app.post('/small', toNodeListener(callbacks));
  app.post('/hooks', { bodyLimit: 2 ** 24 }, toNodeListener(callbacks));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const large = JSON.stringify(taskCallback('task-1', 'success', { payload: 'x'.repeat(2 ** 20) }));
  expect((await send(`${url}/small`, { body: large })).status).toBe(413);
  expect((await send(`${url}/hooks`, { body: large })).status).toBe(200);
  expect(updates).toHaveLength(1);
});

it('leaves the response of Fastify alone, also in a route that is async, and logs no error', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  onTestFinished(() => app.close());
  const { callbacks } = open();
  app.post('/hooks', async (request, reply) => toNodeListener(callbacks)(request, reply));
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/hooks`;
  expect(await (await send(url)).json()).toEqual({});
  expect((await send(url, { body: '{}' })).status).toBe(422);
  expect(lines).toEqual([]);
});

it('passes the update to waitUntil of the platform behind Hono until it is handled', async () => {
  const { callbacks } = open();
  const kept: Promise<unknown>[] = [];
  const context = {
    waitUntil: (promise: Promise<unknown>) => void kept.push(promise),
    passThroughOnException() {},
    props: {},
  };
  const app = new Hono().post('/hooks', callbacks);
  const request = new Request('http://localhost/hooks', { method: 'POST', body });
  expect((await app.fetch(request, {}, context)).status).toBe(200);
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
});

it('needs one function around it for a Worker and frameworks that pass an object with the request', async () => {
  const { callbacks, updates } = open();
  const worker = { fetch: (request: Request, _env: object, context: object) => callbacks(request, context) };
  const route = ({ request }: { request: Request }) => callbacks(request);
  const newRequest = () => new Request('http://localhost/hooks', { method: 'POST', body });
  expect((await worker.fetch(newRequest(), {}, { waitUntil() {} })).status).toBe(200);
  expect((await route({ request: newRequest() })).status).toBe(200);
  expect(updates).toHaveLength(1);
});

it('uses every line of the guide in these tests', () => {
  const guide = readFileSync('openapi/docs/guides/callbacks.md', 'utf8');
  const [table = ''] = /^\| Server [\s\S]*?\n\n/m.exec(guide) ?? [];
  const lines = [...table.matchAll(/^\| [A-Z][^|]*\| `([^`]+)`/gm)].map(([, code = '']) => code);
  const files = ['frameworks.test.ts', 'next.slow.test.ts', 'setup.ts'].map(
    (file) => `contract-tests/callbacks/${file}`,
  );
  const used = [...files, 'openapi/code-samples/guides/receive-callbacks.ts'].map((file) => readFileSync(file, 'utf8'));
  const withoutTypes = used
    .join('\n')
    .replaceAll(/: (Request|object|\{ request: Request \})(?=[,)])/g, '')
    .replaceAll(/const worker = /g, 'export default ');
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => !withoutTypes.includes(line))).toEqual([]);
});
