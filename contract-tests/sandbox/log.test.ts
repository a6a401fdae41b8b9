import { describe, expect, it, vi } from 'vitest';
import { exchangesOf, TrafficCheck } from '../../src/check/index.js';
import type { SandboxRequest } from '../../src/sandbox/index.js';
import { brokenRules } from '../check/open-server.js';
import { responds } from '../client/server.js';
import { byHeader, clientOf, open, openStopped, receive, request, statesOf, transports } from './setup.js';

/** Sends a request to the controls. */
async function control(sandbox: ReturnType<typeof open>, path: string, body?: object) {
  const response = await sandbox.fetch(`http://localhost/_sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('the log of requests', () => {
  it('logs both directions with headers, bodies, faults and duration, and only the scheme of the key', async () => {
    const { sandbox, gen } = openStopped({}, { apiKey: 'sk-very-secret' });
    await gen.text2video.create({ ...request, payload: 'sk-very-secret' }, byHeader('failed; errCode=BROKEN'));
    const { body } = await control(sandbox, 'request?number=1');
    expect(body).toMatchObject({
      number: 1,
      method: 'POST',
      path: '/ent/v2/text2video',
      operation: 'createText2Video',
      status: 200,
      faults: ['failed BROKEN'],
      milliseconds: expect.any(Number),
      taskId: sandbox.tasks()[0]?.id,
      request: { headers: { authorization: 'Token …', 'content-type': 'application/json' } },
      response: { headers: { 'content-type': 'application/json' } },
    });
    expect(JSON.parse(body.request.body)).toEqual({ ...request, payload: '[API key]' });
    expect(JSON.parse(body.response.body)).toMatchObject({ state: 'created', payload: '[API key]' });
    expect(await control(sandbox, 'request?number=2')).toMatchObject({ status: 404 });
  });

  it.each([
    ['in the text that is kept', 10],
    ['across its end', 985],
  ])('removes a key that is escaped in the JSON of a body, %s', async (_, position) => {
    const { sandbox } = openStopped();
    const key = 'sk-"very"-secret';
    const payload = `${key} ends`;
    const prefix = `{"model":"${request.model}","prompt":"`;
    const rest = `","payload":${JSON.stringify(payload)}}`;
    const promptLength = Math.max(1, position - prefix.length - '","payload":"'.length);
    const body = `${prefix}${'a'.repeat(promptLength)}${rest}`;
    const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
    const response = await sandbox.fetch('http://localhost/ent/v2/text2video', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    const [logged] = sandbox.requests();
    expect(logged?.body).toContain('"payload":"');
    expect(logged?.body).not.toContain('sk-');
  });

  it('keeps the request of a task, however often the task is read', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create(request);
    for (let count = 0; count < 1100; count += 1) await gen.tasks.get(id);
    const { body } = await control(sandbox, `task?id=${id}`);
    expect(body.request).toMatchObject({ number: 1 });
    expect(body.exchanges).toHaveLength(1001);
    expect(sandbox.requests(9999)).toHaveLength(1000);
  });

  it('keeps only the beginning of a large body, and only the newest of many', async () => {
    const { sandbox, gen } = openStopped();
    const image = `data:image/png;base64,${'A'.repeat(50_000)}`;
    const send = () => gen.img2video.create({ model: 'genq2-pro', images: [image] } as never).catch(() => {});
    for (let count = 0; count < 230; count += 1) await send();
    const { body } = await control(sandbox, 'export.json');
    const lengths: number[] = body.requests.map(
      (exchange: { request: { body: string } }) => exchange.request.body.length,
    );
    expect(Math.max(...lengths)).toBe(20_001);
    expect(body.requests[0].request.size).toBeGreaterThan(50_000);
    expect(lengths.length).toBeLessThan(230);
    expect(body.requests[0].number).toBe(230);
    await sandbox.reset();
    expect((await control(sandbox, 'export.json')).body).toMatchObject({ requests: [], callbacks: [], tasks: [] });
  });

  it('lists one row for a film, and its parts once they exist', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.adFilm.create({
      images: ['https://images.example/a.png'],
      prompt: 'A bottle',
      duration: 10,
    });
    await gen.text2video.create({ ...request, prompt: 'A boat' });
    const read = async (query = '') => (await control(sandbox, `log/tasks?${query}`)).body;
    const before = await read(`open=${id}`);
    expect(before).toMatchObject({ matched: 2, total: 2, credits: 20 });
    expect(before.rows[1]).not.toHaveProperty('partCount');
    expect(sandbox.tasks()).toHaveLength(2);
    expect((await control(sandbox, 'state')).body.counts.tasks).toBe(2);

    await sandbox.advance('2s');
    expect((await read()).rows.map(({ partCount = 0 }) => partCount)).toEqual([0, 5]);
    const { rows } = await read(`open=${id}`);
    expect(rows[1].parts.map(({ partType = 'composition' }) => partType)).toEqual([
      'generate_video',
      'generate_video',
      'generate_narration',
      'generate_bgm',
      'composition',
    ]);
    expect((await control(sandbox, 'state')).body.counts.tasks).toBe(2);
    expect(sandbox.tasks()).toHaveLength(7);
    const now = sandbox.now().toISOString();
    expect(sandbox.tasks().filter(({ createdAt }) => createdAt > now)).toEqual([]);
    // By what its parts contain.
    expect((await read(`q=${rows[1].parts[3].id}`)).rows).toMatchObject([{ id }]);
    expect((await read('operation=composeAdFilm')).rows).toMatchObject([{ id }]);
    expect((await read('state=success')).rows).toEqual([]);
  });

  it('lists pages of requests, by search and by filters', async () => {
    const { sandbox, gen } = openStopped();
    for (const prompt of ['A boat', 'A lake', 'A boat at night']) await gen.text2video.create({ ...request, prompt });
    await gen.text2video.create({ ...request, duration: 99 } as never).catch(() => {});
    const numbers = async (query: string) => {
      const { body } = await control(sandbox, `log/requests?${query}`);
      return [body.rows.map(({ number }: { number: number }) => number), body.matched, body.total];
    };
    expect(await numbers('')).toEqual([[4, 3, 2, 1], 4, 4]);
    expect(await numbers('q=BOAT')).toEqual([[3, 1], 2, 4]);
    expect(await numbers('q=boat+night')).toEqual([[3], 1, 4]);
    expect(await numbers('status=4')).toEqual([[4], 1, 4]);
    expect(await numbers('limit=2&offset=1')).toEqual([[3, 2], 4, 4]);
    expect(await numbers('operation=getTaskCreations')).toEqual([[], 0, 4]);
    expect((await control(sandbox, 'log/requests?offset=x')).status).toBe(422);
    const { body } = await control(sandbox, 'log/tasks?q=boat&state=created');
    expect(body).toMatchObject({ matched: 2, total: 3, credits: 20 });
    expect(body.rows[0]).toMatchObject({ prompt: 'A boat at night', model: 'genq2', operation: 'createText2Video' });
  });
});

