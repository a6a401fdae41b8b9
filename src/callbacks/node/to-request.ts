import { type ArrivingRequest, originOf, toStream } from '../../http/node.js';
import { RejectedCallback } from '../callback-rejection.js';

/** The part of a request of Node's `http`, `https` and `http2`, and of Express, that is used. */
export interface NodeRequest extends ArrivingRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Express keeps the whole path here when a router has shortened `url`. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whether something has begun to read the body. */
  readonly readableDidRead: boolean;
  /** The body, if a parser has read it. */
  readonly body?: unknown;
}

/** Converts a request of Node to one of the Fetch API. */
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

/** The body, if no parser has read it. A parsed body cannot be verified: a signature covers the original bytes. */
function bodyOf(request: NodeRequest): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  const { body, readableDidRead } = request;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  if (!readableDidRead) return toStream(request);
  throw new RejectedCallback(
    500,
    'body_taken',
    'The body was read before the receiver of callbacks got it. Mount toNodeListener before parsers such as ' +
      'express.json(), or with express.raw().',
  );
}
