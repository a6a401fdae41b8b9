import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { examplesOf, operations } from '../support/document.js';
import { clientOf } from './setup.js';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ speed: 0 });
});
afterEach(() => sandbox.close());

const request = { model: 'genq2', prompt: 'A boat' } as const;
const json = { 'content-type': 'application/json' };

/** Sends a request to the controls. */
async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { ...json, ...headers } };
  const response = await sandbox.fetch(`http://localhost/_sandbox${path}`, { method, headers, ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

describe('the lists of the controls', () => {
  it('lists tasks, requests with their rejections, and callbacks, the newest first and without the key', async () => {
    const gen = clientOf(sandbox, { apiKey: 'secret-key' });
    const { id } = await gen.text2video.create({ ...request, callback_url: 'http://secret-key.example/secret-key' });
    await gen.text2video.create({ ...request, duration: 99 } as never).catch(() => {});
    await sandbox.advance('1m');

    const { tasks } = (await control('GET', '/tasks')).body;
    expect(tasks).toMatchObject([
      { id, operation: 'createText2Video', state: 'success', progress: 100, errCode: '', credits: 10 },
    ]);
    const { requests } = (await control('GET', '/requests')).body;
    expect(requests).toMatchObject([
      {
        number: 2,
        status: 422,
        rejection: { code: 'invalid_request', violations: [{ path: '/duration', rule: 'maximum', allowed: 10 }] },
      },
      { number: 1, status: 200, taskId: id, hasKey: true },
    ]);
    expect(JSON.stringify(requests)).not.toContain('secret-key');
    const { callbacks } = (await control('GET', '/callbacks')).body;
    expect(callbacks).toMatchObject([
      { taskId: id, state: 'success', outcome: 'not sent', why: expect.stringContaining('not on this machine') },
      { taskId: id, state: 'processing', outcome: 'not sent' },
    ]);
    expect(requests).toEqual(JSON.parse(JSON.stringify(sandbox.requests())));
  });

  it('lists 100 items by default, and counts all of them in the state', async () => {
    const gen = clientOf(sandbox);
    for (let count = 0; count < 130; count += 1) await gen.text2video.create(request);
    expect((await control('GET', '/tasks')).body.tasks).toHaveLength(100);
    expect((await control('GET', '/requests?limit=130')).body.requests).toHaveLength(130);
    expect((await control('GET', '/tasks?limit=0')).body.tasks).toEqual([]);
    expect((await control('GET', '/state')).body.counts).toEqual({
      tasks: 130,
      requests: 130,
      callbacks: 0,
      failures: 0,
    });
    for (const limit of ['-1', 'all', '', '1e3', '9999999']) {
      expect((await control('GET', `/tasks?limit=${limit}`)).status).toBe(422);
    }
  });

  it('lists every example of a request in the document', async () => {
    const { examples } = (await control('GET', '/examples')).body;
    const all = operations.flatMap(({ operation }) =>
      examplesOf(operation.requestBody).map(([name]) => `${operation.operationId} ${name}`),
    );
    expect(examples.map(({ operation, name }: Record<string, string>) => `${operation} ${name}`)).toEqual(all);
  });

  it('lists no requests to the controls', async () => {
    await control('GET', '/state');
    expect(sandbox.requests()).toEqual([]);
  });
});

describe('the controls', () => {
  it('moves the clock', async () => {
    const before = sandbox.now().getTime();
    const { status, body } = await control('POST', '/advance', { by: '24h' });
    expect(status).toBe(200);
    expect(Date.parse(body.now) - before).toBe(86_400_000);
  });

  it('sets faults, lists the active ones, and resets', async () => {
    const faults = [{ fault: 'status', code: 503, times: 2, operation: 'listSubjects' }];
    expect((await control('PUT', '/faults', { faults })).body.faults).toEqual(faults);
    const gen = clientOf(sandbox, { retries: 0 });
    await expect(gen.subjects.list()).rejects.toMatchObject({ status: 503 });
    expect((await control('GET', '/state')).body).toMatchObject({ speed: 0, faults: [{ times: 1 }] });
    await gen.text2video.create(request);
    expect((await control('POST', '/reset', {})).body.faults).toEqual([]);
    expect(sandbox.tasks()).toEqual([]);
    expect(await gen.subjects.list()).toEqual({ subjects: [] });
  });

  it.each([
    ['POST', '/advance', { by: 'soon' }, 422, 'The argument of advance must be a string with a unit'],
    ['POST', '/advance', { by: '5' }, 422, 'The argument of advance must be a string with a unit'],
    ['POST', '/advance', { by: 30 }, 422, '"by" needs a unit: { "by": "30s" } for seconds, { "by": "30ms" } for '],
    ['POST', '/advance', { by: -5 }, 422, '"by" needs a unit: { "by": "30s" } for seconds, '],
    ['POST', '/advance', '30s', 422, 'The body must be an object with "by", not a string: { "by": … }.'],
    ['POST', '/finish', {}, 422, '"task" is missing: { "task": "…" }. GET /_sandbox/tasks lists the tasks.'],
    ['POST', '/finish', { task: 5 }, 422, '"task" must be a string that is not empty, not 5: '],
    ['GET', '/nothing', undefined, 404, 'The sandbox has no path /_sandbox/nothing. It has /_sandbox/state, '],
    ['POST', '/ent/v2/text2video', {}, 404, 'The service is at /ent/v2/text2video, without /_sandbox.'],
    ['POST', '/advance', null, 422, '"by" is missing: { "by": "30s" }.'],
    ['POST', '/advance', { time: '30s' }, 422, 'The body has no field "time". It has "by".'],
    ['POST', '/fail', { task: 'x', code: 'E1' }, 422, 'The body has no field "code". It has "task", "errCode".'],
    ['POST', '/reset', { keepclock: true }, 422, 'The body has no field "keepclock". It has "keepClock".'],
    ['POST', '/reset', { keepClock: 'yes' }, 422, 'keepClock must be true or false, not "yes".'],
    ['PUT', '/speed', {}, 422, '"speed" is missing: { "speed": 60 }.'],
    [
      'PUT',
      '/faults',
      { faults: ['lost'] },
      422,
      'A fault is an object such as { "fault": "lost" }, not the string lost.',
    ],
    ['GET', '/task', undefined, 422, 'The query needs id: ?id=…'],
    ['GET', '/request', undefined, 422, 'number must be a whole number up to 999999: ?number=1.'],
    ['GET', '/callback?task=x', undefined, 422, 'The query needs state: ?state=…'],
    ['POST', '/advanc', {}, 404, 'The sandbox has no path /_sandbox/advanc. Did you mean /_sandbox/advance?'],
    ['PUT', '/faults', { faults: [{ fault: 'timeout' }] }, 422, 'A fault is one of status, lost, cut'],
    ['PUT', '/faults', { fault: 'lost' }, 422, 'The body has no field "fault". It has "faults".'],
    ['PUT', '/faults', { faults: 'lost' }, 422, 'faults must be an array such as'],
    ['GET', '/advance', undefined, 405, '/_sandbox/advance must be requested with POST, not GET.'],
    ['GET', '/films', undefined, 404, 'The sandbox has no path /_sandbox/films.'],
    ['GET', '/__proto__', undefined, 404, 'The sandbox has no path'],
  ])('rejects %s %s with %j, and responds with %i', async (method, path, body, status, message) => {
    sandbox.setFaults([{ fault: 'lost' }]);
    const response = await control(method, path, body);
    expect(response.status).toBe(status);
    expect(response.body.error.message).toContain(message);
    expect(sandbox.faults()).toEqual([{ fault: 'lost' }]);
  });

  it('limits the size of bodies', async () => {
    const { status, body } = await control('PUT', '/faults', { faults: 'x'.repeat(200_000) });
    expect([status, body.error.message]).toEqual([413, 'A body has at most 100000 bytes here.']);
  });

  it('requires the media type of JSON, which a form on a page of another origin cannot send', async () => {
    const response = await sandbox.fetch('http://localhost/_sandbox/advance', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"by":"1h"}',
    });
    expect(response.status).toBe(415);
  });
});

