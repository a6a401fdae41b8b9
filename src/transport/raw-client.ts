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
  const connection = toConnection(options);
  const { baseUrl, fetch } = connection;
  const guarded = (request: Request) => {
    // A call of openapi-fetch may set another baseUrl.
    if (request.url.startsWith(`${baseUrl}/`)) return fetch(request);
    const message = `The key is for ${baseUrl} only. Create a client for the other URL, with its own key.`;
    throw invalid('baseUrl', message);
  };
  return createRawClient({ ...connection, fetch: guarded });
}

/** openapi-fetch with the key. */
export function createRawClient({ baseUrl, apiKey, fetch }: Connection): ApiClient {
  return createClient<paths>({
    baseUrl,
    fetch,
    headers: { authorization: `Token ${apiKey}` },
    pathSerializer: fillPath,
    redirect: 'manual',
  });
}
