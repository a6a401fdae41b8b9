import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createOpenUrl } from '../../src/preflight/url/open-url.js';
import { type Behaviour, cutsResponse, dropsConnection, hangs, type Received, responds } from '../client/server.js';
import { content, expectBytes, failedRead, local, opened, parts, query, reasonFor, start } from './url-setup.js';

const block = 65_536;
const mebibyte = 1_048_576;
const bytes = content(3 * block);
const part = (first: number, end: number) => bytes.subarray(first, end);
const ranges = (received: Received[]) => received.map(({ headers }) => headers.range);

/** A short time limit, for servers that never respond. */
const short = { ...local, timeout: 100 };

const tooLate = 'time: the time limit of 100 ms was reached';

describe('a file', () => {
  it('requests a file in parts, without credentials', async () => {
    const { url, received } = await start(parts(bytes, { headers: { 'set-cookie': 'a=b' } }));
    const source = await opened(`${url}/image.png${query}`);
    expect(source.size).toBe(bytes.length);
    await source.read(block, block + 1);
    expect(received).toHaveLength(2);
    for (const { method, url: path, headers } of received) {
      expect([method, path]).toEqual(['GET', `/image.png${query}`]);
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'range',
        'user-agent',
      ]);
      expect(headers['accept-encoding']).toBe('identity');
    }
  });

  it('reads ahead, and requests no byte twice', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url);
    expect(ranges(received)).toEqual(['bytes=0-65535']);
    expectBytes(await source.read(0, block), part(0, block));
    expect(await source.read(100, 100)).toEqual(new Uint8Array());
    expect(received).toHaveLength(1);
    const [end, middle] = [bytes.length - 10, block + 10];
    expectBytes(await source.read(end, bytes.length), part(end, bytes.length));
    expectBytes(await source.read(middle, middle + 1), part(middle, middle + 1));
    expectBytes(await source.read(block - 5, bytes.length), part(block - 5, bytes.length));
    expect(ranges(received)).toEqual([
      'bytes=0-65535',
      `bytes=${end}-${bytes.length - 1}`,
      `bytes=${middle}-${middle + block - 1}`,
      `bytes=${block}-${middle - 1}`,
      `bytes=${middle + block}-${end - 1}`,
    ]);
  });

  it('requests no byte twice for reads at the same time', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url);
    const reads = [0, 1, 2].map((index) => source.read(block + index, block + index + 2));
    const found = await Promise.all(reads);
    found.forEach((read, index) => {
      expectBytes(read, part(block + index, block + index + 2));
    });
    expect(received).toHaveLength(2);
  });

  it('requests a URL that occurs twice only once', async () => {
    const { url, received } = await start(parts(bytes));
    const open = createOpenUrl(local);
    expect(await open(url)).toBe(await open(url));
    expect(received).toHaveLength(1);
  });

  it('returns no bytes after the end of a file', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url);
    expect(await source.read(bytes.length, bytes.length + 10)).toEqual(new Uint8Array());
    expect(received).toHaveLength(1);
    expectBytes(await source.read(bytes.length - 1, bytes.length + 10), part(bytes.length - 1, bytes.length));
  });

  it.each([
    ['known', parts(bytes)],
    ['unknown', parts(bytes, { total: () => '*' })],
  ])('reads a file to its end if its size is %s', async (_, behaviour) => {
    const { url } = await start(behaviour);
    const source = await opened(url);
    expectBytes(await source.read(0, bytes.length + 1), part(0, bytes.length));
    expect(source.size).toBe(bytes.length);
    expectBytes(await source.read(10, 20), part(10, 20));
  });

  it.each([
    ['416', parts(Buffer.alloc(0))],
    ['200', responds(200)],
  ])('accepts an empty file, with status %s', async (_, behaviour) => {
    const { url } = await start(behaviour);
    const source = await opened(url);
    expect(source.size).toBe(0);
    expect(await source.read(0, 100)).toEqual(new Uint8Array());
  });

  it('accepts parts that are smaller than requested, but not any number of them', async () => {
    const [small, tiny] = await Promise.all([
      start(parts(bytes, { limit: 10_000 })),
      start(parts(bytes, { limit: 1 })),
    ]);
    const source = await opened(small.url);
    expectBytes(await source.read(0, bytes.length), part(0, bytes.length));
    expect(small.received).toHaveLength(20);
    const slow = await opened(tiny.url);
    expectBytes(await slow.read(0, 32), part(0, 32));
    expect(await failedRead(slow.read(0, 33))).toBe('bytes: more than 32 requests are needed');
    expect(tiny.received).toHaveLength(32);
  });
});

