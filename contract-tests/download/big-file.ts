import { createHash } from 'node:crypto';
import type { Behaviour } from '../client/server.js';

const block = 2 ** 16;

/** One block of a big file. No two are alike. */
function blockAt(number: number): Buffer {
  const bytes = Buffer.alloc(block, number % 251);
  bytes.writeUInt32BE(number, 0);
  return bytes;
}

/** A file of so many blocks that is nowhere in memory. */
export function bigFile(blocks: number) {
  const length = blocks * block;
  const hash = createHash('sha256');
  for (let number = 0; number < blocks; number += 1) hash.update(blockAt(number));

  /** Sends it from where it is asked for, and drops the connection after so many bytes. */
  const sends =
    (cut = Number.POSITIVE_INFINITY, onSent: (bytes: number) => void = () => {}): Behaviour =>
    async (response, { headers }) => {
      const [, first = '0'] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
      const start = Number(first);
      const range = { 'content-range': `bytes ${start}-${length - 1}/${length}` };
      const head = { 'content-length': `${length - start}`, etag: '"big"', ...(start > 0 && range) };
      let wake = () => {};
      for (const event of ['drain', 'close', 'error']) response.on(event, () => wake());
      response.writeHead(start > 0 ? 206 : 200, head);
      for (let at = start; at < Math.min(length, start + cut) && !response.destroyed; ) {
        const bytes = blockAt(Math.floor(at / block)).subarray(at % block);
        at += bytes.length;
        onSent(bytes.length);
        if (response.write(bytes)) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (cut === Number.POSITIVE_INFINITY) response.end();
      else response.destroy();
    };
  return { length, digest: hash.digest('hex'), sends };
}
