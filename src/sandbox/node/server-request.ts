import type { IncomingMessage, Server } from 'node:http';
import { hostOf, originOf } from '../../http/known-host.js';
import { readRequest } from '../../http/node.js';
import type { Meter } from '../../http/read-body.js';
import { urlOf } from '../../http/start-server.js';
import type { SandboxHttpRequest } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';

/** A request of Node as the sandbox reads it, without a `Request`, which would cost time. */
export class ServerRequest implements SandboxHttpRequest {
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
