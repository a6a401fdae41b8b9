import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { backoff } from '../../src/shared/backoff.js';
import { failure } from '../client/failure.js';
import { type Behaviour, responds } from '../client/server.js';
import { allOf, content, folder, loader, start } from './setup.js';
import { drop, type Sending, says, sends } from './storage.js';

vi.mock('../../src/shared/backoff.js', () => import('./short-backoff.js'));

const bytes = content(200_000);
const other = content(200_000, 2);
const date = 'Sat, 01 Nov 2025 10:00:00 GMT';
const dated = (headers: Record<string, string>) => ({
  etag: undefined,
  headers: { 'last-modified': date, ...headers },
});

/** The same but for one byte that comes early. */
const nearlySame = Buffer.from(bytes);
nearlySame[50_000] = (bytes[50_000] ?? 0) ^ 1;

/** Sends a file without a length and a validator. */
const chunked = (whole: Buffer, cut?: number): Behaviour => {
  return (response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' });
    if (cut === undefined) return void response.end(whole);
    response.write(whole.subarray(0, cut));
    drop(response);
  };
};

/** The outcome of a download, as a file and as a stream, with the requested ranges. */
async function load(...behaviours: Behaviour[]) {
  const out = await folder();
  const [forFile, forStream] = await Promise.all([start(...behaviours), start(...behaviours)]);
  const gen = loader();
  const options = { retries: 2 };
  const [file, stream] = await Promise.all([
    gen.download(`${forFile.url}/a?secret`, out.at('film'), options).then(() => out.read('film'), caught),
    gen
      .download(`${forStream.url}/a?secret`, undefined, options)
      .then(({ stream }) => allOf(stream))
      .catch(caught),
  ]);
  const [ranges, streamRanges] = [forFile, forStream].map(({ received }) =>
    received.map(({ headers }) => headers.range),
  );
  return { file, stream, received: forFile.received, ranges: { file: ranges, stream: streamRanges } };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read its fields.
const caught = (error: any) => error;

/** The outcome of a download: all of the file, or why not. */
const outcomeOf = (result: Buffer | Error) =>
  result instanceof Error ? result.message : result.equals(bytes) && 'all';

describe('a download that continues where it stopped', () => {
  it.each<[string, Sending, string | undefined]>([
    ['by its ETag', { etag: '"v1"' }, '"v1"'],
    ['by its date', { etag: undefined, headers: { 'last-modified': date } }, date],
    ['by its date, where its ETag is weak', { etag: 'W/"v1"', headers: { 'last-modified': date } }, date],
  ])('continues where it stopped if the file is the same %s', async (_, sending, condition) => {
    const { file, stream, ranges, received } = await load(
      sends(bytes, { ...sending, cut: 70_000 }),
      sends(bytes, sending),
    );
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges).toEqual({ file: [undefined, 'bytes=70000-'], stream: [undefined, 'bytes=70000-'] });
    expect(received[1]?.headers['if-range']).toBe(condition);
  });

  it('continues without a pause when each response has a part of the file', async () => {
    vi.mocked(backoff).mockClear();
    const limit = 1_000;
    const { file, stream, ranges } = await load(sends(bytes, { cut: 50_000 }), sends(bytes, { limit }));
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges.file).toHaveLength(151);
    // One for the file and one for the stream, after the broken connection.
    expect(backoff).toHaveBeenCalledTimes(2);
  });

  it('continues until no bytes are left if the total is unknown', async () => {
    const unknown: Behaviour = (response, request) => {
      const [, first = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
      const start = Number(first);
      if (start === bytes.length) return says(416, { 'content-range': `bytes */${bytes.length}` })(response, request);
      const end = Math.min(bytes.length, start + 90_000);
      const head = { etag: '"v1"', 'content-range': `bytes ${start}-${end - 1}/*` };
      says(206, head, bytes.subarray(start, end))(response, request);
    };
    const { file, stream } = await load(unknown);
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
  });

  it('continues by the date of a file, which a part need not repeat', async () => {
    const part = says(206, { 'content-range': 'bytes 70000-199999/200000' }, bytes.subarray(70_000));
    const { file, stream, ranges } = await load(sends(bytes, { ...dated({}), cut: 70_000 }), part);
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
    expect(ranges.file).toEqual([undefined, 'bytes=70000-']);
  });

  it('continues with the copy of another server that has another date', async () => {
    const copy = (hour: string) => ({ headers: { 'last-modified': `Sat, 01 Nov 2025 ${hour}:00:00 GMT` } });
    const { file, stream, ranges } = await load(sends(bytes, { ...copy('09'), cut: 70_000 }), sends(bytes, copy('10')));
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
    expect(ranges.file).toEqual([undefined, 'bytes=70000-']);
  });

  it('completes a file of unknown length whose connection breaks behind its last byte', async () => {
    const breaksLate: Behaviour = (response) => {
      response.writeHead(200, { etag: '"v1"' }).write(bytes);
      drop(response);
    };
    const { file, stream, ranges } = await load(breaksLate, sends(bytes));
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges.file).toEqual([undefined, `bytes=${bytes.length}-`]);
  });
});

