import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { checkOptions, type OptionRules, wholeNumber } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { SandboxRejection } from '../http/rejection.js';
import type { Sandbox } from '../sandbox.js';
import { hostOf, NodeRequest, urlOf } from './node-request.js';
import { sendResponse } from './send-response.js';

/** Options of `serve`. */
export interface ServeOptions {
  /** Port to listen on; 0 for any free port. Default: 4020. */
  port?: number | undefined;
  /**
   * Host name or IP address to listen on. Default: 127.0.0.1, which only this machine can reach. Requests are accepted for
   * this host, the names of this machine, and `hosts` of the sandbox.
   */
  host?: string | undefined;
  /** Milliseconds in which a request has to arrive. Default: 60,000. */
  requestTimeout?: number | undefined;
}

const rules: OptionRules<ServeOptions> = {
  port: wholeNumber(0, 65_535),
  host: {
    takes: 'a host name or an IP address, such as 127.0.0.1',
    fits: (host) => typeof host === 'string' && host !== '',
  },
  requestTimeout: wholeNumber(0),
};

/** A sandbox that is served over HTTP. */
export interface SandboxServer {
  /** URL of the sandbox, such as `http://127.0.0.1:4020`. */
  url: string;
  /** Stops the server. The sandbox can still be used. */
  close: () => Promise<void>;
  /** The same, for `await using server = await serve(sandbox)`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP, by default only on this machine.
 *
 *     const { url, close } = await serve(createSandbox(), { port: 0 });
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<SandboxServer> {
  if (typeof sandbox?.respond !== 'function') {
    throw new ConfigurationError('serve takes a sandbox, such as createSandbox returns, and then its options.');
  }
  checkOptions('serve', options, rules);
  const { port = 4020, host = '127.0.0.1', requestTimeout = 60_000 } = options;
  const serverHost = hostOf(host);
  const settings = {
    requestTimeout,
    connectionsCheckingInterval: Math.min(1000, requestTimeout),
    // The caller closes a connection that it no longer needs. A server that does so may close one that is just used again, and
    // then the caller cannot know whether its request was processed. The system closes connections to machines that are gone.
    keepAliveTimeout: 0,
    keepAlive: true,
  };
  const server = createServer(settings, (request, response) => {
    // The caller has closed the connection.
    const fail = () => void response.destroy();
    sandbox.respond(new NodeRequest(request, server, serverHost)).then((result) => {
      try {
        sendResponse(result, request, response);
      } catch {
        fail();
      }
    }, fail);
  });
  server.on('clientError', rejectMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // An error of a connection must not end the process.
  server.on('error', () => {});
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: urlOf(server), close, [Symbol.asyncDispose]: close };
}

/** Responds to requests that are not HTTP, or take too long to arrive. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, phrase, message } = malformed[error.code ?? ''] ?? notHttp;
  const { body } = new SandboxRejection(status, 'bad_request', message).toReply();
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const notHttp = { status: 400, phrase: 'Bad Request', message: 'This is not an HTTP request.' };

/** By the code of Node's error. */
const malformed: Record<string, typeof notHttp> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'Request Timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    message: 'The headers are too large.',
  },
};
