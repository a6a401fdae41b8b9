import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DownloadProgress } from '../../src/download/index.js';
import { failure } from '../client/failure.js';
import { type Behaviour, hangs, responds } from '../client/server.js';
import { content, folder, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(200_000);

describe('an abort of a download', () => {
  it.each<[string, Behaviour[], number]>([
    ['before a response', [hangs], 1],
    ['in the middle of the body', [sends(bytes, { stall: 100_000 })], 1],
    ['between two attempts', [responds(503, '', { 'retry-after': '60' })], 1],
    ['during the second response', [sends(bytes, { cut: 50_000 }), sends(bytes, { stall: 50_000 })], 2],
    // Shorter than the wait between two attempts.
  ])(
    'ends at once and leaves an old file as it was when aborted %s',
    { timeout: 50_000 },
    async (_, behaviours, requests) => {
      let isOpen = false;
      const { url, received } = await start(
        ...behaviours.map(
          (behaviour): Behaviour =>
            (response, request) => {
              isOpen = true;
              response.once('close', () => {
                isOpen = false;
              });
              behaviour(response, request);
            },
        ),
      );
      const out = await folder();
      await writeFile(out.at('film'), 'old');
      const controller = new AbortController();
      // Longer than a test may take: an abort that is ignored fails it.
      const timeout = 120_000;
      const { signal } = controller;
      const loading = failure(loader().download(url, out.at('film'), { signal, timeout }));
      await expect.poll(() => received.length, { timeout: 60_000 }).toBe(requests);
      await expect.poll(out.names, { timeout: 60_000 }).toHaveLength(2);
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.abort('enough');
      const error = await loading;
      expect(error).toMatchObject({ name: 'AbortError', operation: 'download', cause: 'enough' });
      expect(await out.names()).toEqual(['film']);
      expect((await out.read('film')).toString()).toBe('old');
      await expect.poll(() => isOpen, { timeout: 60_000 }).toBe(false);
      expect(received).toHaveLength(requests);
    },
  );
});

it('leaves an old file as it was when aborted while the last bytes are written', async () => {
  const { url } = await start(sends(bytes));
  const out = await folder();
  await writeFile(out.at('film'), 'old');
  const controller = new AbortController();
  const { signal } = controller;
  const onProgress = (progress: DownloadProgress) => {
    if (progress.bytes === bytes.length) setImmediate(() => controller.abort('enough'));
  };
  const error = await failure(loader().download(url, out.at('film'), { signal, onProgress }));
  expect(error).toMatchObject({ name: 'AbortError', cause: 'enough' });
  expect(await out.names()).toEqual(['film']);
  expect((await out.read('film')).toString()).toBe('old');
});

it('requests nothing with a signal that is already aborted', async () => {
  const { url, received } = await start(sends(bytes));
  const out = await folder();
  const signal = AbortSignal.abort('enough');
  const gen = loader({ baseUrl: url });
  for (const source of [url, 'task-1']) {
    for (const target of [out.at('film'), undefined]) {
      const error = await failure(gen.download(source, target as string, { signal }));
      expect(error).toMatchObject({ name: 'AbortError', cause: 'enough' });
    }
  }
  expect(received).toEqual([]);
  expect(await out.names()).toEqual([]);
});

it('does not wait for a fetch that ignores the signal', async () => {
  const controller = new AbortController();
  let respond: (response: Response) => void = () => {};
  let isCancelled = false;
  const gen = loader({
    fetch: () =>
      new Promise((resolve) => {
        respond = resolve;
        controller.abort();
      }),
  });
  expect(await failure(gen.download('http://127.0.0.1/a', undefined, { signal: controller.signal }))).toMatchObject({
    name: 'AbortError',
  });
  // What comes too late is sent back.
  const cancel = () => {
    isCancelled = true;
  };
  respond(new Response(new ReadableStream({ cancel })));
  await expect.poll(() => isCancelled, { timeout: 60_000 }).toBe(true);
});

it('ends many downloads by one signal, without a warning of the platform', async () => {
  const { url } = await start(sends(bytes, { stall: 1_000 }));
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const out = await folder();
  const signal = AbortSignal.timeout(500);
  const gen = loader();
  const loading = Array.from({ length: 30 }, (_, index) => failure(gen.download(url, out.at(`${index}`), { signal })));
  for (const error of await Promise.all(loading)) expect(error).toMatchObject({ name: 'AbortError' });
  process.off('warning', note);
  expect(warnings).toEqual([]);
  expect(await out.names()).toEqual([]);
});
