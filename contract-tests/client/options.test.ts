import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countCredits } from '../../src/credits/index.js';
import {
  ConfigurationError,
  createApiClient,
  GenMedia,
  type GenMediaOptions,
  InvalidRequestError,
} from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { failure } from './failure.js';
import { responds, type Server, serve } from './server.js';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;
const created = { task_id: 'task-1', state: 'created' };

let server: Server;
let gen: GenMedia;
beforeEach(async () => {
  server = await serve(responds(200, created));
  gen = new GenMedia({ baseUrl: server.url, apiKey: 'k' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

describe('the URL and the key of the service', () => {
  it('reads the URL and the key from the environment by default', async () => {
    vi.stubEnv('GENMEDIA_BASE_URL', server.url);
    vi.stubEnv('GENMEDIA_API_KEY', 'key-of-the-environment');
    await new GenMedia().text2video.create(request);
    expect(server.received[0]?.headers.authorization).toBe('Token key-of-the-environment');
    // Programs that pass options on may have none.
    await new GenMedia(null as never).withOptions(null as never).text2video.create(request);
    expect(server.received[1]?.headers.authorization).toBe('Token key-of-the-environment');
    await createApiClient().GET('/ent/v2/subjects');
    expect(server.received[2]?.headers.authorization).toBe('Token key-of-the-environment');
  });

  it.each(['', '/', '//', '/prefix', '/prefix/'])('accepts a URL that ends with "%s"', async (end) => {
    await new GenMedia({ baseUrl: server.url + end, apiKey: 'k' }).text2video.create(request);
    expect(server.received[0]?.url).toBe(`${end.replace(/\/+$/, '')}/ent/v2/text2video`);
  });

  it.each([
    [{ apiKey: 'k' }, 'baseUrl is missing. Pass it or set GENMEDIA_BASE_URL.'],
    [{ baseUrl: 'https://service.example' }, 'apiKey is missing. Pass it or set GENMEDIA_API_KEY.'],
    [
      { baseUrl: 'https://service.example', apiKey: '' },
      'apiKey is missing: it was passed as "". Pass it or set GENMEDIA_API_KEY.',
    ],
    [
      { baseUrl: undefined, apiKey: 'k' },
      'baseUrl is missing: it was passed as undefined. Pass it or set GENMEDIA_BASE_URL.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', fetch: countCredits },
      'fetch must be a function, such as fetch of createSandbox() or countCredits().',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', fetch: createSandbox },
      'fetch must be a function, such as fetch of createSandbox() or countCredits().',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'Token k' },
      'apiKey or GENMEDIA_API_KEY must be the key alone: printable ASCII characters, without spaces, line breaks or the word Token.',
    ],
    [{ baseUrl: 'service.example', apiKey: 'k' }, 'baseUrl or GENMEDIA_BASE_URL must be an http or https URL'],
    [{ baseUrl: 'ftp://service.example', apiKey: 'k' }, 'baseUrl or GENMEDIA_BASE_URL must be an http or https URL'],
    [{ baseUrl: 'https://me:pass@service.example', apiKey: 'k' }, 'without user, query or hash'],
    [{ baseUrl: 'https://service.example?a=b', apiKey: 'k' }, 'without user, query or hash'],
    [{ baseUrl: 'https://service.example#', apiKey: 'k' }, 'without user, query or hash'],
    [{ baseUrl: 'https://service.example/?', apiKey: 'k' }, 'without user, query or hash'],
    [
      { baseUrl: 'https://service.example', apiKey: 123_456_789 },
      'apiKey or GENMEDIA_API_KEY must be the key alone: printable ASCII characters, without spaces, line breaks or the word Token, not this: Number.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', fetch: 42 },
      'fetch must be a function, such as fetch of createSandbox() or countCredits().',
    ],
    [{ baseUrl: 'https://service.example', apiKey: 'k', validate: {} }, 'validate must be a function'],
    [null, 'baseUrl is missing. Pass it or set GENMEDIA_BASE_URL.'],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', timeout: 0 },
      'timeout must be a number of milliseconds above 0, not 0.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', timeout: Number.NaN },
      'timeout must be a number of milliseconds above 0',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', maxResponseBytes: '1 MB' },
      'maxResponseBytes must be a whole number of at least 1, not "1 MB".',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', maxResponseBytes: 0 },
      'maxResponseBytes must be a whole number of at least 1, not 0.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', retries: -1 },
      'retries must be a whole number of at least 0, not -1.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', retries: 1.5 },
      'retries must be a whole number of at least 0, not 1.5.',
    ],
    [
      { baseUrl: 'https://service.example', apiKey: 'k', extraQuery: 'a=1' },
      'extraQuery must be an object such as { page: 2 }.',
    ],
  ])('rejects %j with a message', (options, sentence) => {
    vi.stubEnv('GENMEDIA_BASE_URL', undefined);
    vi.stubEnv('GENMEDIA_API_KEY', undefined);
    expect(() => new GenMedia(options as GenMediaOptions)).toThrow(ConfigurationError);
    expect(() => new GenMedia(options as GenMediaOptions)).toThrow(sentence);
  });
});

