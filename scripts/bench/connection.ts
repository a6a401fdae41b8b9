import { connect } from 'node:net';

/** A request that is sent repeatedly. */
export interface Load {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends a request some times on a connection of its own, one after the other. A client such as `fetch` would be slower than the
 * server, so this one writes bytes and only searches for the end of each response.
 */
export function sendRepeatedly(url: string, load: Load, count: number): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const bytes = toBytes(load, host);
  return new Promise((resolve, reject) => {
    let [sent, received] = [0, ''];
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const send = () => {
      sent += 1;
      received = '';
      socket.write(bytes);
    };
    socket.setEncoding('latin1').once('connect', send).once('error', reject);
    socket.once('close', () => reject(new Error(`The server closed the connection of ${load.method} ${load.path}.`)));
    socket.on('data', (text) => {
      received += text;
      if (!isComplete(received)) return;
      if (!received.startsWith('HTTP/1.1 200 ')) reject(new Error(`${load.method} ${load.path} got ${received}`));
      else if (sent < count) return send();
      else resolve();
      socket.destroy();
    });
  });
}

function toBytes({ method, path, headers, body = '' }: Load, host: string): Buffer {
  const all = { host, ...headers, ...(body && { 'content-length': `${Buffer.byteLength(body)}` }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Servers state the length of a response or send it in chunks. */
function isComplete(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, end)) ?? [];
  return length ? received.length >= end + 4 + Number(length) : received.endsWith('\r\n0\r\n\r\n');
}
