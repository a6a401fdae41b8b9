import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Call, Reply } from '../message.js';
import { Refusal } from '../refusal.js';
import type { Sandbox } from '../sandbox.js';
import { longestTimer } from '../timer.js';

export interface ServeOptions {
  /** Default: 4020. 0 is any that is free. */
  port?: number | undefined;
  /** Address to listen on. Default: 127.0.0.1, which only this machine reaches. */
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
  const { port = 4020, host = '127.0.0.1', requestTimeout = 60_000 } = options;
  const checks = { requestTimeout, connectionsCheckingInterval: Math.min(1000, requestTimeout) };
  const server = createServer(checks, (request, response) => {
    sandbox
      .handle(toCall(request, server))
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

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function toCall(request: IncomingMessage, server: Server): Call {
  const { method = '', url = '', headers } = request;
  const mark = url.indexOf('?');
  const { host } = headers;
  return {
    method,
    origin: isHost(host) ? `http://${host}` : urlOf(server),
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    header: (name) => headers[name] as string | undefined,
    read: (meter) => read(request, meter),
  };
}

/** A name or an address, and a port: anything else would make addresses of results that lead nowhere. */
const isHost = (host: string | undefined) => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host ?? '');

function read(request: IncomingMessage, meter: (bytes: number) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer) => {
      try {
        meter(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        request.off('data', take);
        chunks.length = 0;
        reject(error);
      }
    };
    request.on('data', take);
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('close', () => reject(new Refusal(400, 'bad_request', 'The caller broke off.')));
  });
}

function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  const { kind, delay = 0 } = reply.mishap ?? {};
  if (delay > 0) {
    const later = { ...reply, mishap: { ...(kind && { kind }) } };
    const timer = setTimeout(() => send(later, request, response), Math.min(delay, longestTimer));
    response.once('close', () => clearTimeout(timer));
    return;
  }
  if (kind === 'hang') return;
  if (kind === 'lost') {
    response.destroy();
    return;
  }
  const { status, headers, body } = reply;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(!request.complete && { connection: 'close' }),
  });
  if (kind === 'cut') response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  else if (request.complete) response.end(request.method === 'HEAD' ? undefined : bytes);
  else {
    response.write(bytes);
    drain(request, () => response.end());
  }
}

/** More of an unwanted body is not let through. */
const mostDrained = 2 ** 26;

/** Lets a body through that nobody wants: many callers send all of it before they read why it was refused. */
function drain(request: IncomingMessage, end: () => void): void {
  let count = 0;
  request.on('data', ({ length }: Buffer) => {
    count += length;
    if (count > mostDrained) end();
  });
  request.once('end', end).once('close', end).resume();
}

/** What is no HTTP, or takes too long to arrive, gets an answer too. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase, says] = garbage[error.code ?? ''] ?? [400, 'Bad Request', 'This is not an HTTP request.'];
  const { body } = new Refusal(status, 'bad_request', says).toReply();
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const garbage: Record<string, [status: number, phrase: string, says: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large.'],
};
