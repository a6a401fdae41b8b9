import { describe, expect, it } from 'vitest';
import { download } from '../../src/download/index.js';
import { ConfigurationError, GenMedia, InvalidRequestError } from '../../src/index.js';
import { pinoLogger } from '../../src/logger/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { dropsConnection, responds } from './server.js';

describe('an extension', () => {
  const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k' });

  it('rejects an extension that is not a function, and leaves the client as it was', () => {
    const use = () => gen.use({} as never);
    expect(use).toThrow(ConfigurationError);
    expect(use).toThrow('The extension of use must be a function, such as batch of genmedia/batch.');
    expect(gen.withOptions({ timeout: 5000 })).toBeInstanceOf(GenMedia);
  });

  it('leaves an extension that throws out of other clients', () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => gen.use(broken)).toThrow('broken');
    expect(gen.withOptions({ timeout: 5000 })).toBeInstanceOf(GenMedia);
  });

  it.each([
    ['batch', () => (gen as never as { batch: (items: object[]) => void }).batch([])],
    ['batch', () => (gen as never as { batch: { resume: () => void } }).batch.resume()],
    ['download', () => (gen as never as { download: (id: string) => void }).download('task-1')],
  ])('says how to add an extension that was not added: %s', (name, call) => {
    expect(call).toThrow(ConfigurationError);
    expect(call).toThrow(`gen has no ${name}. It is not in the core: gen.use(${name}), of genmedia/${name}.`);
    expect(gen.withOptions({}).use(download).download).toBeTypeOf('function');
  });
});

describe('the message of a rejection', () => {
  it.each([
    ['its message', { message: 'No credits left.', code: 7 }, 'No credits left.'],
    ['that of its error', { error: { code: 'x', message: 'No such task.', violations: [1] } }, 'No such task.'],
    ['its error as a text', { error: 'unauthorized' }, 'unauthorized'],
    ['the whole body, if it has none', { why: 'gone' }, '{"why":"gone"}'],
    ['the whole body, if that is a text', 'Bad gateway', 'Bad gateway'],
    [
      'the whole body, if the message is not a text',
      { message: { a: 1 }, error: null },
      '{"message":{"a":1},"error":null}',
    ],
  ])('quotes in the message of a rejection %s', async (_, body, detail) => {
    const gen = await client([responds(400, body)]);
    const error = await failure(gen.text2video.create(request));
    expect(error.message).toBe(`createText2Video was rejected with status 400: ${detail}`);
    expect(error.body).toEqual(body);
  });
});

it('says what to do after an unknown outcome', async () => {
  const gen = await client([dropsConnection]);
  expect((await failure(gen.text2video.create(request))).message).toContain(
    'Do not send it again before you know, such as by callbacks.',
  );
});

it('says that the task has failed, not the wait', async () => {
  const gen = await client([responds(200, { ...task, state: 'failed', err_code: 'E1' })]);
  const error = await failure(gen.tasks.wait('task-1', { firstPollAfter: 0 }));
  expect(error.message).toBe(
    'Task task-1 failed with err_code E1. To try again, create another task, which costs credits',
  );
});

it('rejects a handle that was not parsed, and requests nothing', async () => {
  const gen = await client([responds(200, task)]);
  const text = JSON.stringify({ id: 'task-1' });
  for (const call of [gen.tasks.resume(text as never), gen.tasks.get(text)]) {
    const error = await failure(call);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.message).toContain('A handle as JSON must be parsed: JSON.parse(text).');
  }
  expect(server?.received).toEqual([]);
});

it('rejects a deadline of 1970 as a date in the past, in UTC in every time zone', async () => {
  const gen = await client([]);
  const error = await failure(gen.text2video.run(request, { deadline: new Date(0) }));
  expect(error.message).toMatch(
    /milliseconds above 0, or a date that is not in the past, not 1970-01-01T00:00:00\.000Z\./,
  );
});

it('says that a server without TLS was called with https', async () => {
  const gen = await client([responds(200, created)]);
  const secure = gen.withOptions({ baseUrl: `${server?.url}`.replace('http:', 'https:'), retries: 0 });
  const error = await failure(secure.text2video.create(request));
  expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true, code: 'network' });
  expect(error.message).toBe(
    'createText2Video got no connection: the server does not use TLS: begin its URL with http (wrong version number)',
  );
});

