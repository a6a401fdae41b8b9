import type { Middleware as MiddlewareOfOpenapiFetch } from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { createApiClient, type Fetch, GenMedia, type GenMediaOptions, type Middleware } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { type Behaviour, dropsConnection, responds } from './server.js';

/** What happens to a request with middleware, in openapi-fetch itself and in the client. */
async function both(behaviour: Behaviour, middleware: (events: string[]) => Middleware[]) {
  const outcomes = [];
  for (const isRaw of [true, false]) {
    const events: string[] = [];
    const gen = await client([behaviour], isRaw ? {} : { middleware: middleware(events) });
    const api = createApiClient({ baseUrl: `${server?.url}`, apiKey: 'k' });
    api.use(...(isRaw ? middleware(events) : []));
    const call = isRaw
      ? api.POST('/ent/v2/text2video', { body: request }).then(({ data, error }) => data ?? Promise.reject(error))
      : gen.text2video.create(request, { retries: 0 }).then(({ raw }) => raw);
    const result = await call.catch(() => 'an error');
    const received = server?.received.map(({ method, url, body, headers }) => [method, url, body, headers['x-step']]);
    await server?.close();
    outcomes.push({ events, result, received });
  }
  return outcomes;
}

const step = (name: string, events: string[]): Middleware => ({
  onRequest: ({ request: sent, schemaPath, id }) => {
    events.push(`${name} ${sent.method} ${schemaPath} ${typeof id}`);
    const before = sent.headers.get('x-step') ?? '';
    sent.headers.set('x-step', before + name);
  },
  onResponse: ({ response }) => void events.push(`${name} ${response.status}`),
  onError: ({ error }) => void events.push(`${name} ${error instanceof Error}`),
});

describe('middleware in the client and in openapi-fetch', () => {
  it.each<[string, Behaviour, (events: string[]) => Middleware[]]>([
    ['sees requests and responses', responds(200, created), (events) => [step('a', events), step('b', events)]],
    ['sees rejections', responds(400, { why: 'no' }), (events) => [step('a', events), step('b', events)]],
    ['sees errors', dropsConnection, (events) => [step('a', events), step('b', events)]],
    [
      'replaces requests',
      responds(200, created),
      (events) => [
        { onRequest: ({ request: sent }) => new Request(`${sent.url}?b=1`, sent) },
        { onRequest: ({ request: sent }) => void events.push(new URL(sent.url).search) },
      ],
    ],
    [
      'ends a request with a response of its own',
      responds(500),
      (events) => [step('a', events), { onRequest: () => Response.json({ task_id: 'cached' }) }, step('b', events)],
    ],
    [
      'replaces responses',
      responds(500),
      (events) => [{ onResponse: () => Response.json({ task_id: 'other' }) }, step('a', events)],
    ],
    [
      'turns errors into responses',
      dropsConnection,
      (events) => [step('a', events), { onError: () => Response.json({ task_id: 'recovered' }) }, step('b', events)],
    ],
    ['replaces errors', dropsConnection, (events) => [step('a', events), { onError: () => new Error('another') }]],
  ])('runs middleware that %s, as openapi-fetch does', async (_, behaviour, middleware) => {
    const [raw, own] = await both(behaviour, middleware);
    expect(own).toEqual(raw);
    expect(JSON.stringify(raw)).not.toBe('{"events":[],"received":[]}');
  });

  it('fits the types of openapi-fetch, and takes middleware of the raw client', async () => {
    const seen: unknown[] = [];
    const theirs: MiddlewareOfOpenapiFetch = {
      onRequest: ({ options }) => void seen.push(options.baseUrl, options.parseAs, typeof options.pathSerializer),
    };
    const ours: Middleware = { onRequest: ({ options }) => void seen.push(options.baseUrl) };
    const gen = await client([responds(200, created)], { middleware: [theirs, ours] });
    await gen.text2video.create(request);
    const api = createApiClient({ baseUrl: `${server?.url}`, apiKey: 'k' });
    api.use(ours);
    await api.GET('/ent/v2/subjects');
    expect(seen).toEqual([server?.url, 'text', 'function', server?.url, server?.url]);
  });

  it('requires by its types at least one hook, which returns a replacement or nothing', () => {
    const accepted: Middleware[] = [
      { onError: () => undefined },
      { onRequest: async ({ request: sent }) => new Request(sent) },
      { onResponse: ({ response }) => response.clone(), onError: ({ error }) => new Error(`${error}`) },
    ];
    expect(accepted).toHaveLength(3);
    // @ts-expect-error It has no hook.
    const _none: Middleware = {};
    // @ts-expect-error A response is not replaced by a request.
    const _request: Middleware = { onResponse: ({ request: sent }) => sent };
    // @ts-expect-error There is no hook of this name.
    const _unknown: Middleware = { onRequest: () => {}, onEnd: () => {} };
  });

  it('calls a hook as a method, so that middleware can be a class', async () => {
    class Counter {
      count = 0;
      onRequest() {
        this.count += 1;
      }
      onResponse() {
        this.count += 1;
      }
    }
    const counter = new Counter();
    const gen = await client([responds(200, created)], { middleware: [counter] });
    await gen.text2video.create(request);
    expect(counter.count).toBe(2);
  });
});