describe('a download that starts again', () => {
  it('starts again if the server knows no ranges; a stream omits what it has returned', async () => {
    const { file, stream, ranges } = await load(
      sends(bytes, { cut: 70_000 }),
      sends(bytes, { ignoresRanges: true, cut: 120_000 }),
      sends(bytes, { ignoresRanges: true }),
    );
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges.file).toEqual([undefined, 'bytes=70000-', 'bytes=120000-']);
  });

  it('starts again if a proxy has made the ETag weak; a stream omits what it has returned', async () => {
    const { file, stream } = await load(sends(bytes, { cut: 70_000 }), sends(bytes, { etag: 'W/"v1"' }));
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
  });

  it.each<[string, Behaviour]>([
    [
      'starts elsewhere',
      says(206, { etag: '"v1"', 'content-range': 'bytes 69999-199999/200000' }, bytes.subarray(69_999)),
    ],
    ['does not say where it starts', says(206, { etag: '"v1"' }, bytes.subarray(70_000))],
    ['ends before it starts', says(206, { 'content-range': 'bytes 70000-69999/200000' })],
    ['ends behind the end', says(206, { 'content-range': 'bytes 70000-200000/200000' }, Buffer.alloc(130_001))],
    ['is compressed', says(206, { 'content-range': 'bytes 70000-199999/200000', 'content-encoding': 'gzip' })],
    ['is not there', says(416, {})],
    ['is not there, of another length', says(416, { 'content-range': 'bytes */69999' })],
  ])('starts again if the part %s', async (_, behaviour) => {
    const { file, stream, ranges } = await load(sends(bytes, { cut: 70_000 }), behaviour, sends(bytes));
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges.file).toEqual([undefined, 'bytes=70000-', undefined]);
  });

  it.each<[string, Sending]>([
    ['no validator', { etag: undefined }],
    ['a weak ETag alone', { etag: 'W/"v1"' }],
    ['the date of this second, in which it may change again', dated({ date })],
  ])('starts again if the file has %s; a stream compares what it has returned', async (_, sending) => {
    const attempts = [70_000, 60_000, 120_000, undefined].map((cut) =>
      sends(bytes, { ...sending, ...(cut !== undefined && { cut }) }),
    );
    const { file, stream, ranges } = await load(...attempts);
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
    const all = attempts.map(() => undefined);
    expect(ranges).toEqual({ file: all, stream: all });
  });

  it('starts again if a file has neither length nor validator; a stream compares what it has returned', async () => {
    const { file, stream, ranges } = await load(chunked(bytes, 70_000), chunked(bytes));
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
    expect(ranges.file).toEqual([undefined, undefined]);
  });

  it.each<[string, Behaviour, Behaviour[]]>([
    ['no validator', sends(bytes, { etag: undefined, cut: 70_000 }), [sends(nearlySame, { etag: undefined })]],
    ['a weak ETag alone', sends(bytes, { etag: 'W/"a"', cut: 70_000 }), [sends(nearlySame, { etag: 'W/"a"' })]],
    ['neither length nor validator', chunked(bytes, 70_000), [chunked(nearlySame)]],
    [
      'a validator from the second response on',
      sends(bytes, { etag: undefined, cut: 70_000 }),
      [sends(nearlySame, { etag: '"v2"', cut: 60_000 }), sends(nearlySame, { etag: '"v2"' })],
    ],
  ])('starts again after a change of the same length, with %s; a stream ends with an error', async (_, first, then) => {
    const { file, stream } = await load(first, ...then);
    expect(file.equals(nearlySame)).toBe(true);
    expect(stream).toMatchObject({ name: 'DownloadError', bytes: 70_000 });
    expect(stream.message).toContain('the file has changed');
  });

  it('starts again if a part does not have the ETag that it was requested by', async () => {
    const part = says(206, { 'content-range': 'bytes 70000-199999/200000' }, other.subarray(70_000));
    const { file, stream, ranges } = await load(sends(bytes, { cut: 70_000 }), part, sends(bytes));
    expect([outcomeOf(file), outcomeOf(stream)]).toEqual(['all', 'all']);
    expect(ranges.file).toEqual([undefined, 'bytes=70000-', undefined]);
  });

  it('starts again if a response lacks the validator of the first one; a stream ends with an error', async () => {
    const { file, stream } = await load(
      sends(bytes, { cut: 70_000 }),
      sends(nearlySame, { etag: undefined, ignoresRanges: true }),
    );
    expect(file.equals(nearlySame)).toBe(true);
    expect(stream.message).toContain('the file has changed');
  });

  it('starts again if the file comes compressed, so that its bytes cannot be counted', async () => {
    const packed = gzipSync(bytes);
    const encoding = { 'content-encoding': 'gzip' };
    const sending = { headers: encoding, ignoresRanges: true };
    const { file, stream, ranges } = await load(
      sends(packed, { ...sending, cut: packed.length - 10 }),
      sends(packed, sending),
    );
    expect(file.equals(bytes)).toBe(true);
    expect(stream.equals(bytes)).toBe(true);
    expect(ranges.file).toEqual([undefined, undefined]);
  });

  it.each<[string, Behaviour]>([
    ['has another ETag', sends(other, { etag: '"v2"' })],
    ['has another length', sends(other.subarray(0, 150_000), { etag: undefined })],
    ['has another date', sends(other, { etag: undefined, headers: { 'last-modified': date } })],
    ['is shorter than what had come', sends(other.subarray(0, 100), { etag: '"v2"' })],
  ])('starts again if the file has changed and %s; a stream ends with an error', async (_, changed) => {
    const before: Sending = { headers: { 'last-modified': 'Sat, 01 Nov 2025 09:00:00 GMT' } };
    const { file, stream } = await load(sends(bytes, { ...before, cut: 70_000 }), changed);
    const whole = await allOf((await loader().download((await start(changed)).url)).stream);
    expect(file.equals(whole)).toBe(true);
    expect(stream).toMatchObject({ name: 'DownloadError', bytes: 70_000 });
    expect(stream.message).toContain('the file has changed');
  });

  it.each<[string, Record<string, string>]>([
    ['is of another length', { etag: '"v1"', 'content-range': 'bytes 70000-199998/199999' }],
    ['has another ETag', { etag: '"v2"', 'content-range': 'bytes 70000-199998/200000' }],
  ])('starts again if the part %s, so that the file must have changed', async (_, headers) => {
    const part = says(206, headers, other.subarray(70_000, 199_999));
    const { file, stream, ranges } = await load(sends(bytes, { cut: 70_000 }), part, sends(other));
    expect(file.equals(other)).toBe(true);
    expect(stream.message).toContain('the file has changed');
    expect(ranges).toEqual({ file: [undefined, 'bytes=70000-', undefined], stream: [undefined, 'bytes=70000-'] });
  });
});

