import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AbortError,
  GenMedia,
  type GenMediaOptions,
  NetworkError,
  OutcomeUnknownError,
  RefusedError,
  TimeoutError,
  UnreadableAnswerError,
} from '../../src/index.js';
import { failure } from './failure.js';
import {
  answers,
  type Behaviour,
  cutsAnswer,
  dropsConnection,
  hangs,
  resetsConnection,
  type Server,
  serve,
} from './server.js';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;
const created = { task_id: 'task-1', state: 'created' };
const task = { id: 'task-1', state: 'processing' };

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));

let server: Server | undefined;
afterEach(async () => {
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await server?.close();
});

async function client(behaviours: Behaviour[], options: GenMediaOptions = {}): Promise<GenMedia> {
  server = await serve(...behaviours);
  return new GenMedia({ baseUrl: server.url, apiKey: 'k', ...options });
}

describe('a create whose outcome is unknown is sent once, and says so', () => {
  const cases: [string, Behaviour, new (...args: never[]) => Error, GenMediaOptions?][] = [
    ['the connection is dropped', dropsConnection, NetworkError],
    ['the connection is reset', resetsConnection, NetworkError],
    ['the answer is cut off', cutsAnswer('{"task_id":"ta'), NetworkError],
    ['nothing comes within the time-out', hangs, TimeoutError, { timeout: 50 }],
    ['the answer stops halfway', (response) => response.write('{"task_id":'), TimeoutError, { timeout: 50 }],
    ['a page comes instead of JSON', answers(200, '<html>Welcome</html>'), UnreadableAnswerError],
    ['half of the JSON comes', answers(200, '{"task_id":"ta'), UnreadableAnswerError],
    ['the answer is empty', answers(200), UnreadableAnswerError],
    ['status 204 brings no answer', answers(204), UnreadableAnswerError],
    ['the answer names no task', answers(200, { state: 'created' }), UnreadableAnswerError],
    ['the answer names an empty task', answers(200, { task_id: '', state: 'created' }), UnreadableAnswerError],
    ['the answer is null', answers(200, 'null'), UnreadableAnswerError],
    ['the server fails with 500', answers(500, { error: 'x' }), RefusedError],
    ['a gateway fails with 502', answers(502, '<html>Bad gateway</html>'), RefusedError],
    ['the server is overloaded, with Retry-After', answers(503, '', { 'retry-after': '0' }), RefusedError],
    ['a gateway gives up with 504', answers(504), RefusedError],
    ['the outcome is said to be elsewhere, by 303', answers(303, '', { location: '/tasks/1' }), RefusedError],
    ['the answer is a list', answers(200, '[]'), UnreadableAnswerError],
  ];

  it.each(cases)('%s', async (_, behaviour, cause, options) => {
    const gen = await client([behaviour, answers(200, created)], options);
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(cause);
    expect(error).toMatchObject({ operation: 'createText2Video' });
    expect(error.message).toContain('. Its outcome is unknown: it may have made a task and taken credits.');
    expect(server?.received.map(({ method }) => method)).toEqual(['POST']);
  });

  it('holds for every request that changes something', async () => {
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

  it('names the film that an edit was for', async () => {
    const gen = await client([dropsConnection]);
    const edit = gen.adFilm.edit({ ad_one_click_task_id: 'film-1', type: 'generate_bgm', prompt: 'Slow piano' });
    expect(await failure(edit)).toMatchObject({ taskId: 'film-1', operation: 'editAdFilm' });
  });
});

describe('a create is sent again where nothing was accepted', () => {
  it('after status 429', async () => {
    const gen = await client([answers(429, '', { 'retry-after': '0' }), answers(200, created)]);
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    expect(server?.received.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(server?.received[0]?.body).toBe(server?.received[1]?.body);
  });

  it('not before the time that the service asks for, given in seconds', async () => {
    const gen = await client([answers(429, '', { 'retry-after': '2' }), answers(200, created)]);
    const start = performance.now();
    await gen.text2video.create(request);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1990);
  });

  it('not before the time that the service asks for, given as a date', async () => {
    const date = new Date(Date.now() + 2500).toUTCString();
    const gen = await client([answers(429, '', { 'retry-after': date }), answers(200, created)]);
    await gen.text2video.create(request);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(date) - 10);
  });

  it.each(['1.5', '1, 9', ' 1 '])('also where it is written as "%s"', async (retryAfter) => {
    const gen = await client([answers(429, '', { 'retry-after': retryAfter }), answers(200, created)]);
    const start = performance.now();
    await gen.text2video.create(request);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    expect(performance.now() - start).toBeLessThan(8000);
  });

  it('a bounded number of times', async () => {
    const gen = await client([answers(429, { why: 'busy' }, { 'retry-after': '0' })], { retries: 2 });
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ status: 429, body: { why: 'busy' }, retryAfter: 0 });
    expect(server?.received).toHaveLength(3);
  });

  it('not at all when the service asks for more than a minute: the caller decides', async () => {
    const gen = await client([answers(429, '', { 'retry-after': '61' })]);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ status: 429, retryAfter: 61_000 });
    expect(server?.received).toHaveLength(1);
  });

  it('after a refused connection, until the service is up', async () => {
    const gen = await client([]);
    const { url } = server as Server;
    await server?.close();
    const task = gen.text2video.create(request);
    await new Promise((resolve) => setTimeout(resolve, 200));
    let posts = 0;
    const late = createServer((_, response) => {
      posts += 1;
      response.end(JSON.stringify(created));
    }).listen(Number(new URL(url).port), '127.0.0.1');
    expect(await task).toMatchObject({ id: 'task-1' });
    expect(posts).toBe(1);
    late.close();
    late.closeAllConnections();
  });

  it.each(['127.0.0.1', 'localhost', 'host.invalid'])(
    'and if %s stays unreachable, nothing was spent',
    async (host) => {
      const { url, close } = await serve();
      await close();
      const gen = new GenMedia({ baseUrl: url.replace('127.0.0.1', host), apiKey: 'k', retries: 1 });
      const error = await failure(gen.text2video.create(request));
      expect(error).toBeInstanceOf(NetworkError);
      expect(error.isUnconnected).toBe(true);
      expect(error.message).toMatch(/^createText2Video found no connection: .*(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)/);
    },
  );
});