describe.each(transports)('the log of failed requests %s', (_, open) => {
  const body = JSON.stringify({ model: 'genq2', prompt: 'my body' });

  /** Sends a create with a fault, and returns what the log has of it. */
  async function log(fault: string, apiKey = 'right-key') {
    const { sandbox } = openStopped({ apiKey: 'right-key' });
    const { fetch, url } = await open(sandbox);
    const controller = new AbortController();
    const headers = { authorization: `Token ${apiKey}`, 'content-type': 'application/json', 'x-sandbox-fault': fault };
    const sent = fetch(`${url}/ent/v2/text2video`, { method: 'POST', headers, body, signal: controller.signal });
    const text = sent.then((response) => response.text()).catch(() => 'broken off');
    await vi.waitUntil(() => sandbox.requests().length === 1, { timeout: 10_000 });
    controller.abort();
    await text;
    const read = async (path: string) => {
      const response = await sandbox.fetch(`http://localhost/_sandbox/${path}`, {
        headers: { authorization: 'Token right-key' },
      });
      return response.text();
    };
    const har = await read('export.har');
    const check = new TrafficCheck('har');
    for (const one of exchangesOf(har)) check.inspect(one, true);
    return {
      entry: sandbox.requests()[0],
      exchange: JSON.parse(await read('request?number=1')),
      exported: JSON.parse(await read('export.json')).requests[0],
      har: JSON.parse(har).log.entries[0],
      violated: brokenRules(check.report()),
    };
  }

  it.each([
    ['status; code=429', 'right-key', 429],
    ['slow; by=0', 'wrong-key', 401],
    ['hang', 'right-key', 0],
    ['lost', 'right-key', 0],
    ['cut', 'right-key', 200],
    ['unknown', 'right-key', 400],
  ])('logs the body that was sent with %s and %s, and the status %d', async (fault, apiKey, status) => {
    const { entry, exchange, exported, har, violated } = await log(fault, apiKey);
    expect(entry).toMatchObject({ body, status });
    expect(exchange).toMatchObject({ status, request: { body, size: body.length } });
    expect(exported).toEqual(exchange);
    expect(har).toMatchObject({ request: { postData: { text: body } }, response: { status } });
    expect(violated).toEqual([]);
  });

  it.each(['hang', 'lost'])('logs no response for %s', async (fault) => {
    const { exchange, har } = await log(fault);
    expect(exchange).not.toHaveProperty('response');
    expect(har).toMatchObject({ response: { headers: [], content: { size: 0 } }, _error: 'No response.' });
    expect(har.response.content).not.toHaveProperty('text');
  });

  it('logs half of a response that was cut', async () => {
    const { exchange, har } = await log('cut');
    const { body: half, size } = exchange.response;
    expect([half.length, half.slice(0, 2)]).toEqual([Math.floor(size / 2), '{"']);
    expect(har._error).toBe('The response broke off in the middle.');
  });
});

