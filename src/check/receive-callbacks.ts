import type { AddressInfo } from 'node:net';
import { CallbackReceiver } from './life/receiver.js';

export interface ReceivingServer {
  receiver: CallbackReceiver;
  close: () => Promise<void>;
}

/** No callback of the document is larger. */
const maxBytes = 2 ** 24;

/** Receives callbacks on this machine. `publicUrl` is where the checked server reaches it; default: this machine itself. */
export async function receiveCallbacks(port: number, publicUrl?: string): Promise<ReceivingServer> {
  // An import of it would break bundles for other platforms, which need no callbacks.
  const { createServer } = process.getBuiltinModule('node:http');
  let receiver: CallbackReceiver;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) request.destroy();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      response.writeHead(receiver.handle(request.method ?? '', request.url ?? '', text)).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, publicUrl === undefined ? '127.0.0.1' : undefined, resolve);
  });
  receiver = new CallbackReceiver(publicUrl ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { receiver, close };
}
