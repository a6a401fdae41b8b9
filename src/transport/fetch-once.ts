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
import { createRawClient } from './raw-client.js';
import { readText } from './read-text.js';

export interface JsonResponse {
  status: number;
  body: object;
}

/** Sends a message once and gives the JSON that it is answered with, or an error of ours for everything else. */
export type FetchOnce = (message: PreparedRequest, signal: AbortSignal, context: CallContext) => Promise<JsonResponse>;

/** openapi-fetch types its calls by literal paths, ours come from a table. */
type SendRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>;

export function createFetchOnce(connection: Connection, clean: Redact, maxBytes: number): FetchOnce {
  const request = createRawClient(connection).request as unknown as SendRequest;

  return async (prepared, signal, context) => {
    const [method, path] = operations[context.operation];
    let isHandedOver = false;
    try {
      const {
        data = '',
        error,
        response,
      } = await request(method, path, {
        ...prepared,
        bodySerializer: (text: string) => text,
        parseAs: 'text',
        signal,
        fetch: async (one: Request) => {
          isHandedOver = true;
          const response = await connection.fetch(one);
          const { body } = response;
          // openapi-fetch reads every body by text(). Where a body cannot be read in parts, there is no limit.
          return Object.assign(response, body?.[Symbol.asyncIterator] && { text: () => readText(body, maxBytes) });
        },
        // A cached state would never change. Frameworks cache a GET by default, and old Workers know no such option.
        ...(method === 'GET' && 'cache' in Request.prototype && { cache: 'no-store' }),
      });
      const { status, ok, headers: told } = response;
      if (!ok) {
        const location = clean(told.get('location'));
        throw new RejectedError({ status, retryAfter: retryAfterOf(told), location, body: clean(error) }, context);
      }
      try {
        const answer: unknown = JSON.parse(data);
        if (isObject(answer)) return { status, body: answer };
      } catch {
        // It is cut off, or no JSON.
      }
      throw new UnreadableResponseError('no JSON object', status, clean(data), context);
    } catch (error) {
      if (error instanceof GenMediaError) throw error;
      const failure = toNetworkError(error, clean, context);
      // fetch may find that it cannot send such a request at all.
      if (isHandedOver && !/^UND_ERR_(INVALID_ARG|NOT_)/.test(`${failure.cause.code}`)) throw failure;
      throw invalid('http', `It is not a valid request: ${failure.cause.message}.`, context);
    }
  };
}