describe('the identifier of a request', () => {
  it('returns the identifier of a request, also in a rejection, which finds it in the log', async () => {
    const seen: SandboxRequest[] = [];
    const { sandbox, gen } = openStopped({ onRequest: (one) => seen.push(one) });
    const { response } = await gen.text2video.create(request).withResponse();
    expect(response.headers.get('x-request-id')).toBe('req-1');
    const error = await gen.text2video.create({ ...request, duration: 99 } as never).catch((thrown) => thrown);
    expect(error.requestId).toBe('req-2');
    expect(seen.map(({ requestId }) => requestId)).toEqual(['req-1', 'req-2']);
    const { rows } = (await control(sandbox, 'log/requests?q=req-2')).body;
    expect(rows).toMatchObject([{ number: 2, requestId: 'req-2', status: 422 }]);
    expect((await control(sandbox, 'request?number=2')).body.response.headers['x-request-id']).toBe('req-2');
  });

  it('starts again with the same identifier after a reset', async () => {
    const { sandbox, gen } = openStopped();
    await gen.text2video.create(request);
    await sandbox.reset();
    const { response } = await gen.text2video.create(request).withResponse();
    expect(response.headers.get('x-request-id')).toBe('req-1');
    expect(sandbox.requests()).toMatchObject([{ number: 1 }]);
  });
});

it('finds the request of a task though its response was lost', async () => {
  const { sandbox, gen } = openStopped();
  await gen.text2video.create(request, byHeader('lost')).catch(() => {});
  const { body } = await control(sandbox, `task?id=${sandbox.tasks()[0]?.id}`);
  expect(body.request).toMatchObject({ number: 1, status: 0 });
});

