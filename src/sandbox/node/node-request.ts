import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originOf, readRequest } from '../../http/node.js';
import type { Meter } from '../../http/read-body.js';
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

/** A request of Node as the sandbox reads it, without a `Request`, which would cost time. */
export class NodeRequest implements SandboxHttpRequest {
  readonly #request: IncomingMessage;
  readonly #serverHost: string;
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly query: string;

  /** `serverHost` is the host option of the server. */
  constructor(request: IncomingMessage, server: Server, serverHost: string) {
    const { method = '', url = '', headers } = request;
    const queryStart = url.indexOf('?');
    this.#request = request;
    this.#serverHost = serverHost;
    this.method = method;
    // URLs of results start with it, so a Host header that is not a host is not used.
    this.origin = originOf(headers.host, () => urlOf(server));
    this.path = queryStart < 0 ? url : url.slice(0, queryStart);
    this.query = queryStart < 0 ? '' : url.slice(queryStart + 1);
  }

  header(name: string): string | undefined {
    return this.#request.headers[name] as string | undefined;
  }

  headers() {
    return this.#request.headers;
  }

  isServedAt(hostname: string): boolean {
    return hostname === this.#serverHost || hostname === hostOf(this.#request.socket.localAddress ?? '');
  }

  read(meter: Meter): Promise<Uint8Array> {
    return readRequest(this.#request, meter, brokenOff);
  }
}

const brokenOff = () => new SandboxRejection(400, 'bad_request', 'The caller closed the connection.');
