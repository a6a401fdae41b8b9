import { once } from 'node:events';
import { connect } from 'node:net';

/** A request that is sent repeatedly. */
export interface Load {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Opens a connection, and returns a function that sends a request on it and waits for the response. A client such as `fetch`
 * would be slower than the server, so this one writes bytes and only searches for the end of each response.
 */
export async function openConnection(
  url: string,
  load: Load,
): Promise<{ send: () => Promise<void>; close: () => void }> {
  const { hostname, port, host } = new URL(url);
  const bytes = toBytes(load, host);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
    if (!isComplete(received)) return;
    if (received.startsWith('HTTP/1.1 200 ')) settle?.resolve();
    else settle?.reject(new Error(`${load.method} ${load.path} got ${received}`));
    received = '';
  });
  socket.on('error', (error) => settle?.reject(error));
  const send = () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
      socket.write(bytes);
    });
  return { send, close: () => socket.destroy() };
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
