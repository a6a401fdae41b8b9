import { connect } from 'node:net';

export interface Load {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Measured {
  perSecond: number;
  /** In milliseconds: 99 of 100 answers came within it. */
  p99: number;
  /** Statuses of the answers, and how often each came. */
  statuses: Record<number, number>;
}

/**
 * Sends one request over and over, on some connections at a time, and measures. A client such as `fetch` would be slower
 * than what is measured, so this one writes bytes and looks only for the end of each answer.
 */
export async function measure(url: string, load: Load, seconds: number, connections = 16): Promise<Measured> {
  const { hostname, port } = new URL(url);
  const bytes = toBytes(load, `${hostname}:${port}`);
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();
  const end = start + 1000 * seconds;

  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sentAt = 0;
      let said = Buffer.alloc(0);
      const send = () => {
        sentAt = performance.now();
        socket.write(bytes);
      };
      socket.once('connect', send).once('error', reject).once('close', resolve);
      socket.on('data', (data) => {
        said = said.length === 0 ? data : Buffer.concat([said, data]);
        const status = statusIfComplete(said);
        if (status === undefined) return;
        said = Buffer.alloc(0);
        statuses[status] = (statuses[status] ?? 0) + 1;
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end) send();
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, converse));

  times.sort((one, two) => one - two);
  const took = (performance.now() - start) / 1000;
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, statuses };
}

function toBytes({ method, path, headers = {}, body = '' }: Load, host: string): Buffer {
  const all = { host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** The status of an answer that has arrived as a whole. Both servers tell its length or send it in chunks. */
function statusIfComplete(said: Buffer): number | undefined {
  const headEnd = said.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = said.toString('latin1', 0, headEnd);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  const isComplete = length
    ? said.length >= headEnd + 4 + Number(length)
    : said.toString('latin1').endsWith('\r\n0\r\n\r\n');
  return isComplete ? Number(head.slice(9, 12)) : undefined;
}
