import { afterEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { download } from '../../src/download/index.js';
import { ConfigurationError, GenMedia, type GenMediaEvent, isGenMediaError } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { hangs, responds } from './server.js';

afterEach(() => void vi.restoreAllMocks());

// biome-ignore lint/suspicious/noExplicitAny: programs without types can call anything.
type Untyped = any;

const connection = { baseUrl: 'https://service.example', apiKey: 'k' };
const plain = new GenMedia(connection);
const gen: Untyped = plain.use(batch);
const done = { id: 'task-1', state: 'success', creations: [] };

describe('a name that does not exist', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a generator in another case',
      () => gen.text2Video.create(request),
      'gen has no text2Video. Did you mean text2video?',
    ],
    ['a misspelled generator', () => gen.text2vidoe, 'gen has no text2vidoe. Did you mean text2video?'],
    ['a misspelled method', () => gen.text2video.crate(request), 'gen.text2video has no crate. Did you mean create?'],
    ['a misspelled method of tasks', () => gen.tasks.waitt('a'), 'gen.tasks has no waitt. Did you mean wait?'],
    ['a misspelled method of subjects', () => gen.subjects.lists(), 'gen.subjects has no lists. Did you mean list?'],
    [
      'a misspelled method of films',
      () => gen.adFilm.composed({}),
      'gen.adFilm has no composed. Did you mean compose?',
    ],
    ['a misspelled method of the client', () => gen.withOption({}), 'gen has no withOption. Did you mean withOptions?'],
    ['a misspelled extension', () => gen.batches([]), 'gen has no batches. Did you mean batch?'],
    [
      'a run of what has none',
      () => gen.generalOneClick.run({}),
      'gen.generalOneClick has no run. Its tasks can only be created: use create, and then gen.tasks.wait.',
    ],
    ['a wait of a generator', () => gen.text2video.wait('a'), 'gen.text2video has no wait. Use gen.tasks.wait.'],
    ['a wait of the client', () => gen.resume('a'), 'gen has no resume. Use gen.tasks.resume.'],
    [
      'the generator as a function',
      () => gen.text2video(request),
      'gen.text2video is not a function. Use gen.text2video.create(...) or gen.text2video.run(...).',
    ],
    [
      'subjects as a function',
      () => gen.subjects(),
      'gen.subjects is not a function. Use gen.subjects.create(...) or ',
    ],
  ])('says what was meant by %s', (_, use, message) => {
    expect(use).toThrow(ConfigurationError);
    expect(use).toThrow(message);
  });

  it.each([
    'then toJSON inspect constructor nodeType $$typeof asymmetricMatch _isMockFunction @@iterator length size message',
    'stack cause default __esModule __v_isRef isAxiosError call apply props type key hasAttribute onEvent cancel',
  ])('returns undefined for names that others test for: %s', async (names) => {
    for (const name of names.split(' ').filter((one) => one !== 'constructor'))
      for (const one of [gen, gen.tasks, gen.subjects, gen.text2video, gen.generalOneClick, gen.batch([])])
        if (!(name in one)) expect(one[name], name).toBe(undefined);
    expect(gen[Symbol.iterator]).toBe(undefined);
    expect(await gen).toBe(gen);
    expect('text2Video' in gen).toBe(false);
  });

  it('leaves objects as they are otherwise', () => {
    expect(`${gen}`).toBe('[object Object]');
    expect(gen instanceof Object && gen instanceof GenMedia).toBe(true);
    expect(Object.keys(gen.text2video)).toEqual(['create', 'run']);
    expect(Object.keys(gen)).toContain('generalOneClick');
    expect(Object.hasOwn(gen, 'speech')).toBe(true);
    vi.spyOn(gen.text2video, 'create').mockReturnValue('mocked');
    expect(gen.text2video.create()).toBe('mocked');
  });
});

