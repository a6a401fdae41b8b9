import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { key } from './transports.js';

/** Opens a connection and sends bytes. Resolves with all that comes back when the connection has ended. */
export function talk(url: string, ...pieces: (string | Buffer)[]) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  for (const piece of pieces) socket.write(piece);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // A reset is an end too.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, ended };
}

/** The head of a request that announces a body. */
export const headOf = (line: string, length: number) =>
  `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Token ${key}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Posts pieces with node:http: chunked, unless a length is announced. An early response does not stop it from sending. */
export function post(url: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>, length?: number) {
  return new Promise<{ status: number; text: string; retryAfter: string | undefined }>((resolve, reject) => {
    const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, ...(length !== undefined && { 'content-length': length }) },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text, retryAfter: incoming.headers['retry-after'] }),
      );
    });
    const send = async () => {
      for await (const piece of pieces) await new Promise((sent) => outgoing.write(piece, sent));
      outgoing.end();
    };
    send().catch(reject);
  });
}

/** As many clients do: nothing is read before all is sent. */
export async function sendAllThenRead(url: string, pieces: Buffer[], length: number) {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  try {
    for (const piece of [Buffer.from(headOf(`POST ${pathname}`, length)), ...pieces]) {
      await new Promise<void>((sent, fail) => {
        socket.once('error', fail);
        socket.write(piece, (error) => (error ? fail(error) : sent()));
      });
      socket.removeAllListeners('error');
    }
    socket.end();
    const response = await text(socket);
    return { status: Number(response.split(' ')[1]), text: response.split('\r\n\r\n')[1] ?? '' };
  } finally {
    socket.on('error', () => {}).destroy();
  }
}
