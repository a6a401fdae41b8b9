import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import type { Middleware } from './middleware.js';
import type { ServiceConnection } from './options.js';
import { fillPath } from './path.js';
import { sendRequest } from './send-request.js';

/** One request, before middleware gets it. */
interface MiddlewareRequest {
  url: string;
  init: RequestInit;
  schemaPath: string;
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
}

/**
 * Sends a request through middleware, as openapi-fetch does: a request goes from the first to the last, its response or error
 * back from the last to the first. A middleware that returns a `Response` for a request ends all of it. openapi-fetch itself is one
 * module, so that a bundle would have all of it, and it creates a `Request` also where there is no middleware.
 */
export async function sendThrough(
  middleware: readonly Middleware[],
  connection: ServiceConnection,
  { url, init, schemaPath, params }: MiddlewareRequest,
  context: ErrorContext,
): Promise<Response> {
  const { baseUrl, fetch } = connection;
  // Middleware of openapi-fetch may read the others.
  const options = { baseUrl, fetch, parseAs: 'text', pathSerializer: fillPath };
  const about = { schemaPath, params, options, id: `${Math.random()}` };
  const backwards = [...middleware].reverse();
  const created = new Request(url, init);
  let request = created;
  for (const one of middleware) {
    const result: unknown = await one.onRequest?.({ ...about, request });
    if (result instanceof Response) return result;
    if (result && !(result instanceof Request))
      throw invalid('middleware', 'onRequest returns a Request or a Response.', context);
    request = (result as Request | undefined) ?? request;
    if (request.bodyUsed)
      throw invalid('middleware', 'onRequest has read the body of the request. Read that of request.clone().', context);
  }
  let response: Response | undefined;
  try {
    // Of the request that it got, middleware can change only the headers. To read its body again takes longer than the rest.
    const isSame = request === created;
    response = isSame
      ? await fetch(url, { ...init, headers: request.headers })
      : await sendRequest(connection, request, context);
  } catch (thrown) {
    let error = thrown;
    for (const one of backwards) {
      const result = await one.onError?.({ ...about, request, error });
      if (result instanceof Response) {
        response = result;
        break;
      }
      error = result ?? error;
    }
    if (!response) throw error;
  }
  for (const one of backwards) {
    if (!one.onResponse) continue;
    const given: Response = response;
    // A hook that reads the body must not lose a task that was paid for. What was read before cannot be copied.
    const copy = given.bodyUsed ? undefined : given.clone?.();
    const result = (await one.onResponse({ ...about, request, response: given })) ?? given;
    response = copy && (result.bodyUsed || result.body?.locked) ? copy : result;
    for (const { body } of [copy ?? given, given]) if (body !== response.body) void body?.cancel().catch(() => {});
  }
  return response;
}
