import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Heads of responses that no server should send. */
const heads = [
  'HTTP/1.1 99 Low\r\n\r\n',
  'HTTP/1.1 000 None\r\n\r\n',
  'HTTP/1.1 700 High\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 200 \u0007\r\ncontent-length: 2\r\n\r\n{}',
  'HTTP/1.1 200 Übermäßig\r\ncontent-length: 2\r\n\r\n{}',
  'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  'HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello',
  'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\ncut',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc',
  `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
  '\u0000\u0001\u0002',
  '',
];

/** A server that passes correct requests on to another one, and responds to all others with anything. */
export async function startOddServer(port: number, random: () => number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    socket.once('data', (start) => {
      if (start.includes(correct)) {
        const other = connect(port, '127.0.0.1').on('error', () => socket.destroy());
        other.write(start);
        socket.pipe(other).pipe(socket);
      } else socket.end(heads[Math.floor(random() * heads.length)] as string);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** In the head of every correct request. */
export const correct = 'x-correct: yes';