it.each([
  [{ task_id: 'a', id: 'b', state: 'created' }, 'a'],
  [{ id: 'b', state: 'created' }, 'b'],
  [{ task_id: '', id: 'b', state: 'created' }, 'b'],
  [{ sub_task_id: 'c', task_id: 'a', id: 'b', state: 'created' }, 'c'],
  [{ compose_sub_task_id: 'd', sub_task_id: 'c', id: 'b', state: 'success' }, 'd'],
])('of the identifiers in %j, the task is %s', async (answer, id) => {
  const gen = await client([answers(200, answer)]);
  const task = await gen.text2video.create(request);
  expect(task).toEqual({ id, state: answer.state, operation: 'createText2Video', raw: answer });
});

it('names the status and the film where an answer has no task', async () => {
  const gen = await client([answers(202, { state: 'created' })]);
  const edit = gen.adFilm.edit({ ad_one_click_task_id: 'film-1', type: 'generate_bgm', prompt: 'Slow piano' });
  const error = await failure(edit);
  expect(error).toMatchObject({
    name: 'OutcomeUnknownError',
    taskId: 'film-1',
    cause: { status: 202, taskId: 'film-1' },
  });
});

it('a task that fails at once says so, also without its identifier', async () => {
  const gen = await client([answers(200, { state: 'failed', err_code: 'E1' })]);
  const error = await failure(gen.text2video.create(request));
  expect(error).toMatchObject({ name: 'TaskFailedError', errCode: 'E1', message: 'The task failed with err_code E1' });
});

describe('a refused create is not sent again', () => {
  it.each([400, 401, 403, 404, 408, 409, 413, 422])('after status %i', async (status) => {
    const gen = await client([answers(status, { why: 'no' })]);
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ status, body: { why: 'no' }, operation: 'createText2Video' });
    expect(error.message).toBe(`createText2Video was refused with status ${status}: {"why":"no"}`);
    expect(server?.received).toHaveLength(1);
  });

  it('keeps a body that is not JSON as text', async () => {
    const gen = await client([answers(400, 'Bad prompt')]);
    expect(await failure(gen.text2video.create(request))).toMatchObject({ body: 'Bad prompt' });
  });
});

describe('a read is sent again', () => {
  it.each([
    ['a dropped connection', dropsConnection],
    ['a cut-off answer', cutsAnswer('{"id":')],
    ['status 429', answers(429, '', { 'retry-after': '0' })],
    ['status 500', answers(500)],
    ['status 503 with Retry-After', answers(503, '', { 'retry-after': '0' })],
  ])('after %s', async (_, behaviour) => {
    const gen = await client([behaviour, answers(200, task)]);
    expect(await gen.tasks.get('task-1')).toEqual(task);
    expect(server?.received).toHaveLength(2);
  });

  it('three times, unless told otherwise', async () => {
    const gen = await client([answers(500, { why: 'x' })]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'RefusedError', status: 500, taskId: 'task-1' });
    expect(error.message).toBe('getTaskCreations failed with status 500: {"why":"x"}');
    expect(server?.received).toHaveLength(4);
  });

  it('but not after another refusal', async () => {
    const gen = await client([answers(404)]);
    expect(await failure(gen.tasks.get('task-1'))).toMatchObject({ name: 'RefusedError', status: 404 });
    expect(server?.received).toHaveLength(1);
  });

  it.each([
    ['a page', '<html></html>', 'something that is not JSON: <html></html>'],
    ['half of its JSON', '{"id":"task', 'something that is not JSON: {"id":"task'],
    ['nothing', '', 'nothing'],
  ])('and answered with %s, tells what came', async (_, text, said) => {
    const gen = await client([answers(200, text)]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toBeInstanceOf(UnreadableAnswerError);
    expect(error).toMatchObject({ status: 200, text, taskId: 'task-1' });
    expect(error.message).toBe(`getTaskCreations was answered with ${said}`);
    expect(server?.received).toHaveLength(1);
  });

  it('is never served from a cache', async () => {
    const modes: string[] = [];
    const gen = await client([answers(200, task), answers(200, created)], {
      fetch: (request) => {
        modes.push((request as Request & { cache: string }).cache);
        return fetch(request);
      },
    });
    await gen.tasks.get('task-1');
    await gen.text2video.create(request);
    expect(modes).toEqual(['no-store', 'default']);
  });
});

