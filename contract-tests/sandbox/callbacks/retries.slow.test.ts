import { afterEach, describe, expect, it, vi } from 'vitest';
import { reservePort } from '../../../scripts/lib/reserve-port.js';
import { type Behaviour, dropsConnection, hangs, resetsConnection, responds } from '../../client/server.js';
import { clientOf, open, receive, request, statesOf } from '../setup.js';

afterEach(() => void vi.useRealTimers());

/** Receivers that do not take what is posted, and what the log says of it. */
const failing: [string, Behaviour, object][] = [
  ['status 500', responds(500), { status: 500 }],
  ['status 404', responds(404), { status: 404 }],
  ['status 400', responds(400), { status: 400 }],
  ['status 429', responds(429, '', { 'retry-after': '0' }), { status: 429 }],
  ['status 304', (response) => response.writeHead(304).end(), { status: 304 }],
  ['status 302 with a location', responds(302, '', { location: '/elsewhere' }), { status: 302 }],
  ['status 307 with a location', responds(307, '', { location: '/elsewhere' }), { status: 307 }],
  ['a dropped connection', dropsConnection, { error: expect.stringMatching(/./) }],
  ['a reset connection', resetsConnection, { error: expect.stringMatching(/./) }],
];
const ends = [
  ['success', {}],
  ['failed', { 'x-sandbox-fault': 'failed' }],
] as const;

const failures = failing.flatMap((one) => ends.map((end) => [...one, ...end] as const));
it.each(failures)('posts the end three more times after %s', async (_, behaviour, logged, state, headers) => {
  const receiver = await receive(behaviour);
  const sandbox = open();
  const created = sandbox.now().getTime();
  const body = { ...request, callback_url: `${receiver.url}/hook?a=1` };
  await clientOf(sandbox).text2video.create(body, { extraHeaders: headers });
  await sandbox.advance('1d');

  expect(statesOf(receiver)).toEqual(['processing', state, state, state, state]);
  expect(new Set(receiver.received.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['POST /hook?a=1']));
  expect(new Set(receiver.received.slice(1).map((post) => post.body)).size).toBe(1);
  const [end, processing] = sandbox.callbacks();
  expect(processing).toMatchObject({ state: 'processing', outcome: 'given up', attempts: [logged] });
  expect(end).toMatchObject({ state, outcome: 'given up', attempts: [logged, logged, logged, logged] });
  expect(end?.attempts.map(({ at }) => Date.parse(at) - created)).toEqual([10_000, 11_000, 13_000, 17_000]);
});

it.each<[string, unknown]>([
  ['without a prototype', Object.create(null)],
  ['whose cause has a BigInt as its message', new Error('x', { cause: { message: 1n } })],
])('logs that deliver threw something %s, and tries again', async (_, thrown) => {
  const sandbox = open({ deliver: () => Promise.reject(thrown) });
  await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://127.0.0.1:9/' });
  await sandbox.advance('1d');
  const logged = { error: expect.stringMatching(/./) };
  expect(sandbox.callbacks()[0]).toMatchObject({ outcome: 'given up', attempts: [logged, logged, logged, logged] });
});

it('reports a film that changes between two posts as it was', async () => {
  const receiver = await receive(responds(500));
  const sandbox = open();
  const gen = clientOf(sandbox);
  const film = { images: ['https://example.com/a.png'], duration: 10, callback_url: receiver.url };
  // biome-ignore lint/suspicious/noExplicitAny: the examples have their own test.
  const { id } = await gen.adFilm.create(film as any);
  await sandbox.advance('10s');
  await sandbox.advance('500ms');
  await gen.adFilm.edit({ ad_one_click_task_id: id, type: 'generate_bgm', prompt: 'Slow piano' });
  await sandbox.advance('1h');
  expect(new Set(receiver.received.slice(1).map(({ body }) => body)).size).toBe(1);
  expect(receiver.received).toHaveLength(5);
});

it.each([2, 3, 4])('posts nothing more to a receiver that accepts post %i', async (taken) => {
  const rejections = Array.from({ length: taken - 1 }, () => responds(503));
  const receiver = await receive(responds(200), ...rejections, responds(200));
  const sandbox = open();
  await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
  await sandbox.advance('10s');
  expect(sandbox.callbacks()[0]).toMatchObject({ outcome: 'retrying', attempts: [{ status: 503 }] });
  await sandbox.advance('1d');
  expect(receiver.received).toHaveLength(1 + taken);
  const [end] = sandbox.callbacks();
  expect(end).toMatchObject({ state: 'success', outcome: 'delivered' });
  expect(end?.attempts.map(({ status }) => status)).toEqual([...rejections.map(() => 503), 200]);
});

it.each<[string, Behaviour]>([
  ['status 201', responds(201)],
  ['status 204', (response) => response.writeHead(204).end()],
  ['status 299', responds(299)],
  ['a page', responds(200, '<html>Thanks</html>')],
  ['the beginning of a response', (response) => response.writeHead(200).write('{')],
])('counts %s as delivered', async (_, behaviour) => {
  const receiver = await receive(behaviour);
  const sandbox = open();
  await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
  await sandbox.advance('1d');
  expect(statesOf(receiver)).toEqual(['processing', 'success']);
  expect(sandbox.callbacks().map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
});

describe('a receiver that never responds', () => {
  it('waits five seconds for a receiver that never responds, and then posts again', async () => {
    const receiver = await receive(responds(200), hangs, responds(200));
    const sandbox = open();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    const start = performance.now();
    await sandbox.advance('1d');
    expect(performance.now() - start).toBeGreaterThanOrEqual(4900);
    expect(statesOf(receiver)).toEqual(['processing', 'success', 'success']);
    const attempts = [{ error: 'no response within 5000 ms' }, { status: 200 }];
    expect(sandbox.callbacks()[0]).toMatchObject({ outcome: 'delivered', attempts });
  });

  it('ends the connections of a receiver that never responds, even if it ignores the signal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const posts: Request[] = [];
    const deliver = (post: Request) => {
      posts.push(post);
      return new Promise<Response>(() => {});
    };
    const sandbox = open({ deliver });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://localhost/' });
    const advanced = sandbox.advance('1d');
    await vi.advanceTimersByTimeAsync(30_000);
    await advanced;
    expect(posts.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true, true]);
    expect(sandbox.callbacks().map(({ outcome }) => outcome)).toEqual(['given up', 'given up']);
  });
});

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'undefined'],
  ['a text', 'no way', 'no way'],
  ['an error without words', new Error(''), 'Error'],
  ['an error with a cause', new TypeError('fetch failed', { cause: { code: 'EPIPE' } }), 'EPIPE'],
])('logs that deliver threw %s', async (_, thrown, error) => {
  const deliver = () => {
    throw thrown;
  };
  const sandbox = open({ deliver });
  await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://localhost/' });
  await sandbox.advance('1d');
  const [end] = sandbox.callbacks();
  expect(end).toMatchObject({ outcome: 'given up', attempts: [{ error }, { error }, { error }, { error }] });
});

it('logs that a receiver does not exist', async () => {
  const url = `http://127.0.0.1:${await reservePort()}`;
  const sandbox = open();
  await clientOf(sandbox).text2video.create({ ...request, callback_url: url });
  await sandbox.advance('10s');
  expect(sandbox.callbacks()).toMatchObject([
    { state: 'success', outcome: 'retrying', attempts: [{ error: expect.stringContaining('ECONNREFUSED') }] },
    { state: 'processing', outcome: 'given up' },
  ]);
});
