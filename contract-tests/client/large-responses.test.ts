import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { answers, type Behaviour } from './server.js';

const MiB = 2 ** 20;

/** Sends for as long as the other side listens, and counts. */
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

/** A megabyte of zeros in gzip, over and over: gzip may come in parts. */
const bomb = Buffer.concat(Array.from({ length: 400 }, () => part()));
function part(): Buffer {
  return gzipSync(Buffer.alloc(MiB, ' '));
}
const unpacks: Behaviour = (response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);

describe('a response that is too large is hung up on', () => {
  it('a create without end has an unknown outcome', async () => {
    const { stream, behaviour } = endless(200);
    const gen = await client([behaviour], { maxResponseBytes: MiB });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({
      name: 'OutcomeUnknownError',
      cause: { name: 'UnreadableResponseError', status: 200 },
    });
    expect(error.message).toContain('over maxResponseBytes');
    await stream.closed;
    // What is beyond the limit was under way in buffers of both sides.
    expect(stream.bytes).toBeLessThan(32 * MiB);
    expect(server?.received).toHaveLength(1);
  });

  it('32 MiB are the limit by default, counted unpacked', async () => {
    expect(bomb.length).toBeLessThan(MiB);
    const gen = await client([unpacks]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'UnreadableResponseError', taskId: 'task-1', text: 'over maxResponseBytes' });
  });

  it.each([
    [400, 'RejectedError'],
    [503, 'OutcomeUnknownError'],
  ])('one with status %i is what the status says: %s', async (status, name) => {
    const { stream, behaviour } = endless(status);
    const gen = await client([behaviour], { maxResponseBytes: MiB });
    const error = await failure(gen.text2video.create(request));
    expect(error.name).toBe(name);
    expect(error.cause ?? error).toMatchObject({ name: 'RejectedError', status, body: 'over maxResponseBytes' });
    await stream.closed;
    expect(stream.bytes).toBeLessThan(32 * MiB);
  });

  it('a wait takes it for a look that failed', async () => {
    const done = { ...task, state: 'success', creations: [] };
    const gen = await client([unpacks, answers(200, done)]);
    expect(await gen.tasks.wait('task-1', { interval: 1 })).toEqual(done);
  });
});

describe('a response that is not too large is read', () => {
  const text = JSON.stringify({ ...created, prompt: 'ü€😀' });
  const size = Buffer.byteLength(text);

  it('up to the last byte of the limit, also where a character comes in parts', async () => {
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

  it('and not a byte more', async () => {
    const gen = await client([answers(200, text)], { maxResponseBytes: size - 1 });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
  });

  it('by default also with the longest payload, in escapes, beside images of 16 MB', async () => {
    const payload = '😀'.repeat(1_048_576);
    const escaped = payload.replaceAll('😀', '\\ud83d\\ude00');
    const images = `"data:image/png;base64,${'A'.repeat(16_000_000)}"`;
    const gen = await client([answers(200, `{"task_id":"task-1","images":[${images}],"payload":"${escaped}"}`)]);
    const { raw } = await gen.text2video.create(request);
    expect((raw as { payload?: string }).payload === payload).toBe(true);
  });

  it('by text() where a platform has no streams', async () => {
    const response = { status: 200, ok: true, headers: new Headers(), text: async () => text } as Response;
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch: async () => response });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
  });
});
