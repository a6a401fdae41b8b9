import { isHost } from '../../http/is-host.js';
import { Rejection } from '../refusal.js';
import type { NodeRequest } from './message.js';

/** A request of Node's as the Fetch API has it. */
export function toRequest(request: NodeRequest): Request {
  const { method = 'GET' } = request;
  const init = { method, headers: headersOf(request) };
  const url = urlOf(request);
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  return new Request(url, { ...init, body: bodyOf(request), duplex: 'half' });
}

function headersOf(request: NodeRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 has its request line among them.
    if (name.startsWith(':')) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function urlOf({ url = '', originalUrl = url, headers }: NodeRequest): string {
  const path = originalUrl.startsWith('/') ? originalUrl : '/';
  const host = headers.host ?? headers[':authority'];
  return isHost(host) && URL.canParse(`http://${host}`) ? `http://${host}${path}` : `http://localhost${path}`;
}

/** The body, unless a parser has taken it. What a parser makes of it cannot be verified: a signature is over its bytes. */
function bodyOf(request: NodeRequest): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  const { body, readableDidRead } = request;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  if (!readableDidRead) return streamOf(request);
  throw new Rejection(
    500,
    'body_taken',
    'The body was read before the receiver of callbacks got it. Mount toNodeListener before parsers such as ' +
      'express.json(), or with express.raw().',
  );
}

/** The bytes as they arrive, and no more of them than are asked for. */
function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const take = (chunk: Uint8Array) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) request.pause();
      };
      const end = () => {
        stop();
        controller.close();
      };
      const fail = (error = new Error('The caller broke off.')) => {
        stop();
        controller.error(error);
      };
      const listeners = { data: take, end, error: fail, close: () => fail() };
      stop = () => {
        for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
      };
      for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
    },
    pull: () => void request.resume(),
    cancel: () => stop(),
  });
}
