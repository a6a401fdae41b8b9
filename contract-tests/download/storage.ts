import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Behaviour } from '../client/server.js';

export interface Sending {
  /** Bytes after which the connection is dropped. */
  cut?: number;
  /** Bytes after which nothing more comes. */
  stall?: number;
  /** Whether the whole file is sent, whatever was requested. */
  ignoresRanges?: boolean;
  /** Maximum number of bytes in one partial response. */
  limit?: number;
  /** No ETag with `undefined`. */
  etag?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a file, or the requested part of it, as storages do. */
export function sends(bytes: Buffer, sending: Sending = {}): Behaviour {
  const { ignoresRanges, limit = Number.POSITIVE_INFINITY, headers = {} } = sending;
  const etag = 'etag' in sending ? sending.etag : '"v1"';
  return (response, request) => {
    const [, first] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const condition = request.headers['if-range'];
    const isSame = condition === undefined || condition === etag || condition === headers['last-modified'];
    const head = { 'content-type': 'video/mp4', ...(etag && { etag }), ...headers };
    if (first === undefined || ignoresRanges || !isSame) {
      response.writeHead(200, { 'content-length': `${bytes.length}`, ...head });
      return give(response, bytes, sending);
    }
    const start = Number(first);
    if (start >= bytes.length) {
      response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
      return;
    }
    const end = Math.min(bytes.length, start + limit);
    const range = `bytes ${start}-${end - 1}/${bytes.length}`;
    response.writeHead(206, { 'content-length': `${end - start}`, 'content-range': range, ...head });
    give(response, bytes.subarray(start, end), sending);
  };
}

function give(response: ServerResponse, bytes: Buffer, { cut, stall }: Sending): void {
  const until = cut ?? stall;
  if (until === undefined || until >= bytes.length) response.end(bytes);
  else response.write(bytes.subarray(0, until));
  if (cut !== undefined && cut < bytes.length) drop(response);
}

/**
 * Drops a connection once all that was sent has been read: what waits to be read is lost with it. A pause alone would
 * not do: on a busy machine it passes before the client, which is in this process, had its turn. So the client gets
 * several, each for some of the connection and for the file that it writes to.
 */
export async function drop(response: ServerResponse): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await setTimeout(10);
    await stat('.');
  }
  response.socket?.destroySoon();
}

/** Sends a head and bytes as they are. */
export const says =
  (status: number, headers: Record<string, string>, bytes: Buffer = Buffer.alloc(0)): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end(bytes);
  };
