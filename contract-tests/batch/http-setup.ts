import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.js';

/** A sandbox over HTTP that reports each create on arrival, before it is processed. */
export async function serveWithHook(sandbox: Sandbox, onCreate: (payload: number) => void): Promise<string> {
  const respond = async (message: IncomingMessage) => {
    const { method = '', url = '', headers } = message;
    const body = await text(message);
    if (method === 'POST') onCreate(Number(JSON.parse(body).payload));
    const { authorization = '' } = headers;
    const fault = `${headers['x-sandbox-fault'] ?? ''}`;
    const forwardedHeaders = {
      authorization,
      'content-type': 'application/json',
      ...(fault && { 'x-sandbox-fault': fault }),
    };
    return sandbox.fetch(`http://localhost${url}`, {
      method,
      headers: forwardedHeaders,
      ...(method === 'POST' && { body }),
    });
  };
  const server = createServer(async (message, response) => {
    try {
      const made = await respond(message);
      response.writeHead(made.status, { 'content-type': 'application/json' }).end(await made.text());
    } catch {
      // The sender was killed before the request was complete.
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