describe('the limit of bytes', () => {
  const limited = { ...local, maxBytes: 100_000 };

  it('counts all parts of a file', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url, limited);
    expectBytes(await source.read(150_000, 150_000 + 100_000 - block), part(150_000, 250_000 - block));
    expect(await failedRead(source.read(block, block + 1))).toBe(
      'bytes: more than 100000 bytes are needed, the limit set by fetch.maxBytes',
    );
    expect(ranges(received)).toEqual(['bytes=0-65535', 'bytes=150000-184463']);
    expectBytes(await source.read(0, 10), part(0, 10));
  });

  it('checks the limit before anything is requested', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url, limited);
    expect(await failedRead(source.read(0, 100_001))).toMatch('more than 100000 bytes are needed');
    expect(received).toHaveLength(1);
  });

  it('limits a file to 1 MiB by default', async () => {
    const { url } = await start(parts(content(mebibyte + 1)));
    expect(await (await opened(url)).read(0, mebibyte)).toHaveLength(mebibyte);
    expect(await failedRead((await opened(url)).read(0, mebibyte + 1))).toMatch(/^bytes: more than 1048576 bytes/);
  });

  it('accepts a limit as small as what is read ahead', async () => {
    const { url, received } = await start(parts(bytes));
    const source = await opened(url, { ...local, maxBytes: block });
    expectBytes(await source.read(0, block), part(0, block));
    expect(await failedRead(source.read(0, block + 1))).toMatch('more than 65536 bytes are needed');
    expect(received).toHaveLength(1);
  });
});

describe('a server that ignores ranges', () => {
  const missing = (limit: number) =>
    'bytes: the server does not send parts of a file, and the first ' +
    `${limit} bytes, the limit set by fetch.maxBytes, are not enough`;

  const sendsAll: Behaviour = (response) => void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);

  it.each([bytes.length, bytes.length + 1, mebibyte])(
    'receives the whole file once with a limit of %i bytes',
    async (maxBytes) => {
      const { url, received } = await start(sendsAll);
      const source = await opened(url, { ...local, maxBytes });
      expect(source.size).toBe(bytes.length);
      expectBytes(await source.read(0, bytes.length + 10), part(0, bytes.length));
      expect(received).toHaveLength(1);
    },
  );

  it.each([
    ['states its length', { 'content-length': `${bytes.length}` }, bytes.length],
    ['does not state its length', {}, undefined],
  ])('reads a file up to the limit if the server %s', async (_, headers, size) => {
    let sent: ServerResponse | undefined;
    const { url } = await start((response) => {
      sent = response;
      response.writeHead(200, headers).write(bytes.subarray(0, block + 5));
    });
    const source = await opened(url, { ...local, maxBytes: block });
    expect(source.size).toBe(size);
    expectBytes(await source.read(0, block), part(0, block));
    expect(await failedRead(source.read(block, block + 1))).toBe(missing(block));
    // The rest is not awaited: the connection has ended.
    await expect.poll(() => sent?.destroyed).toBe(true);
  });

  it('cancels a response that never ends', async () => {
    let sent: ServerResponse | undefined;
    const { url } = await start((response) => {
      sent = response;
      const endless = Readable.from(endlessly(Buffer.alloc(block)));
      response.on('close', () => endless.destroy());
      endless.pipe(response);
    });
    const source = await opened(url);
    expect(source.size).toBeUndefined();
    expect(await source.read(0, mebibyte)).toHaveLength(mebibyte);
    await expect.poll(() => sent?.destroyed).toBe(true);
    expect(await failedRead(source.read(0, mebibyte + 1))).toBe(missing(mebibyte));
  });
});

function* endlessly(chunk: Buffer) {
  for (;;) yield chunk;
}

