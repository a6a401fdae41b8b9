import { connect } from 'node:net';

/** Milliseconds for which a connection of the attack stays open. Some requests get no response, rightly. */
const maxWaitMs = 300;

/** Sends bytes, reads what comes back, and closes the connection. Resolves with the status, or 0 if none came. */
export function sendRaw(port: number, bytes: Uint8Array): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), maxWaitMs);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (received.length < 100) received += chunk;
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0));
    });
    socket.write(bytes);
  });
}
