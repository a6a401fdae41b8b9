import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCallbackHandler, toNodeListener } from '../../src/callbacks/index.js';
import { post as postPieces, talk } from '../sandbox/raw.js';
import { listenOn } from '../support/listen-on.js';
import { open, serve, taskCallback } from './setup.js';

afterEach(() => void vi.restoreAllMocks());

const text = JSON.stringify(taskCallback('task-1', 'success'));
const send = (url: string, body: string | Buffer = text, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: body as string, ...init });

describe('over HTTP', () => {
  it('a callback is accepted and reported', async () => {
    const handler = open();
    const response = await send(await serve(handler));
    expect([response.status, await response.json(), response.headers.get('content-type')]).toEqual([
      200,
      {},
      'application/json',
    ]);
    expect(handler.updates).toEqual([{ taskId: 'task-1', state: 'success', task: JSON.parse(text) }]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not for callbacks', async (method) => {
    const body = ['PUT', 'PATCH'].includes(method) ? { body: text } : {};
    const url = await serve(open());
    const response = await fetch(url, { method, ...body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.text()).toContain(method === 'HEAD' ? '' : 'method_not_allowed');
    expect((await send(url)).status).toBe(200);
  });

  it('a Request in place of the request of Node is explained', () => {
    const listener = toNodeListener(open().callbacks) as (request: unknown) => void;
    expect(() => listener(new Request('http://localhost'))).toThrow(
      'The arguments of this listener must be the request and the response of Node. For a Request, call the handler itself',
    );
  });

  it('a handler that was not wrapped for Node responds with 500, and the console says what to do', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createHttpServer(createCallbackHandler() as never).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    expect((await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).status).toBe(500);
    expect(logged.mock.calls.join()).toContain('On Node, wrap it: createServer(toNodeListener(callbacks)).');
  });

  it('requests that the Fetch API does not support are rejected too', async () => {
    const handler = open();
    const { ended } = talk(await serve(handler), 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 405 [\s\S]*"method_not_allowed"/);
    expect(handler.rejections).toMatchObject([{ message: 'Callbacks come by POST, not by TRACE.' }]);
  });

  it.each(['get', 'GET', 'trace', 'TRACE'])('over HTTP/2, %s is rejected and reported', async (method) => {
    const logged = vi.spyOn(console, 'error');
    const handler = open();
    const server = createServer(toNodeListener(handler.callbacks) as never).listen(0);
    await once(server, 'listening');
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [headers] = await once(session.request({ ':method': method, ':path': '/' }).end(), 'response');
    session.close();
    server.close();
    expect([headers[':status'], handler.rejections.length, logged.mock.calls]).toEqual([405, 1, []]);
  });

  it.each([
    ['example.com:8080', '/hooks?a=b', 'http://example.com:8080/hooks?a=b'],
    ['[::1]:80', '/', 'http://[::1]/'],
    ['evil/path@x', '/hooks', 'http://localhost/hooks'],
    ['', '/hooks', 'http://localhost/hooks'],
    ['x:99999', '/hooks', 'http://localhost/hooks'],
    ['1.2.3.4.5', '/hooks', 'http://localhost/hooks'],
    ['x', '//user:word@evil/', 'http://x//user:word@evil/'],
    ['x', '*', 'http://x/'],
  ])('with the host %j and the path %j, the URL is %s', async (host, path, address) => {
    const urls: string[] = [];
    const url = await serve(
      open({
        verify: (callback) => {
          urls.push(callback.url);
          return true;
        },
      }),
    );
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n`;
    expect(await talk(url, head, text).ended).toMatch(/^HTTP\/1\.1 200/);
    expect(urls).toEqual([address]);
  });

  it('a header that comes twice is handed over as one', async () => {
    const headers: (string | null)[] = [];
    const url = await serve(
      open({
        verify: (callback) => {
          headers.push(callback.headers.get('webhook-signature'));
          return true;
        },
      }),
    );
    const twice = 'webhook-signature: a\r\nwebhook-signature: b\r\n';
    const head = `POST / HTTP/1.1\r\nhost: x\r\n${twice}content-length: ${text.length}\r\nconnection: close\r\n\r\n`;
    await talk(url, head, text).ended;
    expect(headers).toEqual(['a, b']);
  });

  it('100 callbacks at the same time over keep-alive connections are reported', async () => {
    const handler = open();
    const url = await serve(handler);
    const all = Array.from({ length: 100 }, (_, index) =>
      send(url, JSON.stringify(taskCallback(`task-${index}`, 'success'))).then(async (response) => {
        await response.text();
        return response.status;
      }),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(handler.updates).toHaveLength(100);
  });
});

describe('behind a parser of bodies', () => {
  /** What a parser such as those of Express does: it reads the body, and leaves what it has made of it. */
  const behind = async (parser: (bytes: Buffer) => unknown, handler = open()) => {
    const listener = toNodeListener(handler.callbacks);
    const url = await listenOn(async (request, response) => {
      const body = parser(await buffer(request));
      listener(Object.assign(request, { body }), response);
    });
    return { url, ...handler };
  };

  it('that leaves the bytes, the callback is accepted', async () => {
    const given: string[] = [];
    const verify = ({ body }: { body: Uint8Array }) => given.push(Buffer.from(body).toString()) > 0;
    const { url, states } = await behind((bytes) => bytes, open({ verify }));
    expect((await send(url, ` ${text}`)).status).toBe(200);
    expect([states(), given]).toEqual([['success'], [` ${text}`]]);
  });

  it('that leaves the bytes, their number is bounded', async () => {
    const { url } = await behind((bytes) => bytes, open({ maxBytes: 10 }));
    expect((await send(url)).status).toBe(413);
    expect(await postPieces(url, [Buffer.from(text)])).toMatchObject({ status: 413 });
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  it.each<[string, (bytes: Buffer) => unknown]>([
    ['nothing', () => undefined],
    ['what cannot be written again', () => circular],
  ])('that leaves %s, the response, onRejected and onError say what to do', async (_, parser) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { url, updates, rejections, errors } = await behind(parser);
    const response = await send(url);
    expect(response.status).toBe(500);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('body_taken');
    expect(error.message).toMatch(/^The body was read before .* mount toNodeListener before parsers/);
    expect(rejections).toEqual([{ status: 500, violations: [], ...error }]);
    expect(errors.map(({ message }) => `${message}.`)).toEqual([error.message]);
    expect(print).not.toHaveBeenCalled();
    expect(updates).toEqual([]);
  });

  it('that leaves what is not a callback, it is rejected as such', async () => {
    const { url, rejections } = await behind(() => null);
    expect((await send(url)).status).toBe(400);
    expect(rejections).toMatchObject([{ code: 'not_json', message: 'The body must be a JSON object.' }]);
  });

  it('that has left the body alone, the callback is accepted', async () => {
    const handler = open();
    const listener = toNodeListener(handler.callbacks);
    const url = await listenOn((request, response) => listener(Object.assign(request, { body: {} }), response));
    expect((await send(url)).status).toBe(200);
    expect(handler.states()).toEqual(['success']);
  });
});

it('under a router, the URL is complete', async () => {
  const urls: string[] = [];
  const verify = ({ url }: { url: string }) => urls.push(new URL(url).pathname) > 0;
  const listener = toNodeListener(open({ verify }).callbacks);
  const url = await listenOn((request, response) => {
    const originalUrl = request.url;
    request.url = '/';
    listener(Object.assign(request, { originalUrl }), response);
  });
  await send(`${url}/hooks/genmedia`);
  expect(urls).toEqual(['/hooks/genmedia']);
});

describe('a handler of your own around it', () => {
  it('that does not read the body gets through too', async () => {
    const url = await listenOn(toNodeListener(async () => new Response('not here', { status: 404 })));
    const response = await send(url, Buffer.alloc(2 ** 20));
    expect([response.status, await response.text()]).toEqual([404, 'not here']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['rejects', () => Promise.reject(new Error('bad'))],
    ['gives nothing', async () => undefined as never],
  ])('that %s gets 500 and a message on the console', async (_, handler) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = await listenOn(toNodeListener(handler));
    expect((await send(url)).status).toBe(500);
    expect(print.mock.calls[0]?.[0]).toMatch(/^The response to a callback could not be sent: /);
  });
});