describe('a file that cannot be inspected', () => {
  const otherBytes = 'response: the response does not have the requested bytes';

  it.each([
    undefined,
    '',
    'bytes 0-9',
    'bytes */10',
    'bytes 1-10/100',
    'bytes 0-9/9',
    'bytes 9-0/100',
    'bytes 0-9/99999999999999999999',
    'bytes 0-99999999999999999999/*',
    'bytes -1-9/100',
    'chunks 0-9/100',
    'bytes 0-9/100, bytes 20-29/100',
  ])('rejects a wrong range: %s', async (range) => {
    const headers = { ...(range !== undefined && { 'content-range': range }) };
    const { url } = await start((response) => void response.writeHead(206, headers).end(bytes.subarray(0, 10)));
    expect(await reasonFor(url + query)).toBe(otherBytes);
  });

  it.each([400, 401, 403, 404, 410, 429, 500, 503, 204, 418])('rejects status %i', async (status) => {
    const { url, received } = await start(responds(status, 'hush-hush'));
    expect(await reasonFor(url + query)).toBe(`status: the server responded with status ${status}`);
    expect(received).toHaveLength(1);
  });

  it.each([
    [200, {}],
    [206, { 'content-range': 'bytes 0-9/10' }],
  ])('rejects a compressed file, with status %i', async (status, headers) => {
    const sent = { ...headers, 'content-encoding': 'gzip' };
    const { url } = await start((response) => void response.writeHead(status, sent).end(gzipSync(bytes)));
    expect(await reasonFor(url)).toBe(
      'response: the server sends the file compressed, although it was requested uncompressed',
    );
  });

  it.each([
    [
      'is dropped before the response',
      dropsConnection,
      /^connection: no connection was made, or it broke \(ECONNRESET\)$/,
    ],
    [
      'is dropped within the response',
      cutsResponse('abc'),
      /^connection: no connection was made, or it broke \(ECONNRESET\)$/,
    ],
    ['changes its protocol', responds(101), /^connection: |^status: /],
  ])('reports a connection that %s', async (_, behaviour, reason) => {
    const { url } = await start(behaviour);
    expect(await reasonFor(url + query)).toMatch(reason);
  });

  it('reports a part that ends early', async () => {
    const headers = { 'content-range': 'bytes 0-99/100', 'transfer-encoding': 'chunked' };
    const { url } = await start((response) => void response.writeHead(206, headers).end(bytes.subarray(0, 99)));
    expect(await reasonFor(url)).toBe('response: the response ended early');
  });

  it('reports a port where nothing listens, or nothing that knows the protocol', async () => {
    const port = await reservePort();
    expect(await reasonFor(`http://127.0.0.1:${port}/${query}`)).toBe(
      'connection: no connection was made, or it broke (ECONNREFUSED)',
    );
    const { url } = await start(parts(bytes));
    expect(await reasonFor(url.replace('http', 'https') + query)).toMatch(/^connection: .+ \((EPROTO|ERR_SSL_\w+)\)$/);
  });

  it.each([
    ['not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['headers without end', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(10_000)}`],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a length that is not a number', 'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nab'],
  ])('rejects a server that sends %s', async (_, text) => {
    const server = createServer((socket) => void socket.on('error', () => {}).end(text));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    expect(await reasonFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).toMatch(
      /^connection: no connection was made, or it broke \(HPE_\w+\)$/,
    );
  });

  it.each([
    ['its ETag', parts(bytes, { headers: { etag: '"v2"' } })],
    ['its length', parts(bytes.subarray(0, 2 * block))],
    ['the status', responds(200, 'another file')],
  ])('stops reading after a change of %s', async (_, second) => {
    const { url, received } = await start(parts(bytes), second);
    const source = await opened(url);
    const changed = 'response: the file has changed while it was read';
    expect(await failedRead(source.read(block, block + 1))).toBe(changed);
    // What is measured of half a file would be wrong, so it is not requested again.
    expect(await failedRead(source.read(block, block + 1))).toBe(changed);
    expect(received).toHaveLength(2);
  });

  it.each([
    ['has shrunk', (response: ServerResponse) => response.writeHead(416, { 'content-range': 'bytes */10' }).end()],
    [
      'has not ended',
      (response: ServerResponse) => response.writeHead(416, { 'content-range': 'bytes */999999' }).end(),
    ],
  ])('stops reading if status 416 says that the file %s', async (_, second) => {
    const { url } = await start(parts(bytes), (response) => void second(response));
    const source = await opened(url);
    expect(await failedRead(source.read(block, block + 1))).toBe('status: the server responded with status 416');
  });
});

