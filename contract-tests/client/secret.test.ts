import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { createApiClient, GenMedia, OutcomeUnknownError, RejectedError } from '../../src/index.js';
import { withRequest } from '../support/with-request.js';
import { failure } from './failure.js';
import { type Behaviour, dropsConnection, responds, type Server, serve } from './server.js';

const key = 'secret-"key"-\\1';
/** It is the same in every notation, such as JSON within JSON. */
const keyStart = 'secret-';
const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

/** A service that quotes the Authorization header. */
const quotes =
  (status: number, body: (header: string) => string): Behaviour =>
  (response, { headers }) =>
    responds(status, body(`${headers.authorization}`))(response, undefined as never);

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function start(...behaviours: Behaviour[]): Promise<Server> {
  const server = await serve(...behaviours);
  servers.push(server);
  return server;
}

/** Everything that an error reveals when it is printed, logged as JSON or traversed. */
function outputOf(error: unknown): string {
  const parts = [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error)];
  const seen = new Set<unknown>();
  for (let at = error as Error | undefined; at && !seen.has(at); at = at.cause as Error | undefined) {
    seen.add(at);
    parts.push(at.message, at.stack ?? '', JSON.stringify(at), JSON.stringify(Object.values(at)));
  }
  return parts.join('\n');
}

describe('the key in errors', () => {
  it.each<[string, Behaviour]>([
    ['a rejection in JSON', quotes(401, (header) => JSON.stringify({ why: { header, list: [`bad ${header}`] } }))],
    [
      'a rejection that uses it as a field name',
      quotes(401, (header) => JSON.stringify({ [header]: { [header]: 1 } })),
    ],
    ['a rejection in text', quotes(403, (header) => `<p>${header}</p>`)],
    ['a server error', quotes(500, (header) => header)],
    ['a response that is not JSON', quotes(200, (header) => `<p>${header}</p>`)],
    ['a response without a task', quotes(200, (header) => JSON.stringify({ header }))],
    ['a failed task', quotes(200, (header) => JSON.stringify({ id: '1', state: 'failed', err_code: header, header }))],
    ['a lost connection', dropsConnection],
  ])('leaves the key out of the error for %s', async (_, behaviour) => {
    const { url, received } = await start(behaviour);
    const gen = new GenMedia({ baseUrl: url, apiKey: key });
    const text = outputOf(await failure(gen.text2video.create(request)));
    expect(received[0]?.headers.authorization).toBe(`Token ${key}`);
    expect(text).not.toContain(keyStart);
  });

  it.each<[string, Behaviour]>([
    ['a failed task', quotes(200, (header) => JSON.stringify({ id: '1', state: 'failed', err_code: header, header }))],
    ['an unknown state', quotes(200, (header) => JSON.stringify({ id: '1', state: `at ${header}` }))],
    ['a rejection', quotes(403, (header) => JSON.stringify({ header }))],
    ['a server error', quotes(500, (header) => header)],
  ])('leaves the key out of the error of a wait for %s, and out of warnings', async (_, behaviour) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { url } = await start(behaviour);
    const gen = new GenMedia({ baseUrl: url, apiKey: key }).use(batch);
    const error = await failure(gen.tasks.wait('1', { deadline: 200, interval: 50 }));
    const [result] = await gen.batch([{ id: '1' }], { deadline: 200, interval: 50 }).results;
    for (const text of [outputOf(error), outputOf(result?.error), `${warn.mock.calls}`])
      expect(text).not.toContain(keyStart);
  });

  it('leaves the key out of the error of a batch for a response without a task', async () => {
    const { url } = await start(quotes(200, (header) => JSON.stringify({ header })));
    const gen = new GenMedia({ baseUrl: url, apiKey: key }).use(batch);
    const [result] = await gen.batch([{ generator: 'generalOneClick', request: {} }]).results;
    expect(result?.error?.name).toBe('OutcomeUnknownError');
    expect(outputOf(result?.error)).not.toContain(keyStart);
  });

  it('leaves the key out of the error of a call that received it by mistake', async () => {
    const { url } = await start(quotes(400, () => '{}'));
    const gen = new GenMedia({ baseUrl: url, apiKey: key });
    expect(outputOf(await failure(gen.text2video.create(request, { apiKey: key } as never)))).not.toContain(keyStart);
  });

  it.each<[string, (header: string) => unknown]>([
    ['keeps the request', (header) => Object.assign(new Error('x'), { config: { headers: { header } } })],
    ['keeps the Request itself', (header) => Object.assign(new Error('x'), { request: new Headers({ a: header }) })],
    ['throws several errors', (header) => new AggregateError([new Error(header)], 'x')],
    ['has a cause that is not an error', (header) => new Error('x', { cause: { header } })],
    ['throws a string', (header) => header],
    ['throws an object', (header) => ({ header, message: header })],
    ['uses it as the name of its error', (header) => Object.assign(new Error('x'), { name: header, code: header })],
    [
      'throws an error with a circular cause',
      (header) => {
        const error = new Error(header);
        return Object.assign(error, { cause: error });
      },
    ],
  ])('leaves the key out of the error of a fetch that %s', async (_, thrown) => {
    const fetch = withRequest(({ headers }) => Promise.reject(thrown(`${headers.get('authorization')}`)));
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: key, fetch, retries: 0 });
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'NetworkError', taskId: 'task-1' });
    expect(outputOf(error)).not.toContain(keyStart);
  });

  it('leaves the key out if it has only digits and a response contains it as a number', async () => {
    const { url } = await start(responds(400, '{"key":1234567890}'));
    const gen = new GenMedia({ baseUrl: url, apiKey: '1234567890' });
    expect(outputOf(await failure(gen.tasks.get('1')))).not.toContain('1234567890');
  });

  it('leaves the key out of the error of a header that cannot be sent', async () => {
    const { url } = await start(responds(200));
    const gen = new GenMedia({ baseUrl: url, apiKey: key });
    expect(outputOf(await failure(gen.tasks.get('1', { extraHeaders: { 'x-key': `${key}\nx` } })))).not.toContain(
      keyStart,
    );
  });

  it('leaves the key out of the error of a fetch that quotes it, at any depth', async () => {
    const fetch = withRequest(({ headers }) => {
      const inner = new Error(`inside: ${headers.get('authorization')}`);
      return Promise.reject(new TypeError('fetch failed', { cause: inner }));
    });
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: key, fetch, retries: 0 });
    const error = await failure(gen.tasks.get('task-1'));
    expect(outputOf(error)).not.toContain(keyStart);
    expect(error.message).toBe('getTaskCreations got no response: inside: Token [API key]');
  });

  it('leaves the key out of the error about a key that no header can contain', () => {
    const wrong = 'hush-hush\nkey';
    expect(() => new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: wrong })).toThrow(
      'apiKey or GENMEDIA_API_KEY must be the key alone: printable ASCII characters, without spaces, line breaks or the word Token.',
    );
    try {
      new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: wrong });
    } catch (error) {
      expect(outputOf(error)).not.toContain('hush-hush');
    }
  });
});