describe('undocumented values', () => {
  it('sends undocumented values as fields, headers and query parameters', async () => {
    await gen.text2video.create(request, {
      extraBody: { camera: { zoom: 2 }, model: 'genq9' },
      extraHeaders: { 'x-trace': 'abc' },
      extraQuery: { region: 'eu north', dry_run: true },
    });
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = server.received;
    expect(JSON.parse(body)).toEqual({ ...request, model: 'genq9', camera: { zoom: 2 } });
    expect(headers).toMatchObject({ 'x-trace': 'abc', authorization: 'Token k', 'content-type': 'application/json' });
    expect(new URL(`${url}`, server.url).searchParams).toEqual(
      new URLSearchParams({ region: 'eu north', dry_run: 'true' }),
    );
  });

  it('does not validate undocumented values, and validates the rest', async () => {
    gen = new GenMedia({ baseUrl: server.url, apiKey: 'k', validate: validateRequest });
    await gen.text2video.create(request, { extraBody: { camera: 1 } });
    expect(server.received).toHaveLength(1);
    const wrong = { ...request, prompt: 'x'.repeat(5001) };
    await expect(gen.text2video.create(wrong, { extraBody: { camera: 1 } })).rejects.toBeInstanceOf(
      InvalidRequestError,
    );
  });

  it('keeps undocumented values from replacing the key', async () => {
    const error = await failure(gen.text2video.create(request, { extraHeaders: { Authorization: 'Token other' } }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(
      'extraHeaders must be without Authorization, which the client sets: pass the key as apiKey.',
    );
    expect(server.received).toEqual([]);
  });
});

describe('an invalid request', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;

  // biome-ignore lint/suspicious/noExplicitAny: callers without types can pass anything.
  type Untyped = any;

  it.each<[string, () => Promise<unknown>, string, errorClass?: unknown]>([
    [
      'no request',
      () => (gen.text2video as Untyped).create(),
      'A request is an object such as { field: value }, not this: Undefined.',
    ],
    [
      'a string',
      () => gen.text2video.create('prompt' as Untyped),
      'A request is an object such as { field: value }, not this: String.',
    ],
    [
      'a list',
      () => gen.text2video.create([request] as Untyped),
      'A request is an object such as { field: value }, not this: Array.',
    ],
    ['a cycle', () => gen.subjects.create(cyclic), 'arrays and objects, without cycles. Converting circular structure'],
    [
      'a BigInt',
      () => gen.subjects.create({ size: 1n }),
      'arrays and objects, without cycles. size is something else: BigInt.',
    ],
    ...(
      [
        ['a promise', Promise.resolve('data:'), 'Promise, which must be awaited.'],
        ['bytes', new Uint8Array(3), 'Uint8Array, which genmedia/inputs converts.'],
        ['a Buffer', Buffer.from('abc'), 'Uint8Array, which genmedia/inputs converts.'],
        ['a Blob', new Blob(['abc']), 'Blob, which genmedia/inputs converts.'],
        ['a Set', new Set(['abc']), 'Set.'],
        ['a function', () => 'abc', 'Function.'],
        ['NaN', Number.NaN, 'NaN.'],
        ['Infinity', Number.POSITIVE_INFINITY, 'Infinity.'],
        ['undefined', undefined, 'Undefined.'],
      ] as const
    ).map(([what, value, found]): [string, () => Promise<unknown>, string] => [
      `${what} in a list`,
      () => gen.subjects.create({ list: { images: ['https://example.com/a.png', value] } }),
      `without cycles. list.images[1] is something else: ${found}`,
    ]),
    [
      'a promise in extraBody',
      () => gen.text2video.create(request, { extraBody: { start: Promise.resolve('data:') } }),
      'start is something else: Promise, which must be awaited.',
    ],
    ...(['a=1', ['a'], new URLSearchParams('a=1'), new Map()] as Untyped[]).map(
      (extraQuery): [string, () => Promise<unknown>, string, typeof ConfigurationError] => [
        `the query ${Object.prototype.toString.call(extraQuery)}`,
        () => gen.subjects.list({ extraQuery }),
        'extraQuery must be an object such as { page: 2 }.',
        ConfigurationError,
      ],
    ),
    ['an identifier with a line break', () => gen.tasks.get('7\n'), 'not "7\\n". Remove the line break: id.trim().'],
    [
      'the URL of a task',
      () => gen.tasks.get('https://example.com/tasks/7'),
      'not "https://example.com/tasks/7". Pass the id of the task, without the URL.',
    ],
    [
      'the response to a create',
      () => gen.tasks.get(created as Untyped),
      'not this: Object. Pass the id in it: "task-1".',
    ],
    [
      'an impossible header',
      () => gen.tasks.get('1', { extraHeaders: { 'x y': '1' } }),
      'extraHeaders must be an object of valid headers, unlike x y.',
      ConfigurationError,
    ],
    [
      'an object in the query',
      () => gen.subjects.list({ extraQuery: { a: {} as Untyped } }),
      'extraQuery must be strings, numbers and booleans.',
      ConfigurationError,
    ],
    ['a query that no URL can contain', () => gen.subjects.list({ extraQuery: { a: '\ud800' } }), 'Invalid request: '],
    [
      'a header that the caller cannot set',
      () => gen.subjects.create({}, { extraHeaders: { upgrade: 'x' } }),
      'Invalid request: ',
    ],
    [
      'something other than a signal',
      () => gen.tasks.get('1', { signal: new AbortController() as Untyped }),
      'AbortSignal',
      ConfigurationError,
    ],
    [
      'a timeout of 0',
      () => gen.tasks.get('1', { timeout: 0 }),
      'timeout must be a number of milliseconds above 0, not 0.',
      ConfigurationError,
    ],
    ['an identifier that is half of a surrogate pair', () => gen.generalOneClick.edit('\ud800', {}), 'not "\\ud800".'],
    ['an identifier that is a BigInt', () => gen.tasks.get(1n as Untyped), 'not this: BigInt.'],
    [
      'no identifier',
      () => (gen.tasks as Untyped).get(),
      'id must be an identifier, or a task or handle that has one, not this: Undefined.',
    ],
    ['an empty identifier', () => gen.tasks.get(''), 'not "".'],
    ['an identifier that is a number', () => gen.tasks.get(7 as Untyped), 'not this: Number.'],
    ['an identifier that is two dots', () => gen.subjects.update('..', {}), 'not "..".'],
    ['an identifier that is one dot', () => gen.adFilm.get('.'), 'not ".".'],
    [
      'no film',
      () => (gen.adFilm as Untyped).edit(),
      'A request is an object such as { field: value }, not this: Undefined.',
    ],
  ])('does not send %s, and says what is wrong', async (_, call, sentence, errorClass = InvalidRequestError) => {
    const error = await failure(call());
    expect(error).toBeInstanceOf(errorClass);
    expect(error.message).toContain('was not sent: ');
    expect(error.message).toContain(sentence);
    expect(server.received).toEqual([]);
  });

  it('validates a request in the form in which it is sent', async () => {
    gen = new GenMedia({ baseUrl: server.url, apiKey: 'k', validate: validateRequest });
    await gen.text2video.create({ ...request, watermark: undefined } as Untyped, null as Untyped);
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(request);
    const inherited = Object.create(request);
    expect((await failure(gen.text2video.create(inherited))).message).toContain('model is missing');
  });

  it('accepts null as no options of a run, so that no task is lost', async () => {
    const sandbox = createSandbox({ timing: { end: 0 } });
    const { fetch } = sandbox;
    const own = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch, wait: { firstPollAfter: 0 } });
    expect(await own.text2video.run(request, null as Untyped)).toMatchObject({ state: 'success' });
    expect(sandbox.tasks()).toHaveLength(1);
    await sandbox.close();
  });

  it('sends every value that JSON can express', async () => {
    const body = {
      at: new Date(0),
      url: new URL('http://a/'),
      none: null,
      left: undefined,
      list: [[1.5, true, { a: '' }]],
    };
    await gen.subjects.create({ ...body, text: Object('a') });
    const sent = {
      at: '1970-01-01T00:00:00.000Z',
      url: 'http://a/',
      none: null,
      list: [[1.5, true, { a: '' }]],
      text: 'a',
    };
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(sent);
  });

  it('reports all violations of a request', async () => {
    gen = new GenMedia({ baseUrl: server.url, apiKey: 'k', validate: validateRequest });
    const wrong = { model: 'genq2', promt: 'x', aspect_ratio: '5:4' } as Untyped;
    const error = await failure(gen.text2video.create(wrong));
    expect(error.violations.map(({ path, rule }: { path: string; rule: string }) => [path, rule])).toEqual([
      ['/prompt', 'required'],
      ['/promt', 'additionalProperties'],
      ['/aspect_ratio', 'enum'],
    ]);
    expect(error.message).toBe(
      'createText2Video was not sent: prompt is missing. promt is not a field here; did you mean prompt? ' +
        'aspect_ratio must be "16:9", "9:16", "3:4", "4:3" or "1:1", not "5:4".',
    );
    expect(server.received).toEqual([]);
  });
});

describe('createApiClient', () => {
  it('sends the key, and encodes path parameters', async () => {
    const api = createApiClient({ baseUrl: server.url, apiKey: 'k' });
    const { data } = await api.GET('/ent/v2/tasks/{id}/creations', { params: { path: { id: 'a/b?c' } } });
    expect(data).toEqual(created);
    expect(server.received[0]).toMatchObject({ url: '/ent/v2/tasks/a%2Fb%3Fc/creations' });
    expect(server.received[0]?.headers.authorization).toBe('Token k');
    const elsewhere = api.GET('/ent/v2/subjects', { baseUrl: 'http://127.0.0.1:9' });
    await expect(elsewhere).rejects.toThrow('The key is for http://127.0.0.1');
    // @ts-expect-error: the path needs an id.
    const open = api.GET('/ent/v2/tasks/{id}/creations');
    await expect(open).rejects.toThrow('The path needs an id: { params: { path: { id } } }.');
    const up = api.GET('/ent/v2/tasks/{id}/creations', { params: { path: { id: '..' } } });
    await expect(up).rejects.toBeInstanceOf(InvalidRequestError);
  });
});