describe('middleware', () => {
  it('leaves no unknown outcome if middleware throws before the request is sent', async () => {
    const onRequest = () => Promise.reject(new Error('No token.'));
    const gen = await client([responds(200, created)], { middleware: [{ onRequest }] });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error.message).toContain('was not sent: Invalid request: No token.');
    expect(server?.received).toEqual([]);
  });

  it('leaves an unknown outcome if middleware throws afterwards, and does not send the create again', async () => {
    const onResponse = () => Promise.reject(new Error('No space.'));
    const gen = await client([responds(200, created)], { middleware: [{ onResponse }] });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(server?.received).toHaveLength(1);
  });

  it.each<[string, Middleware['onResponse']]>([
    ['reads the body', async ({ response }) => void (await response.json())],
    ['does not wait for it', ({ response }) => void response.text()],
    [
      'returns what it has read',
      async ({ response }) => {
        await response.arrayBuffer();
        return response;
      },
    ],
    ['holds a reader', ({ response }) => void response.body?.getReader()],
    ['reads a copy', async ({ response }) => void (await response.clone().json())],
    ['reads nothing', () => {}],
  ])('loses no task and passes the body to other middleware if one %s', async (_, onResponse) => {
    const bodies: unknown[] = [];
    const other: Middleware = { onResponse: async ({ response }) => void bodies.push(await response.json()) };
    const gen = await client([responds(200, created)], { middleware: [other, { onResponse } as Middleware] });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    expect(bodies).toEqual([created]);
  });

  it.each([['a text'], [{ url: '/other' }], [true]])(
    'rejects %j from onRequest, and sends nothing',
    async (returned) => {
      const gen = await client([responds(200, created)], { middleware: [{ onRequest: () => returned as never }] });
      const error = await failure(gen.text2video.create(request));
      expect(error).toMatchObject({ name: 'InvalidRequestError' });
      expect(error.message).toContain('createText2Video was not sent: onRequest returns a Request or a Response.');
      expect(server?.received).toEqual([]);
    },
  );

  it('names a copy to middleware that reads the body of a request, and sends nothing', async () => {
    const onRequest: Middleware['onRequest'] = async ({ request: sent }) => void (await sent.json());
    const gen = await client([responds(200, created)], { middleware: [{ onRequest }] });
    const error = await failure(gen.text2video.create(request));
    expect(error.message).toBe(
      'createText2Video was not sent: onRequest has read the body of the request. Read that of request.clone().',
    );
    expect(server?.received).toEqual([]);
  });

  it('keeps middleware from sending the key to another host', async () => {
    const onRequest: Middleware['onRequest'] = ({ request: sent }) => new Request('http://127.0.0.1:9/', sent);
    const gen = await client([responds(200, created)], { middleware: [{ onRequest }] });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error.message).toContain(
      `createText2Video was not sent: The key is for ${server?.url} only, and not for http://127.0.0.1:9. Middleware may change`,
    );
  });

  it('keeps the limit of a response with middleware', async () => {
    const onResponse = () => new Response('x'.repeat(2000));
    const gen = await client([responds(200, created)], { middleware: [{ onResponse }], maxResponseBytes: 1000 });
    expect(await failure(gen.tasks.get('task-1'))).toMatchObject({ text: 'over maxResponseBytes' });
  });

  it('calls middleware with each retry, and ends it at the timeout', async () => {
    let requests = 0;
    const onRequest = () => {
      requests += 1;
    };
    const gen = await client([responds(503, '', { 'retry-after': '0' })], { middleware: [{ onRequest }], retries: 1 });
    await failure(gen.tasks.get('task-1'));
    expect(requests).toBe(2);
    const hanging = { onRequest: () => new Promise<undefined>(() => {}) };
    const slow = gen.withOptions({ middleware: [hanging], timeout: 20 });
    expect(await failure(slow.tasks.get('task-1'))).toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves no unknown outcome if middleware takes longer than the call, and sends nothing afterwards', async () => {
    let release = () => {};
    const onRequest = () =>
      new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
    // A fetch that ignores its signal.
    const ignores: Fetch = (url, { signal: _, ...init }) => fetch(url, init);
    const options = { middleware: [{ onRequest }], fetch: ignores };
    const gen = await client([responds(200, created)], options);
    expect(await failure(gen.text2video.create(request, { timeout: 20 }))).toMatchObject({ name: 'TimeoutError' });
    release();
    const controller = new AbortController();
    const call = failure(gen.text2video.create(request, { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server?.received).toEqual([]);
  });

  it.each([[{}], [[{}]], [[undefined]], ['text']])('rejects %j as middleware', async (middleware) => {
    const options = { middleware } as unknown as GenMediaOptions;
    await expect(client([responds(200)], options)).rejects.toThrow(
      'middleware must be an array of objects with onRequest, onResponse or onError.',
    );
  });
});