describe('the log of callbacks', () => {
  it('logs what was posted and what was returned, and posts again on demand', async () => {
    const receiver = await receive(responds(500, 'no room'), responds(200, 'thanks'));
    const reported: string[] = [];
    const { sandbox, gen } = openStopped({ onCallback: ({ outcome }) => void reported.push(outcome) });
    const { id } = await gen.text2video.create({ ...request, callback_url: `${receiver.url}/hook` });
    const early = await control(sandbox, 'resend', { task: id, state: 'success' });
    expect([early.status, early.body.error.message]).toEqual([422, expect.stringContaining('has not reached')]);
    await sandbox.advance('9s');
    const read = async () => (await control(sandbox, `callback?task=${id}&state=processing`)).body;
    await expect.poll(async () => (await read()).posts[0]?.response.body).toBe('no room');
    expect(await read()).toMatchObject({
      outcome: 'given up',
      posts: [{ request: { headers: { 'content-type': 'application/json' } }, response: { status: 500 } }],
    });
    expect(JSON.parse((await read()).posts[0].request.body)).toMatchObject({ id, state: 'processing' });
    expect((await control(sandbox, 'resend', { task: id, state: 'processing' })).status).toBe(200);
    expect(await read()).toMatchObject({ outcome: 'delivered', attempts: [{ status: 500 }, { status: 200 }] });
    expect(reported).toEqual(['given up', 'delivered']);
    expect((await control(sandbox, 'resend', { task: id, state: 'queueing' })).status).toBe(404);
  });
});

describe('the requests of a sandbox', () => {
  it('leaves out fields without a value, in a list and as requests arrive', async () => {
    const seen: SandboxRequest[] = [];
    const { sandbox, gen } = openStopped({ onRequest: (one) => seen.push(one) });
    const { id } = await gen.text2video.create(request);
    const created = {
      ...{
        number: 1,
        requestId: 'req-1',
        at: expect.any(String),
        method: 'POST',
        path: '/ent/v2/text2video',
        operation: 'createText2Video',
      },
      ...{ status: 200, hasKey: true, body: JSON.stringify(request), model: request.model, taskId: id },
    };
    expect(seen).toStrictEqual([created]);
    expect(sandbox.requests()).toStrictEqual([created]);
  });
});

describe('a task on demand', () => {
  it.each([
    ['finish', {}, 'success'],
    ['fail', { errCode: 'TOO_DARK' }, 'failed'],
  ])('ends a task on demand by %s, with its callbacks once', async (action, fields, state) => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.advance('3s');
    expect((await control(sandbox, action, { task: id, ...fields })).status).toBe(200);
    expect(await gen.tasks.get(id)).toMatchObject({ state });
    await sandbox.advance('1h');
    expect(statesOf(receiver)).toEqual(['processing', state]);
    expect((await control(sandbox, action, { task: id, ...fields })).status).toBe(200);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('the files of the page', () => {
  it('serves files of the page without a key and an expiry, and logs no request for them', async () => {
    const sandbox = open({ apiKey: 'right-key' });
    const { id } = await clientOf(sandbox, { apiKey: 'right-key' }).text2video.create(request);
    const read = (file: string) => sandbox.fetch(`http://localhost/_sandbox/files/${id}/${file}`);
    expect((await read('result.mp4')).status).toBe(404);
    await sandbox.advance('30d');
    expect([(await read('result.mp4')).status, (await read('cover.png')).status]).toEqual([200, 200]);
    expect((await read('other.png')).status).toBe(404);
    expect(sandbox.requests()).toHaveLength(1);
  });
});

describe('the HTTP archive', () => {
  it('exports both directions in the form of HAR 1.2', async () => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped();
    await gen.text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.advance('10s');
    const { log } = (await control(sandbox, 'export.har')).body;
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'genmedia sandbox' } });
    expect(log.entries).toHaveLength(3);
    expect(log.entries[0]).toMatchObject({
      startedDateTime: expect.stringMatching(/Z$/),
      request: {
        method: 'POST',
        url: 'http://localhost/ent/v2/text2video',
        postData: { mimeType: 'application/json' },
      },
      response: { status: 200, content: { mimeType: 'application/json', text: expect.stringContaining('"created"') } },
    });
    expect(log.entries[2]).toMatchObject({ _direction: 'callback', request: { url: receiver.url } });
  });
});
