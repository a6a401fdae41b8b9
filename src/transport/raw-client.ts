import type { paths } from 'genmedia/schema';
import createClient, { type Client } from 'openapi-fetch';
import { checkNames } from '../errors/check-names.js';
import { invalid } from '../errors/invalid-request-error.js';
import { connectionNames } from './option-names.js';
import { type ConnectionOptions, toConnection } from './options.js';
import { fillPath } from './path.js';
import { sendRequest } from './send-request.js';

/** The client of openapi-fetch, with a method for each HTTP method and types for each path. */
export type ApiClient = Client<paths>;

/**
 * The raw client: openapi-fetch for the paths of the document, with your key in every request. It sends each request
 * once and throws the errors of `fetch`. Redirects are not followed, so that the key stays at `baseUrl`.
 *
 *     const api = createApiClient({ baseUrl, apiKey });
 *     const { data, error } = await api.GET('/ent/v2/tasks/{id}/creations', { params: { path: { id } } });
 */
export function createApiClient(options: ConnectionOptions = {}): ApiClient {
  checkNames('createApiClient', options, connectionNames);
  const connection = toConnection(options);
  const { baseUrl, headers } = connection;
  return createClient<paths>({
    baseUrl,
    headers,
    fetch: (request) => {
      if (/%7Bid%7D/i.test(request.url)) return Promise.reject(invalid('path', noId));
      return sendRequest(connection, request);
    },
    pathSerializer: fillPath,
    redirect: 'manual',
  });
}

const noId = 'The path needs an id: { params: { path: { id } } }.';
