import type { paths } from 'genmedia/schema';
import createClient, { type Client } from 'openapi-fetch';
import { invalid } from '../errors/invalid-request-error.js';
import { type Connection, type ConnectionOptions, toConnection } from './options.js';
import { fillPath } from './path.js';

export type ApiClient = Client<paths>;

/**
 * The raw client: openapi-fetch for the paths of the document, with your key in every request. It sends each request
 * once and throws the errors of `fetch`. Redirects are not followed, so that the key stays at `baseUrl`.
 *
 *     const api = createApiClient({ baseUrl, apiKey });
 *     const { data, error } = await api.GET('/ent/v2/tasks/{id}/creations', { params: { path: { id } } });
 */
export function createApiClient(options: ConnectionOptions = {}): ApiClient {
  // A full `Request`, since `api.use()` may add middleware at any time.
  return createRawClient(toConnection(options), globalThis.Request);
}

/**
 * A request as openapi-fetch passes it on where there is no middleware. Most of the time that openapi-fetch takes is spent on
 * a `Request`, and `fetch` would create another one from it.
 */
export class PlainRequest {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** openapi-fetch with the key. */
export function createRawClient(connection: Connection, RequestClass: unknown): ApiClient {
  const { baseUrl, apiKey } = connection;
  return createClient<paths>({
    baseUrl,
    fetch: (request) => fetchWith(connection, request),
    Request: RequestClass as typeof Request,
    headers: { authorization: `Token ${apiKey}` },
    pathSerializer: fillPath,
    redirect: 'manual',
  });
}

/** Sends what openapi-fetch passes on. */
export async function fetchWith({ baseUrl, fetch }: Connection, request: Request | PlainRequest): Promise<Response> {
  const { url } = request;
  // A call of openapi-fetch may set another baseUrl, and middleware may return a request for another URL.
  if (url.startsWith(`${baseUrl}/`))
    return fetch(url, (request as PlainRequest).init ?? (await toInit(request as Request)));
  throw invalid('baseUrl', `The key is for ${baseUrl} only. Create a client for the other URL, with its own key.`);
}

/** The body is read, since a stream would be sent without its length. */
async function toInit(request: Request): Promise<RequestInit> {
  const { method, headers, redirect, signal, cache, credentials } = request;
  return { method, headers, redirect, signal, cache, credentials, body: (await request.text()) || null } as RequestInit;
}
