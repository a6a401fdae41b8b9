import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bigFile } from './big-file.js';
import { folder, loader, start } from './scene.js';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of buffers that are still needed. */
function inUse(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

const megabyte = 2 ** 20;

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

it('a file of 64 MB that breaks off five times arrives as it is, and is never in memory', async () => {
  const { length, digest, sends } = bigFile(1024);
  const cuts = [5, 1, 20, 0.3, 11].map((megabytes) => sends(megabytes * megabyte));
  const { url, received } = await start(...cuts, sends());
  const out = await folder();
  const before = inUse();
  let most = 0;
  const onProgress = () => {
    most = Math.max(most, inUse() - before);
  };
  expect(await loader().download(url, out.at('film'), { onProgress })).toMatchObject({ bytes: length });
  expect(await digestOf(out.at('film'))).toBe(digest);
  expect(received.length).toBeGreaterThanOrEqual(6);
  expect(most).toBeLessThan(32 * megabyte);
});

it('a stream that nobody reads does not load the file', async () => {
  const { length, digest, sends } = bigFile(1024);
  let sent = 0;
  const { url } = await start(
    sends(undefined, (bytes) => {
      sent += bytes;
    }),
  );
  const { stream } = await loader().download(url);
  let last = -1;
  const hasStopped = () => {
    const before = last;
    last = sent;
    return before === sent;
  };
  await expect.poll(hasStopped, { interval: 200, timeout: 10_000 }).toBe(true);
  expect(sent).toBeLessThan(length / 2);
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  expect(hash.digest('hex')).toBe(digest);
});
