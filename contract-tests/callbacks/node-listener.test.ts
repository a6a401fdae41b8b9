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

describe('a listener of Node', () => {
  it('accepts and reports a callback over HTTP', async () => {
    const handler = open();
    const response = await send(await serve(handler));
    expect([response.status, await response.json(), response.headers.get('content-type')]).toEqual([
      200,
      {},
      'application/json',
    ]);
    expect(handler.updates).toEqual([{ taskId: 'task-1', state: 'success', task: JSON.parse(text) }]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects %s', async (method) => {
    const body = ['PUT', 'PATCH'].includes(method) ? { body: text } : {};
    const url = await serve(open());
    const response = await fetch(url, { method, ...body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.text()).toContain(method === 'HEAD' ? '' : 'method_not_allowed');
    expect((await send(url)).status).toBe(200);
  });

  it('says what to do with a Request in place of the request of Node', () => {
    const listener = toNodeListener(open().callbacks) as (request: unknown) => void;
    expect(() => listener(new Request('http://localhost'))).toThrow(
      'The arguments of this listener must be the request and the response of Node. For a Request, call the handler itself',
    );
  });

  it('responds with 500 if a handler was not wrapped for Node, and says on the console what to do', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createHttpServer(createCallbackHandler() as never).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    expect((await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).status).toBe(500);
    expect(logged.mock.calls.join()).toContain('On Node, wrap it: createServer(toNodeListener(callbacks)).');
  });

  it('rejects requests that the Fetch API does not support', async () => {
    const handler = open();
    const { ended } = talk(await serve(handler), 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 405 [\s\S]*"method_not_allowed"/);
    expect(handler.rejections).toMatchObject([{ message: 'Callbacks come by POST, not by TRACE.' }]);
  });

  it.each(['get', 'GET', 'trace', 'TRACE'])('rejects and reports %s over HTTP/2', async (method) => {
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
  ])('converts the host %j and the path %j to the URL %s', async (host, path, address) => {
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

  it('passes a header that comes twice on as one', async () => {
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

  it('reports 100 callbacks at the same time over keep-alive connections', async () => {
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

describe('a listener behind a parser of bodies', () => {
  /** What a parser such as those of Express does: it reads the body, and leaves what it has made of it. */
  const behind = async (parser: (bytes: Buffer) => unknown, handler = open()) => {
    const listener = toNodeListener(handler.callbacks);
    const url = await listenOn(async (request, response) => {
      const body = parser(await buffer(request));
      listener(Object.assign(request, { body }), response);
    });
    return { url, ...handler };
  };

  it('accepts a callback behind a parser that leaves the bytes', async () => {
    const given: string[] = [];
    const verify = ({ body }: { body: Uint8Array }) => given.push(Buffer.from(body).toString()) > 0;
    const { url, states } = await behind((bytes) => bytes, open({ verify }));
    expect((await send(url, ` ${text}`)).status).toBe(200);
    expect([states(), given]).toEqual([['success'], [` ${text}`]]);
  });

  it('limits the number of bytes behind a parser that leaves them', async () => {
    const { url } = await behind((bytes) => bytes, open({ maxBytes: 10 }));
    expect((await send(url)).status).toBe(413);
    expect(await postPieces(url, [Buffer.from(text)])).toMatchObject({ status: 413 });
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  it.each<[string, (bytes: Buffer) => unknown]>([
    ['nothing', () => undefined],
    ['what cannot be written again', () => circular],
  ])('says what to do, in the response too, behind a parser that leaves %s', async (_, parser) => {
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

  it('rejects what is not a callback behind a parser that leaves it', async () => {
    const { url, rejections } = await behind(() => null);
    expect((await send(url)).status).toBe(400);
    expect(rejections).toMatchObject([{ code: 'not_json', message: 'The body must be a JSON object.' }]);
  });

  it('accepts a callback behind a parser that has left the body alone', async () => {
    const handler = open();
    const listener = toNodeListener(handler.callbacks);
    const url = await listenOn((request, response) => listener(Object.assign(request, { body: {} }), response));
    expect((await send(url)).status).toBe(200);
    expect(handler.states()).toEqual(['success']);
  });
});

it('completes the URL under a router', async () => {
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

describe('a handler of the caller around it', () => {
  it('responds for a handler that does not read the body', async () => {
    const url = await listenOn(toNodeListener(async () => new Response('not here', { status: 404 })));
    const response = await send(url, Buffer.alloc(2 ** 20));
    expect([response.status, await response.text()]).toEqual([404, 'not here']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['rejects', () => Promise.reject(new Error('bad'))],
    ['returns nothing', async () => undefined as never],
  ])('responds with 500 and a message on the console for a handler that %s', async (_, handler) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = await listenOn(toNodeListener(handler));
    expect((await send(url)).status).toBe(500);
    expect(print.mock.calls[0]?.[0]).toMatch(/^The response to a callback could not be sent: /);
  });
});
