import { createFinalURL, createQuerySerializer, type Middleware, mergeHeaders } from 'openapi-fetch';
import type { PreparedRequest } from './call.js';
import type { Connection } from './options.js';
import { fillPath } from './path.js';
import { createRawClient, sendRequest } from './raw-client.js';
import { readText } from './read-text.js';

/** A response as openapi-fetch gives it: the text of `data`, or what an error says as JSON or text. */
export interface Exchange {
  data?: string | undefined;
  error?: unknown;
  response: Response;
}

/** Sends a request and reads its response. `send` is called around `fetch`, once or never. */
export type SendAndRead = (
  method: string,
  path: string,
  request: Pick<PreparedRequest, 'params' | 'headers' | 'body'>,
  signal: AbortSignal,
  send: (fetch: () => Promise<Response>) => Promise<Response>,
) => Promise<Exchange>;

/**
 * With middleware, openapi-fetch creates the `Request` that it takes. Without, there is none: to create it takes longer than all
 * the rest of a call, and `fetch` creates another one from it. So only parts of openapi-fetch are used then.
 */
export function createSendAndRead(
  connection: Connection,
  maxBytes: number,
  middleware: readonly Middleware[] = [],
): SendAndRead {
  return middleware.length > 0 ? through(middleware, connection, maxBytes) : directly(connection, maxBytes);
}

function directly({ baseUrl, headers: ofAll, fetch }: Connection, maxBytes: number): SendAndRead {
  return async (method, path, { params, headers, body }, signal, send) => {
    const url = createFinalURL(path, { baseUrl, params, querySerializer, pathSerializer: fillPath });
    const init = {
      ...{ method, body, signal, redirect: 'manual', ...uncached(method) },
      headers: mergeHeaders(body ? { 'content-type': 'application/json' } : {}, ofAll, headers),
    } as RequestInit;
    const response = await send(() => fetch(url, init));
    limit(response, maxBytes);
    const text = await response.text();
    return response.ok ? { data: text, response } : { error: parsed(text), response };
  };
}

function through(middleware: readonly Middleware[], connection: Connection, maxBytes: number): SendAndRead {
  const client = createRawClient(connection);
  // First in the list is last to see a response.
  client.use({ onResponse: ({ response }) => limit(response, maxBytes) }, ...middleware);
  // It types its calls by literal paths, ours come from a table.
  const call = client.request as unknown as (method: string, path: string, init: object) => Promise<Exchange>;
  return (method, path, { params, headers, body }, signal, send) =>
    call(method, path, {
      ...{ params, headers, body, signal, ...uncached(method) },
      bodySerializer: (json: string) => json,
      parseAs: 'text',
      fetch: (built: Request) => send(() => sendRequest(connection, built)),
    });
}

const querySerializer = createQuerySerializer();

/** A cached state would never change. Frameworks cache GET by default, and old Workers do not have this option. */
const uncached = (method: string) => method === 'GET' && 'cache' in Request.prototype && { cache: 'no-store' };

/** Limits what `text()` reads, with which openapi-fetch reads every body. A body that cannot be iterated has no limit. */
function limit(response: Response, maxBytes: number): undefined {
  const { body } = response;
  if (body?.[Symbol.asyncIterator]) Object.assign(response, { text: () => readText(body, maxBytes) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
