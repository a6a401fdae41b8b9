import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { ConfigurationError, rejectUnknownOptions } from '../../errors/configuration-error.js';
import { Rejection } from '../http/refusal.js';
import type { Sandbox } from '../sandbox.js';
import { hostOf, toCall, urlOf } from './call.js';
import { send } from './send.js';

export interface ServeOptions {
  /** Default: 4020. 0 is any that is free. */
  port?: number | undefined;
  /**
   * Address to listen on. Default: 127.0.0.1, which only this machine reaches. Requests are taken under the names of this
   * machine, this address, and `hosts` of the sandbox.
   */
  host?: string | undefined;
  /** Milliseconds that a request may take to arrive. Default: 60,000. */
  requestTimeout?: number | undefined;
}

export interface SandboxServer {
  /** Where it is, such as `http://127.0.0.1:4020`. */
  url: string;
  /** Ends the server. The sandbox stays. */
  close: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP, on this machine only unless told.
 *
 *     const { url, close } = await serve(createSandbox(), { port: 0 });
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<SandboxServer> {
  if (typeof sandbox?.respond !== 'function') {
    throw new ConfigurationError('serve takes a sandbox, as createSandbox makes it, and then its options.');
  }
  rejectUnknownOptions('serve', options, names);
  const { port = 4020, host = '127.0.0.1', requestTimeout = 60_000 } = options;
  const listensOn = hostOf(host);
  const checks = { requestTimeout, connectionsCheckingInterval: Math.min(1000, requestTimeout) };
  const server = createServer(checks, (request, response) => {
    sandbox
      .respond(toCall(request, server, listensOn))
      .then((reply) => send(reply, request, response))
      // The caller has left in the middle.
      .catch(() => response.destroy());
  });
  server.on('clientError', refuseGarbage);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // What goes wrong with a connection is for its caller, and ends no process.
  server.on('error', () => {});
  return {
    url: urlOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const names = Object.keys({ port: 1, host: 1, requestTimeout: 1 } satisfies Record<keyof ServeOptions, 1>);

/** What is no HTTP, or takes too long to arrive, gets an answer too. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase, says] = garbage[error.code ?? ''] ?? [400, 'Bad Request', 'This is not an HTTP request.'];
  const { body } = new Rejection(status, 'bad_request', says).toReply();
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const garbage: Record<string, [status: number, phrase: string, says: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large.'],
};