describe('the announced length', () => {
  const announcing = (length: number) => async () =>
    new Response(new Blob([bytes.subarray(0, 1000) as Uint8Array<ArrayBuffer>]).stream(), {
      headers: { 'content-length': `${length}`, etag: '"v1"' },
    });

  it.each([
    [999, 'the response has more than the 999 bytes that it announced'],
    [1001, 'the response ended 1 bytes early'],
  ])('rejects a body of 1000 bytes that is announced as %i, and writes no file', async (length, says) => {
    const out = await folder();
    const gen = loader({ fetch: announcing(length) });
    const error = await failure(gen.download('http://127.0.0.1/a', out.at('film'), { retries: 0 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(error.message).toContain(says);
    expect(await out.names()).toEqual([]);
  });

  it('accepts a whole body whose connection breaks behind the last byte', async () => {
    let pulls = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(bytes.subarray(0, 1000));
        else controller.error(new Error('reset'));
      },
    });
    const fetch = async () => new Response(body, { headers: { 'content-length': '1000' } });
    const out = await folder();
    await loader({ fetch }).download('http://127.0.0.1/a', out.at('film'), { retries: 0 });
    expect((await out.read('film')).equals(bytes.subarray(0, 1000))).toBe(true);
  });

  it('accepts a body of 1000 bytes that is announced as 1000', async () => {
    const out = await folder();
    await loader({ fetch: announcing(1000) }).download('http://127.0.0.1/a', out.at('film'), { retries: 0 });
    expect((await out.read('film')).equals(bytes.subarray(0, 1000))).toBe(true);
  });
});

it('requests the same range again after a server error between two parts', async () => {
  const { file, ranges } = await load(sends(bytes, { cut: 70_000 }), responds(503), sends(bytes));
  expect(file.equals(bytes)).toBe(true);
  expect(ranges.file).toEqual([undefined, 'bytes=70000-', 'bytes=70000-']);
});
