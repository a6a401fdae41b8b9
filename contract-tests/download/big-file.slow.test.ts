import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { expect, it } from 'vitest';
import { bigFile } from './big-file.js';
import { loadInChild, outputOf } from './child-process.js';
import { folder, loader, start } from './setup.js';

const megabyte = 2 ** 20;

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** For a process of its own on a machine that has much else to do. */
const timeoutMs = 120_000;

it('loads 64 MB over a connection that breaks five times, and never holds it in memory', {
  timeout: timeoutMs,
}, async () => {
  const { length, digest, sends } = bigFile(1024);
  const cuts = [5, 1, 20, 0.3, 11].map((megabytes) => sends(megabytes * megabyte));
  const { url, received } = await start(...cuts, sends());
  const out = await folder();
  // The test runner and other tests have memory of their own.
  const { bytes, counts } = await outputOf(loadInChild(url, out.at('film')));
  expect(bytes).toBe(length);
  expect(await digestOf(out.at('film'))).toBe(digest);
  expect(received.length).toBeGreaterThanOrEqual(6);
  const [first = 0] = counts;
  // At the end all of it would be there, if anything kept it.
  expect((counts.at(-1) ?? length) - first).toBeLessThan(length / 4);
  expect(Math.max(...counts) - first).toBeLessThan(length / 2);
});

it('does not load a file while nobody reads its stream', async () => {
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
  await expect.poll(hasStopped, { interval: 200, timeout: 60_000 }).toBe(true);
  expect(sent).toBeLessThan(length / 2);
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  expect(hash.digest('hex')).toBe(digest);
});
