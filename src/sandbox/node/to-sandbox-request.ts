import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isHost } from '../../http/node.js';
import { GrowingBytes } from '../../shared/bytes.js';
import type { SandboxHttpRequest } from '../http/message.js';
import { Rejection } from '../http/rejection.js';

/** The address that a server listens on. */
export function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** A host as `URL` spells it. Addresses of IPv6 get brackets, and those of IPv4 within them stand alone. */
export function hostOf(address: string): string {
  const host = address.replace(/^::ffff:(?=\d+\.)/, '');
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** A request of Node's, as the sandbox reads it. `listensOn` is the host that the server was given. */
export function toCall(request: IncomingMessage, server: Server, listensOn: string): SandboxHttpRequest {
  const { method = '', url = '', headers } = request;
  const mark = url.indexOf('?');
  const { host } = headers;
  return {
    method,
    // Anything else would make addresses of results that lead nowhere.
    origin: isHost(host) ? `http://${host}` : urlOf(server),
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    header: (name) => headers[name] as string | undefined,
    isServedAt: (hostname) => hostname === listensOn || hostname === hostOf(request.socket.localAddress ?? ''),
    read: (meter) => read(request, meter),
  };
}

function read(request: IncomingMessage, meter: (bytes: number) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let bytes = new GrowingBytes();
    const take = (chunk: Buffer) => {
      try {
        meter(chunk.length);
        bytes.add(chunk);
      } catch (error) {
        request.off('data', take);
        bytes = new GrowingBytes();
        reject(error);
      }
    };
    request.on('data', take);
    request.once('end', () => resolve(bytes.view()));
    request.once('close', () => {
      if (!request.complete) reject(new Rejection(400, 'bad_request', 'The caller broke off.'));
    });
  });
}