describe('the time limit', () => {
  /** Sends a byte now and then, which would keep a timeout between bytes from ending. */
  const drips: Behaviour = (response) => {
    response.writeHead(206, { 'content-range': `bytes 0-9999/${bytes.length}` });
    const timer = setInterval(() => response.write('a'), 10);
    response.on('close', () => clearInterval(timer));
  };

  it.each([
    ['a server that does not respond', hangs],
    ['headers without a body', ((response) => void response.writeHead(200).flushHeaders()) satisfies Behaviour],
    ['a slow body', drips],
    ['a slow redirect', ((response) => void response.writeHead(302, { location: '/' }).end()) satisfies Behaviour],
  ])('ends %s', async (_, behaviour) => {
    const { url } = await start(behaviour);
    expect(await reasonFor(url + query, { ...short, maxRedirects: Number.MAX_SAFE_INTEGER })).toBe(tooLate);
  });

  it.each([
    ['resolver', { lookup: () => new Promise<never>(() => {}) }],
    ['fetch that ignores its signal', { fetch: () => new Promise<never>(() => {}) }],
    [
      'body of a fetch that ignores its signal',
      { fetch: async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })) },
    ],
  ])('ends a %s', async (_, options) => {
    expect(await reasonFor(`http://files.example/${query}`, { ...short, allow: ['*'], ...options })).toBe(tooLate);
  });

  it('counts for all files together, also for those that wait', async () => {
    const { url, received } = await start(hangs);
    const open = createOpenUrl({ ...short, concurrency: 1 });
    const results = await Promise.all([open(`${url}/1`), open(`${url}/2`), open(`${url}/3`)]);
    for (const result of results) expect(result).toMatchObject({ reason: 'time' });
    expect(await open(`${url}/4`)).toMatchObject({ reason: 'time' });
    expect(received.length).toBeLessThan(2);
  });

  it('limits requests to 10 s by default, from the first request to the last read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url, received } = await start(parts(bytes), hangs);
    const source = await opened(url, { allow: ['127.0.0.1'] });
    vi.advanceTimersByTime(9999);
    let isOver = false;
    const read = failedRead(source.read(block, block + 1)).finally(() => {
      isOver = true;
    });
    await expect.poll(() => received.length).toBe(2);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await read).toBe('time: the time limit of 10000 ms was reached');
  });
});

describe('a signal', () => {
  it('ends all requests', async () => {
    const controller = new AbortController();
    const { url } = await start(() => controller.abort());
    const open = createOpenUrl({ ...local, concurrency: 1 }, controller.signal);
    const results = await Promise.all([open(`${url}/1`), open(`${url}/2`)]);
    for (const result of results) expect(result).toMatchObject({ reason: 'abort', message: 'the caller aborted' });
    expect(await open(`${url}/3`)).toMatchObject({ reason: 'abort' });
  });
});

describe('concurrent requests', () => {
  it.each([
    [4, {}],
    [1, { concurrency: 1 }],
  ])('sends at most %i requests at a time', async (limit, options) => {
    const waiting: (() => void)[] = [];
    let max = 0;
    const { url, received } = await start((response, request) => {
      waiting.push(() => parts(bytes)(response, request));
      max = Math.max(max, waiting.length);
    });
    const open = createOpenUrl({ ...local, ...options });
    const files = Promise.all(Array.from({ length: 9 }, (_, index) => open(`${url}/${index}`)));
    while (received.length < 9 || waiting.length > 0) {
      const awaited = Math.min(limit, 9 - received.length + waiting.length);
      await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(awaited);
      waiting.shift()?.();
    }
    for (const file of await files) expect(file).toHaveProperty('size', bytes.length);
    expect(max).toBe(limit);
  });
});
