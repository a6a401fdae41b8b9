import { readRequest, sendBody } from '../http/node.js';
import { createMeter } from '../http/read-body.js';
import { Rejection } from '../http/rejection.js';
import { startServer } from '../http/start-server.js';
import { CallbackReceiver } from './lifecycle/receiver.js';

interface ReceivingServer {
  receiver: CallbackReceiver;
  close: () => Promise<void>;
}

/** No callback of the document is larger. */
const maxBytes = 2 ** 24;

/** Bytes of all callbacks that are being read. */
const maxTotalBytes = 2 ** 26;

/** Receives callbacks on this machine. `publicUrl` is where the checked server reaches it; default: this machine itself. */
export async function receiveCallbacks(port: number, publicUrl?: string): Promise<ReceivingServer> {
  let receiver: CallbackReceiver | undefined;
  let total = 0;
  const charge = (bytes: number) => {
    if (total + bytes > maxTotalBytes) throw new Rejection(503, 'busy', 'Too many callbacks are being received.');
    total += bytes;
  };
  const host = publicUrl === undefined ? '127.0.0.1' : undefined;
  const server = await startServer({ port, host, onFailure: () => {} }, async (request, response) => {
    const { method = '', url = '', headers } = request;
    let own = 0;
    try {
      const meter = createMeter({
        maxBytes,
        contentLength: headers['content-length'],
        tooLarge: () => new Rejection(413, 'too_large', 'No callback of the document is that large.'),
        charge: (bytes) => {
          charge(bytes);
          own += bytes;
        },
      });
      const bytes = await readRequest(
        request,
        meter,
        () => new Rejection(400, 'bad_request', 'The request body ended early.'),
      );
      response.writeHead(receiver?.handle(method, url, new TextDecoder().decode(bytes)) ?? 503).end();
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      response.writeHead(error.status);
      sendBody(undefined, request, response);
    } finally {
      total -= own;
    }
  });
  receiver = new CallbackReceiver(publicUrl ?? `http://127.0.0.1:${server.port}`);
  return { receiver, close: server.close };
}
