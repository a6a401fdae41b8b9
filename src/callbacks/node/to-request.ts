import { originOf } from '../../http/known-host.js';
import { type ArrivingRequest, toStream } from '../../http/node.js';
import { markRewritten } from '../rewritten-body.js';

/** The part of a request of Node's `http`, `https` and `http2`, and of Express, that is used. */
export interface NodeRequest extends ArrivingRequest {
  /** Method of the request. Default: `GET`. */
  readonly method?: string | undefined;
  /** Path and query, as they were sent. */
  readonly url?: string | undefined;
  /** Express keeps the whole path here when a router has shortened `url`. */
  readonly originalUrl?: string | undefined;
  /** Headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether something has begun to read the body. */
  readonly readableDidRead: boolean;
  /** The body, if a parser has read it. */
  readonly body?: unknown;
}

/** Methods that the Fetch API does not support. */
const forbiddenMethods: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];

/** Converts a request of Node to one of the Fetch API. `body` is what a parser has left of its body. */
export function toRequest(request: NodeRequest, body: unknown = request.body): Request {
  // HTTP/2 passes methods on in any case.
  const method = (request.method ?? 'GET').toUpperCase();
  const headers = headersOf(request);
  const url = urlOf(request);
  // The handler rejects these methods, and has to see them.
  if (forbiddenMethods.includes(method)) {
    return Object.defineProperty(new Request(url, { headers }), 'method', { value: method });
  }
  const init = { method, headers };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  if (body instanceof Uint8Array) return new Request(url, { ...init, body: body as Uint8Array<ArrayBuffer> });
  if (!request.readableDidRead) return new Request(url, { ...init, body: toStream(request), duplex: 'half' });
  const text = textOf(body);
  if (text !== undefined) return markRewritten(new Request(url, { ...init, body: text }));
  const taken = new Request(url, { ...init, body: '' });
  // As of any request whose body was read.
  void taken.body?.cancel();
  return taken;
}

/** The body that a parser has left, as a string again, or `undefined` if that cannot be written. */
function textOf(body: unknown): string | undefined {
  if (typeof body === 'string') return body;
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}

function headersOf(request: NodeRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 lists its request line among the headers.
    if (name.startsWith(':')) continue;
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  return headers;
}

function urlOf({ url = '', originalUrl = url, headers }: NodeRequest): string {
  const path = originalUrl.startsWith('/') ? originalUrl : '/';
  return originOf(headers.host ?? headers[':authority'], () => 'http://localhost') + path;
}
