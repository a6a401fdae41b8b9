import { isHost } from '../../http/node.js';
import { Rejection } from '../refusal.js';

/** What is read of a request of Node's `http`, `https` and `http2`, and of Express. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** As Express tells the whole path under a router. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether all of it has arrived. */
  readonly complete: boolean;
  /** Whether somebody has begun to read it. */
  readonly readableDidRead: boolean;
  /** What a parser of bodies has left. */
  readonly body?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own.
  on(event: string, listener: (...values: any[]) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  off(event: string, listener: (...values: any[]) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  /** Ends the connection of a caller who has stopped in the middle of a body. */
  destroy?(): unknown;
}

/** What is written of an answer. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  write(bytes: Uint8Array): unknown;
  end(bytes?: Uint8Array): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  on(event: string, listener: (...values: any[]) => void): unknown;
}

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
