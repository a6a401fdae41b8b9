import { afterEach, describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/document/document.js';
import { type ApiClient, createApiClient, type Middleware } from '../../src/index.js';
import { document } from '../support/document.js';
import { type Behaviour, dropsConnection, hangs, responds, type Server, serve } from './server.js';

/* What the raw client does, by what arrives at a server and what the caller gets: so that another library can be it. */

let server: Server | undefined;
afterEach(() => server?.close());

async function client(...behaviours: Behaviour[]): Promise<ApiClient> {
  server = await serve(...behaviours);
  return createApiClient({ baseUrl: `${server.url}/prefix/`, apiKey: 'k' });
}

/** The one request that has arrived. */
const received = () => {
  const { url: base, received: all } = server as Server;
  expect(all).toHaveLength(1);
  const { method, url = '', headers, body } = all[0] as Server['received'][0];
  const { pathname, searchParams } = new URL(url, base);
  return { method, pathname, query: [...searchParams], headers, body: body && JSON.parse(body) };
};

/** A call whose path or query the types do not have. */
type AnyCall = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const request = { model: 'genq2', prompt: 'A lighthouse: "ü" \u{1f30a}' } as const;
const task = { id: 'task-1', state: 'processing' };
const subjects = '/ent/v2/subjects';

describe('the raw client and what it sends', () => {
  const operations = operationsOf(document).map(({ operation, method, path }) => ({
    ...{ name: operation.operationId, method: method.toUpperCase() as 'GET' | 'POST', path },
    hasBody: operation.requestBody !== undefined,
  }));

  it.each(operations)('sends $name with method, path, query, headers and body', async ({ method, path, hasBody }) => {
    const api = await client(responds(200, task));
    const query = { page: 2, name: 'ü & b=c', tags: ['a', 'b c'], filter: { state: 'x' }, not: undefined, no: null };
    const { data } = await (api[method] as AnyCall)(path, {
      params: { path: { id: 'a/b ü?' }, query },
      headers: { 'x-own': 'mine' },
      ...(hasBody && { body: request }),
    });
    expect(data).toEqual(task);
    const { headers, ...sent } = received();
    expect(sent).toEqual({
      method,
      pathname: `/prefix${path.replace('{id}', 'a%2Fb%20%C3%BC%3F')}`,
      query: [
        ['page', '2'],
        ['name', 'ü & b=c'],
        ['tags', 'a'],
        ['tags', 'b c'],
        ['filter[state]', 'x'],
      ],
      body: hasBody ? request : '',
    });
    expect(headers).toMatchObject({ authorization: 'Token k', 'x-own': 'mine' });
    expect(headers['user-agent']).toMatch(/^genmedia\//);
    expect(headers['content-type']).toBe(hasBody ? 'application/json' : undefined);
    if (hasBody) expect(headers['content-length']).toBe(`${Buffer.byteLength(JSON.stringify(request))}`);
  });

  it('sends no query if there is none', async () => {
    const api = await client(responds(200, {}));
    await api.GET(subjects);
    expect(server?.received[0]?.url).toBe(`/prefix${subjects}`);
  });

  it('sends by request() what the method of that name sends', async () => {
    const api = await client(responds(200, task));
    await api.request('post', '/ent/v2/text2video', { body: request });
    expect(received()).toMatchObject({ method: 'POST', pathname: '/prefix/ent/v2/text2video', body: request });
  });

  it('sends headers of a call instead of its own, and leaves out those that are null', async () => {
    const api = await client(responds(200, {}));
    await api.GET(subjects, { headers: { 'user-agent': null, authorization: 'Token other', 'x-list': ['a', 'b'] } });
    const { headers } = received();
    expect(headers).toMatchObject({ authorization: 'Token other', 'x-list': 'a, b' });
    expect(headers['user-agent']).not.toMatch(/^genmedia/);
  });

  it('sends one request for each call, without retries', async () => {
    const api = await client(responds(503, '', { 'retry-after': '0' }));
    const { response } = await api.GET(subjects);
    expect([response.status, server?.received.length]).toEqual([503, 1]);
  });

  it('sends nothing to the target of a redirect', async () => {
    const api = await client(responds(302, '', { location: '/other' }));
    const { response } = await api.GET(subjects);
    expect([response.status, server?.received.length]).toEqual([302, 1]);
  });
});

describe('the raw client and what it returns', () => {
  it.each<[string, Behaviour, unknown]>([
    ['data, if the status is 200', responds(200, task), { data: task }],
    ['data of a response in chunks', (response) => void response.end(JSON.stringify(task)), { data: task }],
    ['no data of an empty response', responds(200, '', { 'content-length': '0' }), {}],
    ['no data of status 204', responds(204), {}],
    ['error as JSON, if the status is 400', responds(400, { why: 'no' }), { error: { why: 'no' } }],
    ['error as text, if it is not JSON', responds(502, '<h1>Bad gateway</h1>'), { error: '<h1>Bad gateway</h1>' }],
    ['no error of an empty rejection', responds(404, '', { 'content-length': '0' }), {}],
  ])('returns %s', async (_, behaviour, expected) => {
    const api = await client(behaviour);
    const { response, ...result } = await api.GET(subjects);
    expect(JSON.parse(JSON.stringify(result))).toEqual(expected);
    expect(response).toBeInstanceOf(Response);
  });

  it('returns text, bytes or a stream, if the call asks for it', async () => {
    const api = await client(responds(200, task));
    const text = await api.GET(subjects, { parseAs: 'text' });
    expect(text.data).toBe(JSON.stringify(task));
    const bytes = await api.GET(subjects, { parseAs: 'arrayBuffer' });
    expect(bytes.data?.byteLength).toBe(JSON.stringify(task).length);
    const { data } = await api.GET(subjects, { parseAs: 'stream' });
    expect(await new Response(data).json()).toEqual(task);
  });

  it('rejects with what fetch throws', async () => {
    const api = await client(dropsConnection);
    await expect(api.GET(subjects)).rejects.toBeInstanceOf(TypeError);
  });

  it('rejects when its signal is aborted', async () => {
    const api = await client(hangs);
    const controller = new AbortController();
    const call = api.GET(subjects, { signal: controller.signal });
    await expect.poll(() => server?.received.length).toBe(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('rejects JSON that is cut off', async () => {
    const api = await client(responds(200, '{"id":'));
    await expect(api.GET(subjects)).rejects.toBeInstanceOf(SyntaxError);
  });
});

describe('middleware of the raw client', () => {
  const adds = (text: string): Middleware => ({
    onRequest: ({ request: sent }) => sent.headers.append('x-step', text),
    onResponse: async ({ response }) => Response.json([...((await response.json()) as string[]), text]),
  });

  it('calls middleware forward for a request and back for its response, until it is removed', async () => {
    const api = await client(responds(200, []));
    const first = adds('a');
    api.use(first, adds('b'));
    expect((await api.GET(subjects)).data).toEqual(['b', 'a']);
    api.eject(first);
    expect((await api.GET(subjects)).data).toEqual(['b']);
    expect(server?.received.map(({ headers }) => headers['x-step'])).toEqual(['a, b', 'b']);
  });

  it('passes the path of the document, the parameters and one id to middleware', async () => {
    const seen: unknown[] = [];
    const note: Middleware = {
      onRequest: ({ schemaPath, params, id, options }) =>
        void seen.push(schemaPath, params, typeof id, options.baseUrl),
    };
    const api = await client(responds(200, task));
    api.use(note);
    await api.GET('/ent/v2/tasks/{id}/creations', { params: { path: { id: 'x' } } });
    const params = { path: { id: 'x' } };
    expect(seen).toEqual(['/ent/v2/tasks/{id}/creations', params, 'string', `${server?.url}/prefix`]);
  });
});
