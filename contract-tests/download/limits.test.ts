import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failure } from '../client/failure.js';
import type { Behaviour } from '../client/server.js';
import { bigFile } from './big-file.js';
import { allOf, content, folder, loader, start } from './setup.js';
import { says, sends } from './storage.js';

const bytes = content(200_000);
const chunked: Behaviour = (response) => void response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(bytes);

describe('maxBytes', () => {
  it.each<[string, Behaviour]>([
    ['by its announced length', sends(bytes)],
    ['as it arrives', chunked],
    ['by its range', says(206, { 'content-range': 'bytes 0-99999/200000' }, bytes.subarray(0, 100_000))],
  ])('rejects a file larger than maxBytes %s, and leaves the target as it was', async (_, behaviour) => {
    const { url, received } = await start(behaviour);
    const out = await folder();
    await writeFile(out.at('film'), 'old');
    const error = await failure(loader().download(url, out.at('film'), { maxBytes: 199_999 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(error.message).toContain('the file has more than 199999 bytes, the limit set by maxBytes');
    expect(received).toHaveLength(1);
    expect(await out.names()).toEqual(['film']);
    expect((await out.read('film')).toString()).toBe('old');
  });

  it('returns no more than maxBytes in a stream', async () => {
    const announced = await start(sends(bytes));
    expect(await failure(loader().download(announced.url, undefined, { maxBytes: 10 }))).toMatchObject({ bytes: 0 });
    const { url } = await start(chunked);
    let count = 0;
    const reading = loader()
      .download(url, undefined, { maxBytes: 199_999 })
      .then(async ({ stream }) => {
        for await (const chunk of stream) count += chunk.length;
      });
    expect(await failure(reading)).toMatchObject({ name: 'DownloadError' });
    expect(count).toBeLessThanOrEqual(199_999);
  });

  it('accepts a file of exactly maxBytes', async () => {
    for (const behaviour of [sends(bytes), chunked]) {
      const { url } = await start(behaviour);
      expect(await allOf((await loader().download(url, undefined, { maxBytes: bytes.length })).stream)).toHaveLength(
        bytes.length,
      );
    }
  });

  it('rejects a file larger than 8 GiB by default, and none with Infinity', async () => {
    const { sends } = bigFile(16);
    const announces = (length: number): Behaviour => {
      return (response) => void response.writeHead(200, { 'content-length': `${length}` }).write(bytes);
    };
    const eight = 8 * 1024 ** 3;
    const over = await start(announces(eight + 1));
    expect((await failure(loader().download(over.url))).message).toContain(`more than ${eight} bytes`);
    for (const [length, maxBytes] of [[eight, undefined] as const, [eight + 1, Number.POSITIVE_INFINITY] as const]) {
      const { url } = await start(announces(length));
      const { stream, length: reported } = await loader().download(url, undefined, { maxBytes });
      expect(reported).toBe(length);
      await stream.cancel();
    }
    const small = await start(sends());
    expect(await allOf((await loader().download(small.url)).stream)).toHaveLength(2 ** 20);
  });
});
