import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Rejection } from './rejection.js';

interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** `undefined` for all of this machine. */
  readonly host: string | undefined;
  /** Milliseconds in which a request has to arrive. Default: 60,000. */
  readonly requestTimeout?: number;
  /** Gets what the handler throws, or rejects with. The request gets status 500. */
  readonly onFailure: (error: unknown) => void;
}

interface RunningServer {
  /** Such as `http://127.0.0.1:4020`. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Milliseconds after which a connection without a request is closed. */
const maxIdleMs = 600_000;

/** The same while more connections are idle than a process may have open on some machines. */
const crowdedIdleMs = 5000;
const crowd = 200;

/**
 * Starts a server of Node. No request ends the process: malformed ones get a status from 400, an error of the handler
 * becomes 500, and errors of connections are dropped.
 */
export async function startServer(
  { port, host, requestTimeout = 60_000, onFailure }: ServerOptions,
  handle: (request: IncomingMessage, response: ServerResponse, server: Server) => unknown,
): Promise<RunningServer> {
  // An import of it would break bundles for other platforms.
  const { createServer } = process.getBuiltinModule('node:http');
  const settings = {
    requestTimeout,
    connectionsCheckingInterval: Math.min(1000, requestTimeout),
    // The caller closes a connection that it no longer needs. A server that does so may close one that is just used again, and
    // then the caller cannot know whether its request was processed. `closeIdle` closes those that are long forgotten.
    keepAliveTimeout: 0,
    keepAlive: true,
  };
  const server = createServer(settings, async (request, response) => {
    response.on('error', () => {});
    try {
      await handle(request, response, server);
    } catch (error) {
      onFailure(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-length': '0', connection: 'close' }).end();
    }
  });
  server.on('clientError', rejectMalformed);
  const stopClosing = closeIdle(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  // An error of a connection must not end the process.
  server.on('error', () => {});
  const close = () =>
    new Promise<void>((resolve) => {
      stopClosing();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: urlOf(server), port: (server.address() as AddressInfo).port, close };
}

/** The URL that a server listens on. */
export function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Closes connections that nobody uses, the longest idle first. Returns a function that stops it. */
function closeIdle(server: Server): () => void {
  /** Since when. Those that became idle first come first. */
  const idle = new Map<Socket, number>();
  const rest = (socket: Socket) => {
    idle.delete(socket);
    if (!socket.destroyed) idle.set(socket, performance.now());
  };
  server.on('connection', (socket) => {
    rest(socket);
    socket.on('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.on('close', () => rest(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, since] of idle) {
      if (performance.now() - since < (idle.size > crowd ? crowdedIdleMs : maxIdleMs)) return;
      idle.delete(socket);
      socket.destroy();
    }
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** Responds to requests that are not HTTP, or take too long to arrive. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, phrase, message } = malformed[error.code ?? ''] ?? notHttp;
  const body = JSON.stringify(new Rejection(status, 'bad_request', message).toBody());
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
