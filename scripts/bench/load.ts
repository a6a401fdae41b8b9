import { connect } from 'node:net';

export interface Load {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds within which 99 of 100 responses arrived. */
  p99: number;
  /** How often each status was received. */
  statuses: Record<number, number>;
}

/** When to stop: after so many seconds, or so many requests. */
export interface Length {
  seconds?: number;
  requests?: number;
}

/**
 * Sends one request repeatedly on several connections, and measures. A client such as `fetch` would be slower than the
 * server, so this one writes bytes and only searches for the end of each response.
 */
export async function measure(
  url: string,
  load: Load,
  { seconds, requests }: Length,
  connections = 16,
): Promise<Measured> {
  const { hostname, port } = new URL(url);
  const bytes = toBytes(load, `${hostname}:${port}`);
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();
  const end = start + 1000 * (seconds ?? Number.POSITIVE_INFINITY);
  let unsent = requests ?? Number.POSITIVE_INFINITY;

  const runConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sentAt = 0;
      let received = Buffer.alloc(0);
      const send = () => {
        sentAt = performance.now();
        unsent -= 1;
        socket.write(bytes);
      };
      socket.once('connect', send).once('error', reject).once('close', resolve);
      socket.on('data', (data) => {
        received = received.length === 0 ? data : Buffer.concat([received, data]);
        const status = statusIfComplete(received);
        if (status === undefined) return;
        received = Buffer.alloc(0);
        statuses[status] = (statuses[status] ?? 0) + 1;
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end && unsent > 0) send();
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, runConnection));

  times.sort((a, b) => a - b);
  const took = (performance.now() - start) / 1000;
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, statuses };
}

function toBytes({ method, path, headers = {}, body = '' }: Load, host: string): Buffer {
  const all = { host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** The status of a response that has arrived completely. Both servers state its length or send it in chunks. */
function statusIfComplete(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  const isComplete = length
    ? received.length >= headEnd + 4 + Number(length)
    : received.toString('latin1').endsWith('\r\n0\r\n\r\n');
  return isComplete ? Number(head.slice(9, 12)) : undefined;
}
