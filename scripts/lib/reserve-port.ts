import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/**
 * A port for a server that must be given one, such as that of a command. No other test gets it before this process has
 * ended, even while nobody listens on it: each port that was given is held by a UDP socket, which is in nobody's way. It
 * is none of those that systems give to connections. A server that can take any port listens on port 0.
 */
export async function reservePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await hold(port)) && (await canListen(port))) return port;
  }
}

/** Whether this process now holds the port. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => socket.close(() => resolve(false)));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
