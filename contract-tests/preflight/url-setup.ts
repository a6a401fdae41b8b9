import { expect, onTestFinished } from 'vitest';
import type { MediaSource } from '../../src/preflight/media/media-source.js';
import { NotInspected } from '../../src/preflight/url/not-inspected.js';
import { createOpenUrl } from '../../src/preflight/url/open-url.js';
import type { UrlOptions } from '../../src/preflight/url/url-options.js';
import { type Behaviour, type Server, serve } from '../client/server.js';

/** Options with which the servers of the tests may be requested, on a busy machine too. */
export const local = { allow: ['127.0.0.1'], timeout: 60_000 } as const;

/** A signature, which no message may contain. */
export const query = '?signature=hush-hush';

/** A server that is gone after the test. */
export async function start(...behaviours: Behaviour[]): Promise<Server> {
  const server = await serve(...behaviours);
  onTestFinished(server.close);
  return server;
}

/** Bytes in which no two blocks are equal, so that a part in the wrong place is noticed. */
export function content(length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8) * 17 + 101) & 255));
}

interface Serving {
  headers?: Record<string, string>;
  /** Maximum number of bytes in one response. */
  limit?: number;
  /** The length of the file as the response states it. */
  total?: (length: number) => number | '*';
}

/** Sends the requested part of a file, as storages do. */
export function parts(
  bytes: Buffer,
  { headers, limit = bytes.length, total = (length) => length }: Serving = {},
): Behaviour {
  return (response, request) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first);
    const end = Math.min(Number(last) + 1, bytes.length, start + limit);
    if (start >= bytes.length) response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    else {
      const range = `bytes ${start}-${end - 1}/${total(bytes.length)}`;
      response.writeHead(206, { 'content-range': range, etag: '"v1"', ...headers }).end(bytes.subarray(start, end));
    }
  };
}

/** Opens a URL that must be readable. */
export const opened = async (url: string, options: UrlOptions = local): Promise<MediaSource> =>
  toSource(await createOpenUrl(options)(url));

/** Why a URL is not inspected. */
export const reasonFor = async (url: string, options: UrlOptions | true = local): Promise<string> =>
  toReason(await createOpenUrl(options)(url));

/** Why a read fails. */
export const failedRead = async (read: Promise<Uint8Array>): Promise<string> =>
  toReason(await read.catch((error) => error));

export function toSource(result: MediaSource | NotInspected): MediaSource {
  if (result instanceof NotInspected) throw result;
  return result;
}

/** A reason and its message, which must not contain a signature. */
export function toReason(result: unknown): string {
  if (!(result instanceof NotInspected)) throw new Error('It was inspected.');
  if (/hush|\?/.test(result.message)) throw new Error(`The message contains a query: ${result.message}`);
  return `${result.reason}: ${result.message}`;
}

/** Compares bytes. `toEqual` takes seconds for a mebibyte. */
export function expectBytes(actual: Uint8Array, expected: Uint8Array): void {
  expect([actual.length, Buffer.compare(actual, expected)]).toEqual([expected.length, 0]);
}