describe('a promise that was not awaited', () => {
  it.each<[string, (gen: Untyped) => Untyped]>([
    ['wait', (one) => one.tasks.wait(created.task_id, { firstPollAfter: 0 })],
    ['resume', (one) => one.tasks.resume({ id: created.task_id }, { firstPollAfter: 0 })],
    ['run', (one) => one.text2video.run(request, { firstPollAfter: 0 })],
  ])('says that a promise was not awaited where its updates or results are read: %s', async (name, start) => {
    const one = await client([responds(200, name === 'run' ? created : done), responds(200, done)]);
    const waiting = start(one);
    const iterate = async () => {
      for await (const { state } of waiting) expect(state).toBe('never');
    };
    const message = 'Await a wait. To see changes, read gen.tasks.watch with for await.';
    await expect(iterate()).rejects.toThrow(message);
    expect(() => waiting.creations[0]).toThrow(message);
    expect(Object.keys(waiting)).toEqual([]);
    expect(await waiting).toEqual(done);
  });
});

describe('an extension that is called as the method that it adds', () => {
  const message = (name: string) => `${name} is an extension of a client: gen.use(${name}), and then gen.${name}(…).`;

  it.each<[string, () => unknown]>([
    ['batch', () => batch([{ generator: 'text2video', request }] as Untyped)],
    ['batch', () => (batch as Untyped)()],
    ['download', () => (download as Untyped)({ id: 'task-1' }, 'a.mp4')],
    ['download', () => (download as Untyped)('task-1', 'a.mp4')],
  ])('says how to use an extension that is called as the method that it adds: %s', (name, call) => {
    expect(call).toThrow(ConfigurationError);
    expect(call).toThrow(message(name));
  });
});

