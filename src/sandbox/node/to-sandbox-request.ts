import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originOf, requestSource } from '../../http/node.js';
import { readBody } from '../../http/read-body.js';
import type { SandboxHttpRequest } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';

/** The URL that a server listens on. */
export function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** A host in the spelling of `URL`: IPv6 in brackets, and IPv4 that is mapped to IPv6 as plain IPv4. */
export function hostOf(address: string): string {
  const host = address.replace(/^::ffff:(?=\d+\.)/, '');
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** Converts a request of Node, without a `Request`, which would cost time. `serverHost` is the host option of the server. */
export function toSandboxRequest(request: IncomingMessage, server: Server, serverHost: string): SandboxHttpRequest {
  const { method = '', url = '', headers } = request;
  const queryStart = url.indexOf('?');
  return {
    method,
    // URLs of results start with it, so a Host header that is not a host is not used.
    origin: originOf(headers.host, () => urlOf(server)),
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: queryStart < 0 ? '' : url.slice(queryStart + 1),
    header: (name) => headers[name] as string | undefined,
    headers: () => headers,
    isServedAt: (hostname) => hostname === serverHost || hostname === hostOf(request.socket.localAddress ?? ''),
    read: async (meter) => (await readBody(requestSource(request), { meter, brokenOff })).view(),
  };
}

const brokenOff = () => new SandboxRejection(400, 'bad_request', 'The caller closed the connection.');
