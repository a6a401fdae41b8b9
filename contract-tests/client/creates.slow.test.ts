import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import {
  type Fetch,
  GenMedia,
  type GenMediaOptions,
  NetworkError,
  OutcomeUnknownError,
  RejectedError,
  TimeoutError,
  UnreadableResponseError,
} from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { type Behaviour, cutsResponse, dropsConnection, hangs, resetsConnection, responds } from './server.js';

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const deep = nested(100_000);

describe('a create whose outcome is unknown', () => {
  const cases: [string, Behaviour, new (...args: never[]) => Error, GenMediaOptions?][] = [
    ['the connection is dropped', dropsConnection, NetworkError],
    ['the connection is reset', resetsConnection, NetworkError],
    ['the response is cut off', cutsResponse('{"task_id":"ta'), NetworkError],
    ['nothing arrives within the timeout', hangs, TimeoutError, { timeout: 3000 }],
    ['the response stops halfway', (response) => response.write('{"task_id":'), TimeoutError, { timeout: 3000 }],
    ['a page arrives instead of JSON', responds(200, '<html>Welcome</html>'), UnreadableResponseError],
    ['half of the JSON arrives', responds(200, '{"task_id":"ta'), UnreadableResponseError],
    ['the response is empty', responds(200), UnreadableResponseError],
    ['status 204 has no body', responds(204), UnreadableResponseError],
    ['the response names no task', responds(200, { state: 'created' }), UnreadableResponseError],
    ['the response names an empty task', responds(200, { task_id: '', state: 'created' }), UnreadableResponseError],
    ['the response is null', responds(200, 'null'), UnreadableResponseError],
    ['the server fails with 500', responds(500, { error: 'x' }), RejectedError],
    ['a gateway fails with 502', responds(502, '<html>Bad gateway</html>'), RejectedError],
    ['the server is overloaded, with Retry-After', responds(503, '', { 'retry-after': '0' }), RejectedError],
    ['a gateway gives up with 504', responds(504), RejectedError],
    ['the response redirects to the outcome with 301', responds(301, '', { location: '/tasks/1' }), RejectedError],
    ['the response redirects to the outcome with 302', responds(302, '', { location: '/tasks/1' }), RejectedError],
    ['the response redirects to the outcome with 303', responds(303, '', { location: '/tasks/1' }), RejectedError],
    [
      'the server sends an unrequested 100 Continue, which Node treats as a broken response',
      (response) => {
        response.writeContinue();
        response.end(JSON.stringify(created));
      },
      NetworkError,
    ],
    ['the response is a list', responds(200, '[]'), UnreadableResponseError],
    ['the response is nested too deeply for the stack', responds(200, deep), UnreadableResponseError],
  ];

  it.each(cases)('sends a create once, and reports an unknown outcome, if %s', async (_, behaviour, cause, options) => {
    const gen = await client([behaviour, responds(200, created)], options);
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(cause);
    expect(error).toMatchObject({ operation: 'createText2Video' });
    expect(error.message).toContain(
      'got no usable response, so its outcome is unknown: its task may cost credits. Do not send it again before you know, such as by callbacks.',
    );
    expect(server?.received.map(({ method }) => method)).toEqual(['POST']);
  });

  it('sends every other request that changes something once', async () => {
    const film = { ad_one_click_task_id: 'film-1' };
    const calls: ((gen: GenMedia) => Promise<unknown>)[] = [
      (gen) => gen.adFilm.edit({ ...film, type: 'generate_bgm', prompt: 'Slow piano' }),
      (gen) => gen.adFilm.compose({ ...film, video_task_ids: ['a'], bgm_task_id: 'b', narration_task_id: 'c' }),
      (gen) => gen.generalOneClick.create({}),
      (gen) => gen.generalOneClick.edit('task-1', {}),
      (gen) => gen.generalOneClick.compose('task-1', {}),
      (gen) => gen.subjects.create({}),
      (gen) => gen.subjects.update('subject-1', {}),
    ];
    for (const call of calls) {
      const gen = await client([dropsConnection]);
      expect(await failure(call(gen))).toBeInstanceOf(OutcomeUnknownError);
      expect(server?.received).toHaveLength(1);
      await server?.close();
    }
  });

  it('names the film that an edit with an unknown outcome was for', async () => {
    const gen = await client([dropsConnection]);
    const edit = gen.adFilm.edit({ ad_one_click_task_id: 'film-1', type: 'generate_bgm', prompt: 'Slow piano' });
    expect(await failure(edit)).toMatchObject({ taskId: 'film-1', operation: 'editAdFilm' });
  });
});

