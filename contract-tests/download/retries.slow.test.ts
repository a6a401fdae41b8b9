import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../src/download/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { dropsConnection, hangs, resetsConnection, responds } from '../client/server.js';
import { open, transports } from '../sandbox/setup.js';
import { content, finished, folder, loader, start } from './setup.js';
import { says, sends } from './storage.js';

vi.mock('../../src/shared/backoff.js', () => import('./short-backoff.js'));

const bytes = content(200_000);

afterEach(() => void vi.useRealTimers());

describe.each(transports)('a file that is requested again %s', (_, enter) => {
  it.each<[string, Fault]>([
    ['after status 503', { fault: 'status', code: 503 }],
    ['after status 429', { fault: 'status', code: 429, retryAfter: 0 }],
    ['after status 408', { fault: 'status', code: 408 }],
    ['after a lost response', { fault: 'lost' }],
    ['if a response breaks off', { fault: 'cut' }],
    ['after a page of a proxy', { fault: 'html' }],
    ['when no response comes', { fault: 'hang' }],
    ['when a response is late', { fault: 'slow', by: '5s' }],
  ])('requests a file again %s', async (_, fault) => {
    const sandbox = open();
    const gen = (await enter(sandbox)).gen.use(download);
    const task = await finished(sandbox, gen);
    const out = await folder();
    await gen.download(task, out.at('as it is'));
    sandbox.setFaults([{ ...fault, operation: 'results', times: 1 }]);
    const isLate = fault.fault === 'hang' || fault.fault === 'slow';
    await gen.download(task, out.at('in two'), isLate ? { timeout: 300, retries: 50 } : {});
    const { length } = sandbox.requests().filter(({ operation }) => operation === 'results');
    // A busy machine may be late more than once.
    expect(isLate ? Math.min(length, 3) : length).toBe(3);
    expect((await out.read('in two')).equals(await out.read('as it is'))).toBe(true);
  });
});

it.each([
  ['a dropped connection', dropsConnection],
  ['a connection that is reset', resetsConnection],
  ['status 500', responds(500)],
])('requests a file again after %s', async (_, behaviour) => {
  const { url, received } = await start(behaviour, sends(bytes));
  const out = await folder();
  await loader().download(url, out.at('film'), { retries: 1 });
  expect((await out.read('film')).equals(bytes)).toBe(true);
  expect(received).toHaveLength(2);
});

describe('a download that gives up', () => {
  it.each([400, 402, 405, 418, 451])('gives up at once after status %i', async (status) => {
    const { url, received } = await start(responds(status, 'why', { 'retry-after': '1' }));
    const error = await failure(loader().download(`${url}/film.mp4?signature=secret`));
    expect(error).toMatchObject({ name: 'DownloadError', status, url: `${url}/film.mp4`, bytes: 0, retryAfter: 1000 });
    expect(error.message).toBe(`download of ${url}/film.mp4 failed: the server responded with status ${status}`);
    expect(received).toHaveLength(1);
  });

  it.each([201, 204, 304])('gives up at once after status %i, which brings no file', async (status) => {
    const { url, received } = await start(says(status, {}));
    expect(await failure(loader().download(url))).toMatchObject({ name: 'DownloadError', status });
    expect(received).toHaveLength(1);
  });

  it('gives up without waiting for the rest of an error response', async () => {
    let isCancelled = false;
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
    });
    const fetch = async () => new Response(endless, { status: 400 });
    expect(await failure(loader({ fetch }).download('http://127.0.0.1/a'))).toMatchObject({ status: 400 });
    expect(isCancelled).toBe(true);
  });

  it('gives up after the allowed number of retries', async () => {
    const { url, received } = await start(responds(503));
    for (const retries of [0, 1]) {
      received.length = 0;
      const error = await failure(loader().download(url, undefined, { retries }));
      expect(error).toMatchObject({ name: 'DownloadError', status: 503 });
      expect(error.message).toContain(`Attempts without progress: ${retries + 1}`);
      expect(received).toHaveLength(retries + 1);
    }
  });

  it('gives up if nothing listens, with the error of the platform', async () => {
    const { url, close } = await start(hangs);
    await close();
    const error = await failure(loader().download(`${url}/a?secret`, undefined, { retries: 0 }));
    expect(error.message).toContain(`download of ${url}/a failed: no connection could be made: connect ECONNREFUSED`);
    expect(error.cause).toMatchObject({ name: 'NetworkError', neverConnected: true });
  });

  it('gives up if a server asks to wait for longer than a minute', async () => {
    const { url, received } = await start(responds(429, '', { 'retry-after': '61' }));
    const error = await failure(loader().download(url));
    expect(error).toMatchObject({ name: 'DownloadError', status: 429, retryAfter: 61_000 });
    expect(error.message).toContain('the server responded with status 429 and asks to wait for 61000 ms');
    expect(received).toHaveLength(1);
  });

  it('gives up if each attempt receives the same bytes again', async () => {
    const same = sends(bytes, { cut: 100_000, ignoresRanges: true });
    const { url, received } = await start(same, same, same, same, sends(bytes));
    const out = await folder();
    const error = await failure(loader().download(url, out.at('film'), { retries: 1 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(received.length).toBeLessThanOrEqual(4);
  });
});

it('does not count attempts that get further', async () => {
  const { url, received } = await start(...[0, 1, 2, 3].map(() => sends(bytes, { cut: 40_000 })), sends(bytes));
  const out = await folder();
  await loader().download(url, out.at('film'), { retries: 1 });
  expect((await out.read('film')).equals(bytes)).toBe(true);
  expect(received).toHaveLength(5);
});

it('ends a stalled response at the timeout, and resumes where it stopped', async () => {
  const { url, received } = await start(sends(bytes, { stall: 50_000 }), hangs, sends(bytes));
  const out = await folder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loading = loader().download(url, out.at('film'));
  const size = async () => (await out.read((await out.names())[0] ?? '')).length;
  await expect.poll(size, { timeout: 60_000 }).toBe(50_000);
  for (const requests of [2, 3]) {
    await vi.advanceTimersByTimeAsync(40_000);
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(requests);
  }
  await loading;
  expect((await out.read('film')).equals(bytes)).toBe(true);
  expect(received.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=50000-', 'bytes=50000-']);
});

it('accepts a response that sends one byte every 20 seconds', async () => {
  let drip = () => {};
  const { url, received } = await start((response) => {
    response.writeHead(200, { 'content-length': '12' });
    drip = () => void response.write('x');
    drip();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reader = (await loader().download(url)).stream.getReader();
  await reader.read();
  for (let count = 1; count < 12; count += 1) {
    const reading = reader.read();
    await vi.advanceTimersByTimeAsync(20_000);
    drip();
    expect((await reading).value).toHaveLength(1);
  }
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  expect(received).toHaveLength(1);
});
