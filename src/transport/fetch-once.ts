import { operations } from '../../generated/operations.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { toNetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { retryAfterOf } from '../shared/backoff.js';
import { isObject } from '../shared/is-object.js';
import type { Redact } from '../shared/redact.js';
import type { CallContext, PreparedRequest } from './call.js';
import type { Connection } from './options.js';
import { createRawClient, fetchWith, PlainRequest } from './raw-client.js';
import { readText } from './read-text.js';

export interface JsonResponse {
  status: number;
  body: object;
}

/** Sends a request once. Returns the JSON of the response, or throws one of our errors. */
export type FetchOnce = (request: PreparedRequest, signal: AbortSignal, context: CallContext) => Promise<JsonResponse>;

/** openapi-fetch types its calls by literal paths, ours come from a table. */
type SendRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>;

export function createFetchOnce(connection: Connection, clean: Redact, maxBytes: number): FetchOnce {
  const sendRequest = createRawClient(connection, PlainRequest).request as unknown as SendRequest;

  return async (prepared, signal, context) => {
    const [method, path] = operations[context.operation];
    let isHandedOver = false;
    try {
      const {
        data = '',
        error,
        response,
      } = await sendRequest(method, path, {
        ...prepared,
        bodySerializer: (text: string) => text,
        parseAs: 'text',
        signal,
        fetch: async (request: PlainRequest) => {
          isHandedOver = true;
          const response = await fetchWith(connection, request);
          const { body } = response;
          // openapi-fetch reads every body with text(). A body that cannot be iterated has no limit.
          return Object.assign(response, body?.[Symbol.asyncIterator] && { text: () => readText(body, maxBytes) });
        },
        // A cached state would never change. Frameworks cache GET by default, and old Workers do not have this option.
        ...(method === 'GET' && 'cache' in Request.prototype && { cache: 'no-store' }),
      });
      const { status, ok, headers: responseHeaders } = response;
      if (!ok) {
        const location = clean(responseHeaders.get('location'));
        throw new RejectedError(
          { status, retryAfter: retryAfterOf(responseHeaders), location, body: clean(error) },
          context,
        );
      }
      try {
        const json: unknown = JSON.parse(data);
        if (isObject(json)) return { status, body: json };
      } catch {
        // Incomplete, or not JSON.
      }
      throw new UnreadableResponseError('no JSON object', status, clean(data), context);
    } catch (error) {
      if (error instanceof GenMediaError) throw error;
      const failure = toNetworkError(error, clean, context);
      // fetch may reject a request before sending it.
      if (isHandedOver && !/^UND_ERR_(INVALID_ARG|NOT_)/.test(`${failure.cause.code}`)) throw failure;
      throw invalid('http', `Invalid request: ${failure.cause.message}.`, context);
    }
  };
}