describe('a logger', () => {
  it('passes the object first to a logger like that of pino', async () => {
    const lines: [object, string][] = [];
    const log = (event: object, message: string) => void lines.push([event, message]);
    const logger = pinoLogger({ error: log, warn: log, info: log, debug: log });
    const gen = await client([responds(200, created)], { logger, logLevel: 'info' });
    await gen.text2video.create(request);
    expect(lines).toEqual([[{ event: expect.objectContaining({ type: 'task' }) }, 'genmedia: task task-1: created']]);
    expect(() => pinoLogger({} as never)).toThrow('The argument of pinoLogger must be a logger such as pino()');
  });

  it('writes each name once into a line, and the state of a task that was just created', async () => {
    const lines: string[] = [];
    const log = (message: string) => void lines.push(message.replace(/\d+(\.\d+)? (m?s)\b/g, '1 $2'));
    const logger = { error: log, warn: log, info: log, debug: log };
    const done = responds(200, { id: 'task-1', state: 'success', creations: [] });
    const gen = await client([responds(400, { message: 'no' }), responds(200, created), done], {
      logger,
      logLevel: 'debug',
    });
    await failure(gen.text2video.create(request));
    expect(lines.at(-1)).toBe('genmedia: createText2Video: was rejected with status 400: no after 1 ms');
    await gen.text2video.run(request, { firstPollAfter: 0 });
    expect(lines).toContain('genmedia: task task-1: poll, last state created, 1 s until the deadline');
  });
});

