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
 *
 * `error` is the body of a rejected request, which may be any JSON, text or empty: its form is undocumented.
 */
export function createApiClient(options: ConnectionOptions = {}): ApiClient {
  return createRawClient(toConnection(options));
}

/** openapi-fetch for a connection. */
export function createRawClient(connection: Connection): ApiClient {
  const { baseUrl, headers } = connection;
  return createClient<paths>({
    baseUrl,
    headers,
    fetch: (request) => sendRequest(connection, request),
    pathSerializer: fillPath,
    redirect: 'manual',
  });
}

/**
 * Sends a `Request` as `(url, init)`. A call of openapi-fetch may have another `baseUrl`, and middleware may return a request
 * for another URL: the key must not go there. The body is read first, since a stream would be sent without its length.
 */
export async function sendRequest({ baseUrl, fetch }: Connection, request: Request): Promise<Response> {
  const { url, method, headers, redirect, signal, cache, credentials } = request as Request & { cache: 'default' };
  if (!url.startsWith(`${baseUrl}/`))
    throw invalid('baseUrl', `The key is for ${baseUrl} only. Create a client for the other URL, with its own key.`);
  const body = (await request.text()) || null;
  return fetch(url, { method, headers, redirect, signal, cache, credentials, body } as RequestInit);
}
