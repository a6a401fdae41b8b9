import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import type { ServiceConnection } from './options.js';

/**
 * Sends a `Request` as `(url, init)`. openapi-fetch may have another `baseUrl` for a call, and middleware may return a request
 * for another URL: the key must not go there. The body is read first, since a stream would be sent without its length.
 */
export async function sendRequest(
  { baseUrl, fetch }: ServiceConnection,
  request: Request,
  context?: ErrorContext,
): Promise<Response> {
  const { url, method, headers, signal, cache, credentials } = request as Request & { cache: 'default' };
  if (!url.startsWith(`${baseUrl}/`)) {
    const help = 'Middleware may change only what follows that.';
    throw invalid('baseUrl', `The key is for ${baseUrl} only, and not for ${new URL(url).origin}. ${help}`, context);
  }
  const body = (await request.text()) || null;
  // A request that middleware has created follows redirects: with the key, and a create might be sent twice.
  return fetch(url, { method, headers, redirect: 'manual', signal, cache, credentials, body } as RequestInit);
}