it('keeps a word in messages that is also a short key', async () => {
  const { url } = await start(responds(400, 'A task takes a prompt.'));
  const gen = new GenMedia({ baseUrl: url, apiKey: 'task' });
  expect(await failure(gen.text2video.create(request))).toMatchObject({ body: 'A task takes a prompt.' });
});

it('returns a response unchanged, even if it contains the key', async () => {
  const task = { id: '1', state: 'processing', payload: key };
  const { url } = await start(responds(200, task));
  expect(await new GenMedia({ baseUrl: url, apiKey: key }).tasks.get('1')).toEqual(task);
});

it('does not reveal the key in the client, and logs nothing', async () => {
  const { url } = await start(responds(400));
  const output = [
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  const gen = new GenMedia({ baseUrl: url, apiKey: key });
  await failure(gen.text2video.create(request));
  const written = output.flatMap((stream) => stream.mock.calls.map(([text]) => String(text)));
  for (const stream of output) stream.mockRestore();
  expect(written).toEqual([]);
  expect(`${inspect(gen, { depth: 10, showHidden: true })}${JSON.stringify(gen)}`).not.toContain(keyStart);
});

describe('the key and redirects', () => {
  it.each([301, 302, 303, 307, 308])('does not send the key on after a redirect with status %i', async (status) => {
    const elsewhere = await start(responds(200, { task_id: '1', state: 'created' }));
    const { url } = await start(responds(status, '', { location: `${elsewhere.url}/ent/v2/text2video` }));
    const gen = new GenMedia({ baseUrl: url, apiKey: key });
    for (const call of [() => gen.text2video.create(request), () => gen.tasks.get('1')]) {
      const error = await failure(call());
      const rejection = error instanceof OutcomeUnknownError ? error.cause : error;
      expect(rejection).toBeInstanceOf(RejectedError);
      expect(rejection).toMatchObject({ status });
      expect(rejection.message).toContain(`a redirect to ${elsewhere.url}/ent/v2/text2video, not followed`);
    }
    const api = createApiClient({ baseUrl: url, apiKey: key });
    const { response } = await api.GET('/ent/v2/subjects');
    expect(response.status).toBe(status);
    expect(elsewhere.received).toEqual([]);
  });

  it('does not send the key on after status 308 on the same host', async () => {
    const server = await start(responds(308, '', { location: '/ent/v3/text2video' }));
    const gen = new GenMedia({ baseUrl: server.url, apiKey: key });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ status: 308 });
    expect(server.received).toHaveLength(1);
  });
});
