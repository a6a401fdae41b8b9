import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../client/failure.js';
import { type Behaviour, responds } from '../client/server.js';
import { allOf, content, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(200_000);

afterEach(() => void vi.useRealTimers());

/** A storage that knows whether the connection of the last request is still open. */
async function watched(behaviour: Behaviour) {
  let isOpen = false;
  const server = await start((response, request) => {
    isOpen = true;
    response.once('close', () => {
      isOpen = false;
    });
    behaviour(response, request);
  });
  return { ...server, isOpen: () => isOpen };
}

describe('a stream', () => {
  it('returns the length and the type of the file with a stream', async () => {
    const { url } = await start(sends(bytes));
    const { stream, length, type } = await loader().download(url);
    expect({ length, type }).toEqual({ length: bytes.length, type: 'video/mp4' });
    expect((await allOf(stream)).equals(bytes)).toBe(true);
  });

  it('returns a stream that can be passed on as a body', async () => {
    const { url } = await start(sends(bytes, { cut: 50_000 }), sends(bytes));
    const { stream } = await loader().download(url);
    const response = new Response(stream);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('ends the stream of a file of unknown length after its last byte', async () => {
    const { url } = await start((response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(bytes);
    });
    const { stream, length, type } = await loader().download(url);
    expect({ length, type }).toEqual({ length: undefined, type: undefined });
    expect((await allOf(stream)).equals(bytes)).toBe(true);
  });

  it('returns no stream if the file cannot be loaded', async () => {
    const { url } = await start(responds(400));
    expect(await failure(loader().download(url))).toMatchObject({ name: 'DownloadError', status: 400 });
  });

  it('ends a stream that fails in the middle with an error that has all that is known', async () => {
    const { url } = await start(sends(bytes, { cut: 50_000 }), responds(400));
    const { stream } = await loader().download(`${url}/film.mp4?signature=secret`);
    const error = await failure(allOf(stream));
    expect(error).toMatchObject({ name: 'DownloadError', bytes: 50_000, status: 400, url: `${url}/film.mp4` });
  });

  it('continues a stream that is read slowly', async () => {
    const { url, received } = await start(sends(bytes));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stream } = await loader().download(url, undefined, { timeout: 60_000 });
    const reader = stream.getReader();
    const first = await reader.read();
    await vi.advanceTimersByTimeAsync(3_600_000);
    reader.releaseLock();
    expect(Buffer.concat([first.value ?? Buffer.alloc(0), await allOf(stream)]).equals(bytes)).toBe(true);
    expect(received).toHaveLength(1);
  });
});

describe('a stream that is cancelled', () => {
  it.each([
    ['before it is read', 0],
    ['after it was read from', 1],
  ])('ends the request of a stream that is cancelled %s', async (_, reads) => {
    const { url, isOpen } = await watched(sends(bytes, { stall: 150_000 }));
    const { stream } = await loader().download(url);
    const reader = stream.getReader();
    for (let count = 0; count < reads; count += 1) await reader.read();
    expect(isOpen()).toBe(true);
    await reader.cancel('enough');
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });

  it('ends the request of a stream that is cancelled while a read waits', async () => {
    const { url, isOpen } = await watched(sends(bytes, { stall: 1_000 }));
    const reader = (await loader().download(url)).stream.getReader();
    await reader.read();
    const waiting = reader.read();
    await reader.cancel();
    expect(await waiting).toEqual({ done: true, value: undefined });
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
  });

  it('makes no other attempt for a stream that is cancelled while it waits for one', async () => {
    const { url, received } = await start(
      sends(bytes, { cut: 1_000 }),
      responds(503, '', { 'retry-after': '1' }),
      sends(bytes),
    );
    const reader = (await loader().download(url)).stream.getReader();
    await reader.read();
    const waiting = reader.read();
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);
    await reader.cancel();
    await waiting;
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(received).toHaveLength(2);
  });
});

describe('a stream whose signal is aborted', () => {
  it('ends an aborted stream at once, also while nobody reads', async () => {
    const { url, isOpen } = await watched(sends(bytes, { stall: 150_000 }));
    const controller = new AbortController();
    const { stream } = await loader().download(url, undefined, { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
    const error = await failure(allOf(stream));
    expect(error).toMatchObject({ name: 'AbortError', cause: { message: 'enough' } });
    expect(error.message).toBe('download was aborted (enough)');
  });

  it('rejects the read that waits when the signal is aborted', async () => {
    const { url } = await start(sends(bytes, { stall: 1_000 }));
    const controller = new AbortController();
    const reader = (await loader().download(url, undefined, { signal: controller.signal })).stream.getReader();
    await reader.read();
    const waiting = failure(reader.read());
    controller.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });

  it('ignores an abort after a stream was read to its end, and removes its listener', async () => {
    const { url } = await start(sends(bytes), sends(bytes), responds(400));
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const gen = loader();
    await allOf((await gen.download(url, undefined, { signal })).stream);
    await (await gen.download(url, undefined, { signal })).stream.cancel();
    await failure(gen.download(url, undefined, { signal }));
    expect(add).toHaveBeenCalled();
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
  });
});