describe('a client with wrong options', () => {
  const connection = { baseUrl: 'http://localhost', apiKey: 'k' };

  it.each<[string, unknown, string]>([
    ['a key alone', 'my-key', 'GenMedia needs its options as an object with baseUrl, apiKey, '],
    ['a number as text', { maxCredits: '100' }, 'maxCredits must be a whole number of at least 0, not "100".'],
    [
      'validate: true',
      { validate: true },
      'validate must be a function, such as validateRequest of genmedia/validate.',
    ],
    ['trace: true', { trace: true }, 'trace must be a function, such as otel() of genmedia/otel.'],
    [
      'half a logger',
      { logger: { info() {} } },
      'logger must be an object with the functions error, warn, info, debug.',
    ],
    ['a host alone', { baseUrl: 'api.example.com' }, 'without user, query or hash, such as http://127.0.0.1:4020.'],
    [
      'a sandbox as fetch',
      { fetch: {} },
      'fetch must be a function, such as fetch of createSandbox() or countCredits().',
    ],
    ['a key to wait for', { apiKey: Promise.resolve('k') }, 'Token, not this: Promise, which must be awaited.'],
    ['a key from a variable that is not set', { apiKey: 'undefined' }, 'Token, not this: undefined.'],
    [
      'an object as a number',
      { retries: { max: 3 } },
      'retries must be a whole number of at least 0, not this: Object.',
    ],
    ['a line break in the key', { apiKey: 'k\n' }, 'without spaces, line breaks or the word Token.'],
  ])('rejects %s when a client is made', (_, options, message) => {
    const create = () =>
      new GenMedia((typeof options === 'string' ? options : { ...connection, ...Object(options) }) as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
    expect(create).not.toThrow('my-key');
  });

  it('rejects other options that are not an object, and takes none as the same options', () => {
    const gen = new GenMedia(connection);
    expect(() => gen.withOptions('k' as never)).toThrow('withOptions needs its options as an object with baseUrl, ');
    expect(gen.withOptions(undefined as never)).toBeInstanceOf(GenMedia);
  });
});

describe('a call with wrong arguments', () => {
  const fields = new FormData();
  fields.set('model', 'genq2');

  it.each<[string, (gen: GenMedia) => Promise<unknown>, string]>([
    [
      'a signal in place of options',
      (gen) => gen.text2video.run(request, new AbortController().signal as never),
      'not this: AbortSignal.',
    ],
    ['a number in place of options', (gen) => gen.subjects.list(5 as never), 'not this: Number.'],
    [
      'a signal in place of the options of a wait',
      (gen) => gen.tasks.wait('task-1', AbortSignal.timeout(60_000) as never),
      'The wait for task task-1 needs its options as an object with signal, ',
    ],
    ['a number in place of the options of a wait', (gen) => gen.tasks.resume({ id: 'a' }, 5000 as never), 'Number.'],
    [
      'an option of run in a wait',
      (gen) => gen.tasks.wait('task-1', { onCreated: () => {} } as never),
      'deadline, callbacks, onUpdate.',
    ],
    [
      'a negative time to the first poll',
      (gen) => gen.tasks.wait('task-1', { firstPollAfter: -5 }),
      'firstPollAfter must be a number of milliseconds from 0, not -5.',
    ],
    [
      'an id in addition to a request',
      (gen) => gen.create({ id: 'task-1', generator: 'text2video', request } as never),
      'The task of create has no field id. It has generator, request, options.',
    ],
    [
      'the id of a film before its request',
      (gen) => gen.adFilm.edit('film-1' as never, { type: 'generate_bgm' } as never),
      'not this: String. It is the only argument: the id of the task goes into ad_one_click_task_id.',
    ],
    [
      'a signal in the request',
      (gen) => gen.text2video.create({ ...request, signal: new AbortController().signal } as never),
      'signal is an option, not a field: pass it in the second argument, create(request, { signal }).',
    ],
    [
      'options of a run in the request',
      (gen) => gen.text2video.run({ ...request, timeout: 5000, onUpdate: () => {} } as never),
      'timeout is an option, not a field: pass it in the second argument, create(request, { timeout }).',
    ],
    [
      'a function for updates in the request',
      (gen) => gen.text2video.run({ ...request, onUpdate: () => {} } as never),
      'onUpdate is an option, not a field: pass it in the second argument, run(request, { onUpdate }).',
    ],
    [
      'an option in the request of a part of a film',
      (gen) => gen.adFilm.edit({ ad_one_click_task_id: 'film-1', type: 'generate_bgm', retries: 1 } as never),
      'retries is an option, not a field: ',
    ],
    [
      'a film before the request of its composition',
      (gen) => gen.adFilm.compose('film-1' as never),
      'It is the only argument: the id of the task goes into ad_one_click_task_id.',
    ],
    [
      'the task in the request of a part',
      (gen) => gen.generalOneClick.edit('task-1', undefined as never),
      'not this: Undefined. It is the second argument, after the id.',
    ],
    [
      'the path of a handle',
      (gen) => gen.tasks.resume('out/task.json' as never),
      '"out/task.json" is a path. Read the file, and parse it: JSON.parse(await readFile(path, \'utf8\')).',
    ],
    ['an absolute path', (gen) => gen.tasks.resume('/tmp/task' as never), '"/tmp/task" is a path. Read the file, '],
    [
      'a list of ids',
      (gen) => gen.tasks.get(['a', 'b'] as never),
      'not this: Array. Pass one after the other, or use gen.batch of genmedia/batch.',
    ],
    [
      'the handle that an error does not have',
      (gen) => gen.tasks.resume(undefined as never),
      'An error has a handle only',
    ],
    ['no task to watch', (gen) => gen.tasks.watch(null as never).next(), 'An error has a handle only if a task was'],
    [
      'a film that was not found',
      (gen) => gen.adFilm.get(undefined as never),
      'getAdFilm was not sent: id must be an identifier, or a task or handle that has one, not this: Undefined.',
    ],
    [
      'a deadline that is past',
      (gen) => gen.text2video.run(request, { deadline: new Date('2020-01-01') }),
      'createText2Video was not sent: deadline must be a date that is not in the past, not 2020-01-01T00:00:00.000Z.',
    ],
    [
      'a deadline of the client that is past',
      (gen) =>
        gen.withOptions({ wait: { deadline: new Date('2020-01-01') } }).run({ generator: 'text2video', request }),
      'createText2Video was not sent: deadline must be a date that is not in the past, not 2020-01-01T00:00:00.000Z.',
    ],
    [
      'a form as request',
      (gen) => gen.text2video.create(fields as never),
      'A request is an object such as { field: value }, not this: FormData.',
    ],
    [
      'a text as extraBody',
      (gen) => gen.text2video.create(request, { extraBody: '{"a":1}' as never }),
      'extraBody must be an object with fields.',
    ],
    [
      'onSending that is not a function',
      (gen) => gen.text2video.create(request, { onSending: true as never }),
      'onSending must be a function, not true.',
    ],
    [
      'onUpdate that is not a function',
      (gen) => gen.text2video.run(request, { onUpdate: true as never }),
      'onUpdate must be a function, not true.',
    ],
    [
      'onUpdate of a wait',
      (gen) => gen.tasks.wait('task-1', { onUpdate: true as never }),
      'onUpdate must be a function, not true.',
    ],
    [
      'an invalid header',
      (gen) => gen.tasks.get('task-1', { extraHeaders: { 'x-a': '1', 'x b': 'secret' } }),
      'an object of valid headers, unlike x b.',
    ],
    [
      'a task that was not awaited',
      (gen) => gen.tasks.get(Promise.resolve('task-1') as never),
      'not this: Promise, which must be awaited.',
    ],
    [
      'a field that tasks do not have',
      (gen) => gen.tasks.wait((created as { taskID?: string }).taskID as never),
      'not this: Undefined. Pass what create returned. An error has a handle only if a task was created.',
    ],
    ['an update in place of its task', (gen) => gen.tasks.get({ taskId: 'a' } as never), 'Pass the id in it: "a".'],
    [
      'a URL in place of a handler of callbacks',
      (gen) => gen.text2video.run(request, { callbacks: 'https://example.com/hooks' as never }),
      'callbacks must be a handler of createCallbackHandler. A URL goes into callback_url.',
    ],
    [
      'a generator outside of an object',
      (gen) => gen.create('text2video' as never, request as never),
      'The task of create needs its fields as an object with generator, request, ',
    ],
    [
      'run of a generator that cannot run',
      (gen) => gen.run({ generator: 'generalOneClick', request: {} } as never),
      'Its tasks can only be created: use create. There are ',
    ],
  ])('sends nothing for %s, and says what is wrong', async (_, call, message) => {
    const gen = await client([responds(200, created)]);
    const error = await failure(call(gen));
    expect(['InvalidRequestError', 'ConfigurationError']).toContain(error.name);
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('secret');
    expect(server?.received).toEqual([]);
  });
});

it('says of a deadline whether it was a time or a date, which may be past', async () => {
  const gen = await client([responds(200, task)]);
  const short = await failure(gen.tasks.wait('task-1', { deadline: 20 }));
  expect(short.message).toContain('reached its deadline of 20 ms in the state processing: ');
  const past = await failure(gen.tasks.wait('task-1', { deadline: new Date('2020-01-01') }));
  expect(past.message).toContain('reached its deadline of 2020-01-01T00:00:00.000Z in the state processing: ');
});

it('treats a field of extraBody that is undefined as left out', async () => {
  const gen = await client([responds(200, created)]);
  await gen.text2video.create(request, { extraBody: { prompt: undefined, more: 1 } });
  expect(JSON.parse(`${server?.received[0]?.body}`)).toEqual({ ...request, more: 1 });
});

it('creates and runs with methods that were taken out of a generator', async () => {
  const ended = responds(200, { id: 'task-1', state: 'success', creations: [] });
  const gen = await client([responds(200, created), responds(200, created), ended]);
  const { create } = gen.text2video;
  expect(await create(request)).toMatchObject({ id: 'task-1' });
  const { run } = gen.adFilm;
  expect(await run({ images: [] } as never, { firstPollAfter: 0 })).toMatchObject({ state: 'success' });
});

describe('a wrong URL', () => {
  it('says what to check where nothing listens', async () => {
    const gen = await client([]);
    const baseUrl = `${server?.url}`;
    await server?.close();
    const error = await failure(gen.withOptions({ baseUrl, retries: 0 }).text2video.create(request));
    expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
    expect(error.message).toMatch(/ECONNREFUSED.*\. Check the URL of the service, and that it runs$/);
  });

  it('says what to check about a port that fetch does not use', async () => {
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1:6000', apiKey: 'k', retries: 0 });
    const error = await failure(gen.tasks.get('task-1'));
    expect(error.message).toBe(
      'getTaskCreations got no connection: bad port: fetch does not use this port. Choose another',
    );
  });

  it('says what to check where a page responds', async () => {
    const gen = await client([responds(200, '<html></html>')]);
    expect((await failure(gen.tasks.get('task-1'))).message).toContain('got a page (check the URL of the service): ');
  });

  it('says what to check about a URL that redirects', async () => {
    const gen = await client([responds(301, '', { location: 'https://other.example/' })]);
    const { message } = await failure(gen.tasks.get('task-1'));
    expect(message).toContain('not followed. If the service has moved, change baseUrl');
  });
});

it.each([undefined, { status: 200, data: {} }])(
  'says that fetch returned %j, and leaves the outcome unknown',
  async (returned) => {
    const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch: async () => returned as never });
    const error = await failure(gen.text2video.create(request));
    expect(error.name).toBe('OutcomeUnknownError');
    expect(error.message).toContain('the option fetch must return a Response');
  },
);