describe('the origin guard', () => {
  const ask = async (headers: Record<string, string>, url = 'http://127.0.0.1:4020', options: SandboxOptions = {}) => {
    const one = createSandbox({ speed: 0, ...options });
    const before = one.now();
    const response = await one.fetch(`${url}/_sandbox/advance`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{"by":"1h"}',
    });
    const page = await one.fetch(`${url}/_sandbox/`, { headers });
    const isTurned = one.now().getTime() > before.getTime();
    expect(isTurned).toBe(response.status === 200);
    return [response.status, page.status];
  };

  it.each<[string, object, string, number[]?]>([
    ['no origin, as from a command', {}, 'http://127.0.0.1:4020'],
    ['its own origin', { origin: 'http://127.0.0.1:4020' }, 'http://127.0.0.1:4020'],
    ['localhost', { origin: 'http://localhost:4020', 'sec-fetch-site': 'same-origin' }, 'http://localhost:4020'],
    ['[::1]', {}, 'http://[::1]:4020'],
    [
      'a link on another page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      'http://127.0.0.1:4020',
      [403, 200],
    ],
  ])('accepts %s', async (_, headers, url, statuses = [200, 200]) => {
    expect(await ask(headers as Record<string, string>, url)).toEqual(statuses);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 'http://127.0.0.1:4020'],
    ['another port of this machine', { origin: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:4020'],
    ['an opaque origin', { origin: 'null' }, 'http://127.0.0.1:4020'],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'http://127.0.0.1:4020'],
    ['a name that was pointed to this machine', { origin: 'http://evil.example:4020' }, 'http://evil.example:4020'],
    ['such a name without an origin', {}, 'http://127.0.0.1.evil.example:4020'],
    ['an IP address of the network', {}, 'http://192.168.1.7:4020'],
    [
      'a frame in another page',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      'http://127.0.0.1:4020',
    ],
  ])('rejects %s', async (_, headers, url) => {
    expect(await ask(headers as Record<string, string>, url)).toEqual([403, 403]);
  });

  it('accepts a host that the options allow', async () => {
    const url = 'http://sandbox.example:4020';
    expect(await ask({ origin: url }, url, { hosts: ['sandbox.example'] })).toEqual([200, 200]);
    expect(await ask({ origin: 'https://evil.example' }, url, { hosts: ['sandbox.example'] })).toEqual([403, 403]);
  });
});