describe('an error of a hook', () => {
  const nobodyListens = 'http://127.0.0.1:9/audit';

  it.each<[string, GenMediaOptions]>([
    ['onResponse that reaches nobody', { middleware: [{ onResponse: () => fetch(nobodyListens) as never }] }],
    [
      'onResponse whose own call is rejected',
      {
        middleware: [
          {
            onResponse: async () => {
              const busy = async () => new Response('', { status: 429 });
              const other = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch: busy, retries: 0 });
              await other.tasks.get('task-1');
            },
          },
        ],
      },
    ],
    ['onResponse with a wrong URL', { middleware: [{ onResponse: () => fetch('/audit') as never }] }],
    [
      'a span that reaches nobody after the request',
      {
        trace: async (scope, run) => {
          const result = await run();
          if (scope.type === 'request') await fetch(nobodyListens);
          return result;
        },
      },
    ],
    [
      'fetch with a wrong URL after the request',
      {
        fetch: async (url, init) => {
          const response = await fetch(url, init);
          await fetch('/audit');
          return response;
        },
      },
    ],
  ])('leaves an unknown outcome after an error of a hook after the request: %s', async (_, options) => {
    const statuses: unknown[] = [];
    const onEvent: GenMediaOptions['onEvent'] = (event) => event.type === 'response' && statuses.push(event.status);
    const gen = await client([responds(200, created), responds(200, created)], { ...options, onEvent });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(server?.received).toHaveLength(1);
    if (!options.fetch) expect(statuses).toEqual([200]);
  });

  it.each<[string, GenMediaOptions]>([
    ['a number returned', { middleware: [{ onRequest: () => 1 as never }] }],
    ['a body that is read', { middleware: [{ onRequest: async ({ request: sent }) => void (await sent.text()) }] }],
    [
      'a span that throws at once',
      {
        trace: (scope, run) => {
          if (scope.type === 'request') throw new Error('no tracer');
          return run();
        },
      },
    ],
  ])('leaves no unknown outcome after an error of a hook before the request: %s', async (_, options) => {
    const gen = await client([responds(200, created)], options);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'InvalidRequestError' });
    expect(server?.received).toHaveLength(0);
  });

  it('rejects the call if its span throws synchronously', async () => {
    const trace = () => {
      throw new Error('no tracer');
    };
    const gen = await client([responds(200, created)], { trace });
    const creating = gen.text2video.create(request);
    await expect(creating).rejects.toThrow('no tracer');
    expect(server?.received).toHaveLength(0);
  });

  it('continues a wait whose hook fails', async () => {
    let polls = 0;
    const onRequest: Middleware['onRequest'] = ({ schemaPath }) => {
      if (schemaPath.includes('tasks') && polls++ === 0) throw new Error('No token.');
    };
    const ended = responds(200, { id: 'task-1', state: 'success', creations: [] });
    const gen = await client([responds(200, created), ended], { middleware: [{ onRequest }] });
    const wait = { firstPollAfter: 0, interval: 1, maxInterval: 1 };
    expect(await gen.text2video.run(request, wait)).toMatchObject({ state: 'success' });
  });

  it('does not follow redirects with a Request that a hook has made', async () => {
    const onRequest: Middleware['onRequest'] = async ({ request: sent }) =>
      new Request(sent.url, { method: sent.method, headers: sent.headers, body: await sent.text() });
    const gen = await client([responds(303, '', { location: '/other' }), responds(429, '')], {
      middleware: [{ onRequest }],
    });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(server?.received).toHaveLength(1);
  });
});