describe('time-out and abort', () => {
  it('end a read with an error of their own', async () => {
    const gen = await client([hangs]);
    const timedOut = await failure(gen.tasks.get('task-1', { timeout: 30 }));
    expect(timedOut).toBeInstanceOf(TimeoutError);
    expect(timedOut.message).toBe('getTaskCreations had no complete answer after 30 ms');
    expect(server?.received).toHaveLength(1);
    const controller = new AbortController();
    const call = failure(gen.tasks.get('task-1', { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error('The user left.')), 30);
    const error = await call;
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ taskId: 'task-1', cause: { message: 'The user left.' } });
  });

  it('send nothing when the signal is aborted before', async () => {
    const gen = await client([answers(200, created)]);
    const error = await failure(gen.text2video.create(request, { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(AbortError);
    expect(server?.received).toEqual([]);
  });

  it('leave the outcome of a create unknown once it is sent', async () => {
    const gen = await client([hangs]);
    const error = await failure(gen.text2video.create(request, { signal: AbortSignal.timeout(50) }));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error.cause).toBeInstanceOf(AbortError);
  });

  it('end a pause before the next try at once, and nothing was accepted by then', async () => {
    const gen = await client([answers(429, '', { 'retry-after': '30' })]);
    const controller = new AbortController();
    const call = failure(gen.text2video.create(request, { signal: controller.signal }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    controller.abort();
    expect(await call).toBeInstanceOf(AbortError);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('hold also where fetch does not heed the signal', async () => {
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: () => new Promise(() => {}) });
    expect(await failure(gen.tasks.get('task-1', { timeout: 30 }))).toBeInstanceOf(TimeoutError);
    const error = await failure(gen.tasks.get('task-1', { signal: AbortSignal.timeout(30) }));
    expect(error).toBeInstanceOf(AbortError);
  });

  it('take one listener for all calls of a signal, and all of them end', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const gen = await client([hangs]);
    const controller = new AbortController();
    const calls = Array.from({ length: 40 }, () => failure(gen.tasks.get('task-1', { signal: controller.signal })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    controller.abort();
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortError);
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('end a call also after another one of the same signal has ended', async () => {
    const gen = await client([answers(200, task), hangs]);
    const controller = new AbortController();
    const { signal } = controller;
    const [first, second] = [gen.tasks.get('task-1', { signal }), failure(gen.tasks.get('task-1', { signal }))];
    await first;
    controller.abort();
    expect(await second).toBeInstanceOf(AbortError);
  });

  it('leave no listener on a signal that outlives the call', async () => {
    const gen = await client([answers(500), answers(200, task)]);
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners += 1;
      addEventListener.apply(signal, args);
    };
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      removeEventListener.apply(signal, args);
    };
    await gen.tasks.get('task-1', { signal });
    expect(listeners).toBe(0);
    expect(server?.received).toHaveLength(2);
  });

  it('leave no timer behind that would keep a process alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const gen = await client([answers(200, task)]);
    await gen.tasks.get('task-1');
    const before = timers();
    for (let call = 0; call < 5; call += 1) await gen.tasks.get('task-1');
    expect(timers()).toBeLessThan(before + 5);
  });

  it('come after a minute, unless told otherwise', async () => {
    vi.useFakeTimers();
    try {
      const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: () => new Promise(() => {}) });
      let error: Error | undefined;
      gen.tasks.get('task-1').catch((reason) => {
        error = reason;
      });
      await vi.advanceTimersByTimeAsync(59_999);
      expect(error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(error).toBeInstanceOf(TimeoutError);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('a create that fails before its owner looks at it does not end the process', async () => {
  const gen = await client([answers(400)]);
  const calls = [gen.text2video.create(request), gen.subjects.create({}), gen.generalOneClick.edit('task-1', {})];
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const call of calls) expect(await failure(call)).toBeInstanceOf(RefusedError);
});
