import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type Fetch, GenMedia } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { responds } from './server.js';

afterEach(() => void vi.unstubAllGlobals());

describe('a custom fetch', () => {
  it('calls a custom fetch with a URL and an init, as every fetch can be', async () => {
    const calls: [string, RequestInit][] = [];
    const fetch: Fetch = (url, init) => {
      calls.push([url, init]);
      return globalThis.fetch(url, init);
    };
    const gen = await client([responds(200, created), responds(200, task)], { fetch });
    await gen.text2video.create(request, { extraQuery: { a: 1 } });
    await gen.tasks.get('task-1');
    await createApiClient({ baseUrl: `${server?.url}`, apiKey: 'k', fetch }).POST('/ent/v2/text2video', {
      body: request,
    });
    const [create, read, raw] = calls;
    expect(create?.[0]).toBe(`${server?.url}/ent/v2/text2video?a=1`);
    expect(create?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(request), redirect: 'manual' });
    expect(read?.[0]).toBe(`${server?.url}/ent/v2/tasks/task-1/creations`);
    expect(read?.[1]).toMatchObject({ method: 'GET', cache: 'no-store' });
    expect(raw?.[0]).toBe(`${server?.url}/ent/v2/text2video`);
    expect(raw?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify(request), redirect: 'manual' });
    const length = `${JSON.stringify(request).length}`;
    expect(server?.received.map(({ headers }) => headers['content-length'])).toEqual([length, undefined, length]);
  });

  it('leaves an empty query out of the URL', async () => {
    const gen = await client([responds(200, created)]);
    await gen.text2video.create(request, { extraQuery: { a: undefined as never, b: 1 } });
    expect(server?.received[0]?.url).toBe('/ent/v2/text2video?b=1');
  });

  it('works with a fetch that reads its arguments as the standard says', async () => {
    const fetch = (input: Request | URL | string, init?: RequestInit) => globalThis.fetch(new Request(input, init));
    const gen = await client([responds(200, created)], { fetch });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    expect(server?.received[0]).toMatchObject({ method: 'POST', body: JSON.stringify(request) });
  });

  it('creates a Request only if middleware needs it', async () => {
    let requests = 0;
    class Counted extends Request {
      constructor(...values: ConstructorParameters<typeof Request>) {
        super(...values);
        requests += 1;
      }
    }
    const gen = await client([responds(200, created)]);
    vi.stubGlobal('Request', Counted);
    await gen.text2video.create(request);
    await gen.withOptions({ middleware: [] }).text2video.create(request);
    expect(requests).toBe(0);
    await gen.withOptions({ middleware: [{ onRequest: () => undefined }] }).text2video.create(request);
    expect(requests).toBe(1);
  });
});

describe('a create whose arguments fetch rejects', () => {
  it.each<[string, Fetch]>([
    ['a URL that is not one', (url) => fetch((url as unknown as Request).url)],
    ['an object', (_, init) => fetch(init as unknown as string)],
    ['a header that cannot be sent', (url, init) => fetch(url, { ...init, headers: { upgrade: 'x' } })],
    [
      'what node-fetch parses',
      async (url) => {
        new URL(`${(url as unknown as Request).url}`);
        throw new Error('It was valid.');
      },
    ],
    [
      'what Chromium converts',
      () => Promise.reject(new TypeError("Failed to execute 'fetch' on 'Window': Invalid value")),
    ],
  ])('reports no unknown outcome if fetch rejects %s', async (_, fetch) => {
    const gen = await client([responds(200, created)], { fetch });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'InvalidRequestError', operation: 'createText2Video' });
    expect(error.message).toMatch(/^createText2Video was not sent: Invalid request: /);
    expect(server?.received).toEqual([]);
  });

  it('reports an unknown outcome if the invalid URL is that of a redirect', async () => {
    const follows: Fetch = (url, init) => fetch(url, { ...init, redirect: 'follow' });
    const parses: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      return fetch(new URL(`${response.headers.get('location')}`), init);
    };
    for (const fetch of [follows, parses]) {
      const gen = await client([responds(303, '', { location: 'http://[' })], { fetch });
      expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
      expect(server?.received).toHaveLength(1);
      await server?.close();
    }
  });
});

it('calls the fetch of the platform as it is at the time of the call, as test doubles need', async () => {
  const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey: 'k' });
  vi.stubGlobal('fetch', async () => Response.json(created));
  expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
});
