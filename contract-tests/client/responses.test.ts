import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { ConfigurationError, type OperationId } from '../../src/index.js';
import { validateResponse } from '../../src/validate/index.js';
import { calls } from './calls.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { responds } from './server.js';

afterEach(() => void vi.unstubAllGlobals());

const headers = { 'x-request-id': 'req-7', 'x-quota': '3', 'set-cookie': 'session=1' };

describe('an error after a response', () => {
  it.each<[string, number, unknown, string]>([
    ['a rejection', 400, { why: 'no' }, 'RejectedError'],
    ['a server error of a create', 500, {}, 'OutcomeUnknownError'],
    ['a response that is not JSON', 200, '<p>', 'OutcomeUnknownError'],
    ['a response without a task', 200, {}, 'OutcomeUnknownError'],
    ['a failed task', 200, { id: '1', state: 'failed' }, 'TaskFailedError'],
  ])('adds the headers and the request id to the error after %s', async (_, status, body, name) => {
    const gen = await client([responds(status, body, headers)]);
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name, requestId: 'req-7', headers: { 'x-request-id': 'req-7', 'x-quota': '3' } });
    expect(error.headers).not.toHaveProperty('set-cookie');
  });

  it('adds the headers to an error of a read, and to none without a response', async () => {
    const gen = await client([responds(200, { ...task, id: 'task-2' }, headers)]);
    expect(await failure(gen.tasks.get('task-1'))).toMatchObject({
      name: 'UnreadableResponseError',
      requestId: 'req-7',
    });
    await server?.close();
    const error = await failure(gen.tasks.get('task-1', { retries: 0 }));
    expect([error.name, error.headers, error.requestId]).toEqual(['NetworkError', undefined, undefined]);
  });

  it.each([
    [{ 'request-id': 'r' }, 'r'],
    [{ 'cf-ray': 'ray' }, 'ray'],
    [{ 'x-request-id': 'x', 'cf-ray': 'ray' }, 'x'],
    [{}, undefined],
  ])('finds the id of the request in %j', async (sent, id) => {
    const gen = await client([responds(404, '', sent as Record<string, string>)]);
    expect((await failure(gen.tasks.get('task-1'))).requestId).toBe(id);
  });

  it('leaves out a header that quotes the key', async () => {
    const apiKey = 'secret-key-1';
    const gen = await client([responds(401, '', { 'x-request-id': apiKey, 'x-echo': `Token ${apiKey}` })], { apiKey });
    const error = await failure(gen.tasks.get('task-1'));
    expect(error.headers['x-echo']).toBe('Token [API key]');
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain(apiKey);
  });

  it('converts an error to JSON with its message', async () => {
    const gen = await client([responds(404, { why: 'gone' }, headers)]);
    const json = JSON.parse(JSON.stringify(await failure(gen.tasks.get('task-1'))));
    expect(json).toMatchObject({
      name: 'RejectedError',
      message: 'getTaskCreations was rejected with status 404: {"why":"gone"}',
      status: 404,
      taskId: 'task-1',
      requestId: 'req-7',
    });
  });
});

describe('an undocumented response', () => {
  const open = (Object.keys(calls) as OperationId[]).filter((operation) => /Subject|General/.test(operation));
  const documented = (Object.keys(calls) as OperationId[]).filter((operation) => !open.includes(operation));

  it.each(open)('returns the response of %s as it is, whatever JSON it is', async (operation) => {
    for (const body of [[{ id: 's-1' }], [], {}, 'null', '"done"', 'true', '7']) {
      const gen = await client([responds(200, body)], { maxCredits: 5 });
      const result = await calls[operation](gen, {}, {}, 'task-1');
      const returned = operation === 'createGeneralOneClick' ? result.raw : result;
      expect(returned).toEqual(typeof body === 'string' ? JSON.parse(body) : body);
      expect(validateResponse(operation, returned)).toEqual([]);
      await server?.close();
    }
  });

  it.each(open)('rejects a response of %s that is not JSON', async (operation) => {
    const gen = await client([responds(200, '<p>')]);
    expect((await failure(calls[operation](gen, {}, {}, 'task-1'))).message).toContain('got a page');
  });

  it.each(documented)('rejects a list as the response of %s', async (operation) => {
    const gen = await client([responds(200, [{ id: 'task-1', task_id: 'task-1', state: 'created' }])]);
    expect((await failure(calls[operation](gen, {}, {}, 'task-1'))).message).toContain('got no JSON object');
  });
});

