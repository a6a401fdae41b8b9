import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Fetch, GenMedia } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { type Behaviour, responds } from './server.js';

const MiB = 2 ** 20;

/** Sends until the client closes the connection, and counts the bytes. */
function endless(status: number) {
  const stream = { bytes: 0, closed: Promise.resolve() };
  const behaviour: Behaviour = (response) => {
    stream.closed = new Promise((resolve) => response.on('close', resolve));
    response.writeHead(status, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(64 * 1024, ' ');
    const write = () => {
      while (!response.destroyed) {
        stream.bytes += piece.length;
        if (!response.write(piece)) return;
      }
    };
    response.on('drain', write);
    write();
  };
  return { stream, behaviour };
}

/** A megabyte of spaces in gzip, repeated: gzip may consist of several members. */
const bomb = Buffer.concat(Array(400).fill(gzipSync(Buffer.alloc(MiB, ' '))));
const unpacks: Behaviour = (response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);

describe('a response that is too large', () => {
  it('aborts an endless response to a create, and reports an unknown outcome', async () => {
    const { stream, behaviour } = endless(200);
    const gen = await client([behaviour], { maxResponseBytes: MiB });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({
      name: 'OutcomeUnknownError',
      cause: { name: 'UnreadableResponseError', status: 200 },
    });
    expect(error.message).toContain('over maxResponseBytes');
    await stream.closed;
    // The bytes beyond the limit were in the buffers of both sides.
    expect(stream.bytes).toBeLessThan(32 * MiB);
    expect(server?.received).toHaveLength(1);
  });

  it('limits a response to 32 MiB by default, counted after decompression', async () => {
    expect(bomb.length).toBeLessThan(MiB);
    const gen = await client([unpacks]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'UnreadableResponseError', taskId: 'task-1', text: 'over maxResponseBytes' });
  });

  it.each([
    [400, 'RejectedError'],
    [503, 'OutcomeUnknownError'],
  ])('reports a response that is too large with status %i as its status demands: %s', async (status, name) => {
    const { stream, behaviour } = endless(status);
    const gen = await client([behaviour], { maxResponseBytes: MiB });
    const error = await failure(gen.text2video.create(request));
    expect(error.name).toBe(name);
    expect(error.cause ?? error).toMatchObject({ name: 'RejectedError', status, body: 'over maxResponseBytes' });
    await stream.closed;
    expect(stream.bytes).toBeLessThan(32 * MiB);
  });

  it('treats a response that is too large as a failed poll of a wait', async () => {
    const done = { ...task, state: 'success', creations: [] };
    const gen = await client([unpacks, responds(200, done)]);
    expect(await gen.tasks.wait('task-1', { interval: 1 })).toEqual(done);
  });
});

describe('a response within the limit', () => {
  const text = JSON.stringify({ ...created, prompt: 'ü€😀' });
  const size = Buffer.byteLength(text);

  it('reads a response up to the last byte of the limit, even if a character arrives in parts', async () => {
    const inBytes: Behaviour = async (response) => {
      for (const byte of Buffer.from(text)) {
        response.write(Uint8Array.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    };
    const gen = await client([inBytes], { maxResponseBytes: size });
    expect((await gen.text2video.create(request)).raw).toMatchObject({ prompt: 'ü€😀' });
  });

  it('rejects a response with one byte more than the limit', async () => {
    const gen = await client([responds(200, text)], { maxResponseBytes: size - 1 });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
  });

  it('reads the longest payload, in escapes, and images of 16 MB by default', async () => {
    const payload = '😀'.repeat(1_048_576);
    const escaped = payload.replaceAll('😀', '\\ud83d\\ude00');
    const images = `"data:image/png;base64,${'A'.repeat(16_000_000)}"`;
    const gen = await client([responds(200, `{"task_id":"task-1","images":[${images}],"payload":"${escaped}"}`)]);
    const { raw } = await gen.text2video.create(request);
    expect((raw as { payload?: string }).payload === payload).toBe(true);
  });

  it.each([
    [
      'cannot be iterated over, as in older browsers',
      (body: ReadableStream) => ({ getReader: () => body.getReader() }),
    ],
    ['can only be iterated over, as with node-fetch', (body: ReadableStream) => Readable.fromWeb(body as never)],
  ])('reads a response up to the limit if its body %s', async (_, convert) => {
    const fetch: Fetch = async () => {
      const { status, ok, headers, body } = new Response(text);
      return { status, ok, headers, body: convert(body as ReadableStream) } as unknown as Response;
    };
    const options = { baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch };
    const gen = new GenMedia({ ...options, maxResponseBytes: size });
    expect((await gen.text2video.create(request)).raw).toMatchObject({ prompt: 'ü€😀' });
    const error = await failure(gen.withOptions({ maxResponseBytes: size - 1 }).text2video.create(request));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError' });
  });

  it('reads a response by text() on a platform without streams', async () => {
    const response = { status: 200, ok: true, headers: new Headers(), text: async () => text } as Response;
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: async () => response });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
  });
});