describe('isGenMediaError with a code that does not exist', () => {
  it.each([
    ['RejectedError', 'There is no code "RejectedError". Did you mean rejected? '],
    ['TaskFailedError', 'There is no code "TaskFailedError". Did you mean task_failed? '],
    ['OutcomeUnknown', 'There is no code "OutcomeUnknown". Did you mean outcome_unknown? '],
    ['404', 'There is no code "404". There are abort, configuration, '],
    [404, 'There is no code 404. There are abort, '],
  ])('says which codes there are instead of %j, and keeps what was caught', async (code, message) => {
    const one = await client([responds(400)]);
    const error = Object.assign(await failure(one.tasks.get('task-1')), { extra: 1 });
    let thrown: Untyped;
    try {
      isGenMediaError(error, code as never);
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBeInstanceOf(ConfigurationError);
    expect(thrown.message).toContain(message);
    expect([thrown.cause, thrown.handle, thrown.taskId]).toEqual([error, { id: 'task-1' }, 'task-1']);
  });

  it('returns false for codes that exist', () => {
    for (const code of ['journal', 'callback', 'download', 'in_progress', 'gen_media', 'abort'] as const)
      expect(isGenMediaError(new Error('x'), code)).toBe(false);
    // @ts-expect-error: it is the name of a class.
    expect(() => isGenMediaError(undefined, 'DeadlineError')).toThrow('Did you mean deadline?');
  });
});

describe('a value that is not a handle', () => {
  it.each<[string, unknown]>([
    ['a promise', Promise.resolve({ id: 'a' })],
    ['a response', { task_id: 'a', state: 'created' }],
    ['an unparsed handle', '{"id":"a"}'],
    ['nothing', undefined],
  ])('adds no handle to the error for %s', async (_, value) => {
    const calls = [gen.tasks.get(value), gen.tasks.wait(value), gen.tasks.watch(value).next()];
    for (const call of calls) {
      const error = await failure(call);
      expect([error.handle, error.taskId]).toEqual([undefined, undefined]);
      expect(error.message).not.toContain('The wait for task {}');
    }
  });
});

describe('a call that ended too early', () => {
  it('names the option timeout and its unit', async () => {
    const one = await client([hangs, hangs], { timeout: 50, retries: 0 });
    const says = 'timed out after 50 ms (option timeout, in milliseconds)';
    expect((await failure(one.tasks.get('task-1'))).message).toBe(`getTaskCreations ${says}`);
    expect((await failure(one.text2video.create(request))).message).toContain(`createText2Video ${says}`);
  });

  it('says why the signal ended the call', async () => {
    const one = await client([responds(200, task)]);
    const stop = new AbortController();
    // As AbortSignal.timeout does, once there is a task: how long that takes depends on the machine.
    const onUpdate = () => stop.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    const timeout = await failure(one.tasks.wait('task-1', { firstPollAfter: 0, signal: stop.signal, onUpdate }));
    expect(timeout.message).toBe(
      'The wait for task task-1 was aborted (The operation was aborted due to timeout): resume it with error.handle',
    );
    const left = await failure(one.text2video.create(request, { signal: AbortSignal.abort('SIGTERM') }));
    expect(left.message).toBe('createText2Video was aborted (SIGTERM)');
    const unnamed = await failure(one.text2video.create(request, { signal: AbortSignal.abort() }));
    expect(unnamed.message).toBe('createText2Video was aborted');
    expect(server?.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('an option that is probably a mistake', () => {
  const respond = async () => Response.json({ ...created, ...done });
  const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

  it.each<[string, (one: GenMedia) => Promise<unknown>, string]>([
    [
      'a timeout in seconds',
      (one) => one.withOptions({ timeout: 60 }).text2video.create(request),
      'The option timeout is 60 ms: a create that takes longer may be paid and lost. It is in milliseconds, such as 60_000.',
    ],
    [
      'a timeout of a call in seconds',
      (one) => one.text2video.create(request, { timeout: 60 }),
      'The option timeout is 60 ms: ',
    ],
    [
      'an interval in seconds',
      (one) => one.tasks.wait('task-1', { interval: 5, firstPollAfter: 0 }),
      'The option interval is 5 ms: a new task is polled that often. It is in milliseconds, such as 5_000.',
    ],
    [
      'callbacks without a callback_url',
      (one) => one.text2video.run(request, { callbacks: { listen: () => () => {} }, firstPollAfter: 0 }),
      'The option callbacks was passed for a request without callback_url: no update comes, and the task is polled a fifth as often.',
    ],
  ])('warns once of an option that is probably a mistake: %s', async (_, call, message) => {
    const warn = warnings();
    const one = new GenMedia({ ...connection, fetch: respond });
    await call(one);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toContain(`genmedia: ${message}`);
    warn.mockClear();
    const events: GenMediaEvent[] = [];
    const quiet = new GenMedia({ ...connection, fetch: respond, onEvent: (event) => void events.push(event) });
    await call(quiet);
    await call(quiet);
    const found = () => events.filter(({ type }) => type === 'warning');
    await vi.waitFor(() => expect(found().length).toBeGreaterThan(0));
    expect(found()[0]).toMatchObject({ type: 'warning', reason: expect.stringContaining(message) });
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not warn of options that are right', async () => {
    const warn = warnings();
    const one = new GenMedia({ ...connection, fetch: respond });
    const callbacks = { listen: () => () => {} };
    await one.text2video.run({ ...request, callback_url: 'https://a.example' }, { callbacks, firstPollAfter: 0 });
    await one.tasks.get('task-1', { timeout: 500 });
    await one.tasks.wait('task-1', { timeout: 500, interval: 100, firstPollAfter: 0 });
    await one.text2video.create(request, { timeout: 1000 });
    // Times of tests are short.
    for (const baseUrl of ['http://localhost:4020', 'http://127.0.0.1:4020', 'http://[::1]:4020'])
      await new GenMedia({ ...connection, baseUrl, fetch: respond, timeout: 60 }).text2video.create(request);
    const { fetch } = createSandbox();
    await new GenMedia({ ...connection, fetch, timeout: 900 }).text2video.create(request);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(warn).not.toHaveBeenCalled();
  });
});

it('says what a fetch without a Response returned, and leaves the outcome unknown', async () => {
  const one = new GenMedia({ ...connection, fetch: (async () => undefined) as never });
  const error = await failure(one.text2video.create(request));
  expect(error.name).toBe('OutcomeUnknownError');
  expect(error.message).toContain('the option fetch must return a Response, not Undefined');
});