describe('withResponse', () => {
  const body = { task_id: 'task-1', id: 'task-1', state: 'created', film: 1 };

  it.each(Object.keys(calls) as OperationId[])('returns the result and the response of %s', async (operation) => {
    const gen = await client([responds(200, body, headers)]);
    const call = calls[operation](gen, { any: 1 }, {}, 'task-1') as ReturnType<typeof gen.tasks.get>;
    const { data, response, requestId } = await call.withResponse();
    expect(data).toEqual(await call);
    expect([response.status, response.headers.get('x-quota'), requestId]).toEqual([200, '3', 'req-7']);
    expect(server?.received).toHaveLength(1);
  });

  it('rejects as the call does, and leaves no rejection unhandled', async () => {
    const gen = await client([responds(404, '', headers)]);
    expect(await failure(gen.tasks.get('task-1').withResponse())).toMatchObject({ name: 'RejectedError' });
    expect(await failure(gen.text2video.create(request).withResponse())).toMatchObject({ name: 'RejectedError' });
    gen.text2video.create(request).withResponse();
    await expect.poll(() => server?.received.length).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
});

describe('the headers of a request', () => {
  it('names the package and the runtime in the headers of a request', async () => {
    const gen = await client([responds(200, created)]);
    await gen.text2video.create(request);
    const { version } = process;
    const { navigator } = globalThis as { navigator?: { userAgent?: string } };
    const runtime = navigator?.userAgent ?? `Node.js/${version}`;
    expect(server?.received[0]?.headers['user-agent']).toMatch(/^genmedia\/\d+\.\d+\.\d+(-rc\.\d+)? Node\.js\/v?\d+/);
    expect(server?.received[0]?.headers['user-agent']).toContain(runtime);
  });

  it('leaves the user agent to a browser', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11) Chrome/1' });
    const gen = await client([responds(200, created)]);
    await gen.text2video.create(request);
    expect(server?.received[0]?.headers['user-agent']).not.toContain('genmedia');
  });

  it('accepts a Headers object of the platform, for the client as for a call', async () => {
    const gen = await client([responds(200, created)], { extraHeaders: new Headers({ 'X-Team': 'films' }) as never });
    await gen.text2video.create(request, { extraHeaders: new Headers({ 'X-Trace': 'a' }) as never });
    expect(server?.received[0]?.headers).toMatchObject({ 'x-team': 'films', 'x-trace': 'a' });
  });

  it('sends the headers and the query of the client, unless the call has others', async () => {
    const gen = await client([responds(200, created)], {
      extraHeaders: { 'X-Team': 'films', 'X-Trace': 'none', 'User-Agent': 'our-app/2' },
      extraQuery: { region: 'eu', tier: 1 },
    });
    await gen.text2video.create(request, { extraHeaders: { 'x-trace': 'abc' }, extraQuery: { tier: 2 } });
    const { url, headers: sent } = server?.received[0] ?? { url: '', headers: {} };
    expect(sent).toMatchObject({
      'x-team': 'films',
      'x-trace': 'abc',
      'user-agent': 'our-app/2',
      authorization: 'Token k',
    });
    expect(new URL(`${url}`, 'http://localhost').search).toBe('?region=eu&tier=2');
  });

  it.each([
    [{ authorization: 'Token other' }, 'without Authorization, which the client sets: pass the key as apiKey.'],
    [{ 'x y': '1' }, 'an object of valid headers, unlike x y.'],
  ])('rejects %j as headers of the client', async (extraHeaders, mustBe) => {
    await expect(client([responds(200)], { extraHeaders: extraHeaders as never })).rejects.toThrow(
      `extraHeaders must be ${mustBe}`,
    );
    await expect(client([responds(200)], { extraHeaders: extraHeaders as never })).rejects.toBeInstanceOf(
      ConfigurationError,
    );
  });
});

describe('withOptions', () => {
  it('returns a client with other options and the same extensions', async () => {
    const gen = (
      await client([responds(404), responds(404, '', { 'retry-after': '0' })], { apiKey: 'secret-key-1' })
    ).use(batch);
    const other = gen.withOptions({ extraHeaders: { 'x-team': 'films' } });
    expect(other).not.toBe(gen);
    const { results } = other.batch([{ id: 'task-1' }], { firstPollAfter: 0 });
    expect((await results)[0]?.error).toMatchObject({ name: 'RejectedError' });
    await failure(gen.tasks.get('task-1'));
    expect(server?.received.map(({ headers: sent }) => [sent.authorization, sent['x-team']])).toEqual([
      ['Token secret-key-1', 'films'],
      ['Token secret-key-1', undefined],
    ]);
    expect(inspect(gen, { depth: 9, showHidden: true })).not.toContain('secret-key-1');
    expect(() => gen.withOptions({ retries: -1 })).toThrow('retries must be a whole number of at least 0, not -1.');
  });
});