describe('a create that was not accepted', () => {
  it('sends a create again after status 429', async () => {
    const gen = await client([responds(429, '', { 'retry-after': '0' }), responds(200, created)]);
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    expect(server?.received.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(server?.received[0]?.body).toBe(server?.received[1]?.body);
  });

  it('sends a create again after the seconds of Retry-After, not before', async () => {
    const gen = await client([responds(429, '', { 'retry-after': '2' }), responds(200, created)]);
    const start = performance.now();
    await gen.text2video.create(request);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1990);
  });

  it('sends a create again after the date of Retry-After, not before', async () => {
    const date = new Date(Date.now() + 2500).toUTCString();
    const gen = await client([responds(429, '', { 'retry-after': date }), responds(200, created)]);
    await gen.text2video.create(request);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(date) - 10);
  });

  it.each(['1.5', '1, 59', ' 1 '])(
    'sends a create again after a Retry-After that is written as "%s"',
    async (retryAfter) => {
      const gen = await client([responds(429, '', { 'retry-after': retryAfter }), responds(200, created)]);
      const start = performance.now();
      await gen.text2video.create(request);
      expect(performance.now() - start).toBeGreaterThanOrEqual(990);
      expect(performance.now() - start).toBeLessThan(50_000);
    },
  );

  it('sends a create again a bounded number of times', async () => {
    const gen = await client([responds(429, { why: 'busy' }, { 'retry-after': '0' })], { retries: 2 });
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(RejectedError);
    expect(error).toMatchObject({ status: 429, body: { why: 'busy' }, retryAfter: 0 });
    expect(server?.received).toHaveLength(3);
  });

  it('does not send a create again if Retry-After is more than a minute', async () => {
    const gen = await client([responds(429, '', { 'retry-after': '61' })]);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ status: 429, retryAfter: 61_000 });
    expect(server?.received).toHaveLength(1);
  });

  it('sends a create again after ECONNREFUSED, until the service is up', async () => {
    const port = await reservePort();
    let failedConnections = 0;
    const countFailures: Fetch = (url, init) =>
      fetch(url, init).catch((error) => {
        failedConnections += 1;
        throw error;
      });
    const baseUrl = `http://127.0.0.1:${port}`;
    const gen = new GenMedia({ baseUrl, apiKey: 'k', retries: 5, fetch: countFailures });
    const task = gen.text2video.create(request);
    await expect.poll(() => failedConnections, { timeout: 60_000 }).toBeGreaterThan(0);
    let posts = 0;
    const late = createServer((_, response) => {
      posts += 1;
      response.end(JSON.stringify(created));
    }).listen(port, '127.0.0.1');
    expect(await task).toMatchObject({ id: 'task-1' });
    expect(posts).toBe(1);
    late.close();
    late.closeAllConnections();
  });

  it.each(['127.0.0.1', 'localhost', 'host.invalid'])(
    'reports that a create never connected if %s stays unreachable',
    async (host) => {
      const baseUrl = `http://${host}:${await reservePort()}`;
      const gen = new GenMedia({ baseUrl, apiKey: 'k', retries: 1 });
      const error = await failure(gen.text2video.create(request));
      expect(error).toBeInstanceOf(NetworkError);
      expect(error.neverConnected).toBe(true);
      expect(error.message).toMatch(/^createText2Video got no connection: .*(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)/);
    },
  );
});

describe('a rejected create', () => {
  it.each([400, 401, 403, 404, 408, 409, 413, 422, 425])(
    'does not send a create again after status %i',
    async (status) => {
      const gen = await client([responds(status, { why: 'no' })]);
      const error = await failure(gen.text2video.create(request));
      expect(error).toBeInstanceOf(RejectedError);
      expect(error).toMatchObject({ status, body: { why: 'no' }, operation: 'createText2Video' });
      expect(error.message).toBe(`createText2Video was rejected with status ${status}: {"why":"no"}`);
      expect(server?.received).toHaveLength(1);
    },
  );

  it.each([307, 308])('does not follow a redirect with status %i, and reports a rejection', async (status) => {
    const gen = await client([responds(status, '', { location: '/elsewhere' })]);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'RejectedError', status });
    expect(server?.received).toHaveLength(1);
  });

  it('reports an unknown outcome if a browser hides the redirect', async () => {
    const hidden = { status: 0, ok: false, headers: new Headers(), text: async () => '' } as Response;
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: async () => hidden });
    expect(await failure(gen.text2video.create(request))).toMatchObject({
      name: 'OutcomeUnknownError',
      cause: { name: 'RejectedError', status: 0 },
    });
  });

  it('reports a rejection even if its body is nested too deeply for the stack', async () => {
    const gen = await client([responds(400, deep)]);
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'RejectedError', status: 400, body: '…' });
    expect(() => JSON.stringify(error)).not.toThrow();
  });

  it('keeps the body of a rejection with 100 nested objects, and leaves out a deeper one', async () => {
    const bodies = [nested(100), `[${nested(99)}]`, nested(101), `[${nested(100)}]`];
    const gen = await client(bodies.map((body) => responds(400, body)));
    for (const body of [JSON.parse(nested(100)), [JSON.parse(nested(99))], '…', '…']) {
      expect(await failure(gen.text2video.create(request))).toMatchObject({ status: 400, body });
    }
  });

  it('reports a rejection with a deeply nested body in an event', async () => {
    const events: unknown[] = [];
    const gen = await client([responds(400, nested(100))], { onEvent: (event) => events.push(event) });
    await failure(gen.text2video.create(request));
    const error = { status: 400, body: JSON.parse(nested(100)) };
    expect(events).toMatchObject([{ type: 'request' }, { type: 'response', status: 400, error }]);
  });

  it('keeps the body of a rejection that is not JSON as text', async () => {
    const gen = await client([responds(400, 'Bad prompt')]);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ body: 'Bad prompt' });
  });
});

it('does not end the process if a create fails before it is awaited', async () => {
  const gen = await client([responds(400)]);
  const calls = [gen.text2video.create(request), gen.subjects.create({}), gen.generalOneClick.edit('task-1', {})];
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const call of calls) expect(await failure(call)).toBeInstanceOf(RejectedError);
});
