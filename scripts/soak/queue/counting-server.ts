import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Sandbox } from '../../../src/sandbox/index.js';

export interface CountingServer {
  url: string;
  close: () => void;
}

/** What is called for each request, before it is handled and after that, with the status or 0 for a broken connection. */
export interface Hooks {
  received: (method: string, body: string) => unknown;
  responded?: (method: string, body: string, status: number) => unknown;
}

/** Serves a sandbox over HTTP and reports each request. */
export async function serveCounting(sandbox: Sandbox, { received, responded }: Hooks): Promise<CountingServer> {
  const respond = async (message: IncomingMessage) => {
    const { method = '', url = '', headers } = message;
    const body = await text(message);
    await received(method, body);
    const init = {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(method === 'POST' && { body }),
    };
    try {
      // With the host of this server, so that the URLs of results lead here.
      const response = await sandbox.fetch(`http://${headers.host}${url}`, init);
      responded?.(method, body, response.status);
      const content = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: Object.fromEntries(response.headers), body: content };
    } catch (error) {
      responded?.(method, body, 0);
      throw error;
    }
  };
  const server = createServer(async (message, response) => {
    try {
      const { status, headers, body } = await respond(message);
      response.writeHead(status, headers).end(body);
    } catch {
      // A fault, or its sender was killed before the request was complete.
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
