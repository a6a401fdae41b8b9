import { operations } from '../../generated/operations.js';
import { GenMediaError, requestIdOf } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { hasRejectedArguments, toNetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { retryAfterOf } from '../shared/backoff.js';
import { isObject } from '../shared/is-object.js';
import type { Redact } from '../shared/redact.js';
import type { CallContext, PreparedRequest } from './call.js';
import type { Emit } from './event.js';
import type { ClientSettings, Connection } from './options.js';
import { headersOf } from './response-headers.js';
import { createSendAndRead } from './send-and-read.js';

export interface JsonResponse {
  response: Response;
  body: object;
}

/**
 * Sends a request once. Returns the JSON of the response, or throws one of our errors. `attempt` is 1 for the first request of
 * a call.
 */
export type FetchOnce = (
  request: PreparedRequest,
  signal: AbortSignal,
  context: CallContext,
  attempt: number,
) => Promise<JsonResponse>;

export function createFetchOnce(
  connection: Connection,
  clean: Redact,
  emit: Emit | undefined,
  { maxBytes, middleware, trace }: ClientSettings,
): FetchOnce {
  const { baseUrl } = connection;
  const sendAndRead = createSendAndRead(connection, maxBytes, middleware);

  return async (request, signal, context, attempt) => {
    const { operation, handle } = context;
    const [method, schemaPath] = operations[operation];
    const sent = { operation, taskId: handle?.id, attempt, method, url: baseUrl + schemaPath };
    let startedAt: number | undefined;
    let response: Response | undefined;
    const send = async (fetch: () => Promise<Response>) => {
      // Middleware may have taken longer than the call.
      signal.throwIfAborted();
      request.isSent = true;
      startedAt = performance.now();
      emit?.({ type: 'request', ...sent });
      response = await trace({ type: 'request', ...sent }, fetch);
      return response;
    };
    const report = (error?: GenMediaError) => {
      if (!emit || startedAt === undefined) return;
      const milliseconds = performance.now() - startedAt;
      const requestId = response && requestIdOf(headersOf(response, clean));
      emit({ type: 'response', ...sent, status: response?.status, requestId, milliseconds, error });
    };
    try {
      const { data, error, response: received } = await sendAndRead(method, schemaPath, request, signal, send);
      response = received;
      const json = toJson(data, error, response, context);
      report();
      return { response, body: json };
    } catch (error) {
      const failure = error instanceof GenMediaError ? error : toFailure(error, startedAt !== undefined, context);
      report(failure);
      throw failure;
    }
  };

  function toJson(data = '', error: unknown, response: Response, context: CallContext): object {
    const { status, ok } = response;
    if (ok) {
      try {
        const json: unknown = JSON.parse(data);
        if (isObject(json)) return json;
      } catch {
        // Incomplete, or not JSON.
      }
    }
    const headers = headersOf(response, clean);
    const about = { ...context, headers };
    if (ok) throw new UnreadableResponseError('no JSON object', status, clean(data), about);
    const { location } = headers;
    const retryAfter = retryAfterOf(response.headers);
    throw new RejectedError({ status, retryAfter, location, body: clean(error) }, about);
  }

  function toFailure(thrown: unknown, isHandedOver: boolean, context: CallContext): GenMediaError {
    const failure = toNetworkError(thrown, clean, context, baseUrl);
    if (isHandedOver && !hasRejectedArguments(thrown, failure)) return failure;
    return invalid('http', `Invalid request: ${failure.cause.message}.`, context);
  }
}
