import { operations } from '../../generated/operations.js';
import { GenMediaError, requestIdOf } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { hasRejectedArguments, isStatus407, NetworkError, toNetworkError } from '../errors/network-error.js';
import { RejectedError } from '../errors/rejected-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import { retryAfterIn } from '../shared/backoff.js';
import type { Fetch } from '../shared/fetch.js';
import { isObject } from '../shared/is-object.js';
import { readText } from '../shared/read-text.js';
import { tagOf } from '../shared/tag-of.js';
import type { CallContext, PreparedRequest, ResponseContext } from './call.js';
import { assertOption, type ClientSettings, type ServiceConnection } from './options.js';
import { fillPath } from './path.js';
import { headersOf } from './response.js';

/**
 * Sends a request once. Returns the JSON of the response, which it puts into the context, or throws a `GenMediaError`. `attempt`
 * is 1 for the first request of a call.
 */
type FetchJson = (
  request: PreparedRequest,
  signal: AbortSignal,
  context: ResponseContext,
  attempt: number,
) => Promise<unknown>;

/**
 * openapi-fetch creates a `Request` for each call, which takes longer than all the rest, and `fetch` creates another one from
 * it. So only its parts are used here, and a `Request` is created only for middleware.
 */
export function createFetchJson(
  connection: ServiceConnection,
  { maxBytes, middleware, trace }: ClientSettings,
): FetchJson {
  const { baseUrl } = connection;
  // Once: to merge them takes longer than to copy them.
  const defaults = merge({}, connection.headers);
  const defaultsOfJson = merge({ 'content-type': 'application/json' }, connection.headers);

  // Once: with hooks for modules, as tracers and tsx have, each import goes to another thread.
  let sendThrough: typeof import('./send-through.js').sendThrough | undefined;

  return async (request, signal, context, attempt) => {
    const { params, headers, body } = request;
    const { operation, handle, emit } = context;
    const [method, schemaPath] = operations[operation];
    const sent = { operation, taskId: handle?.id, attempt, method, url: baseUrl + schemaPath };
    let startedAt = 0;
    let fetchFailure: { thrown: unknown } | undefined;
    let response: Response | undefined;
    context.response = undefined as never;
    const fetch: Fetch = (url, init) =>
      trace({ type: 'request', ...sent }, async () => {
        // Middleware may have taken longer than the call.
        signal.throwIfAborted();
        request.isSent = true;
        startedAt = performance.now();
        emit?.({ type: 'request', ...sent });
        try {
          const returned = await connection.fetch(url, init);
          if (!returned?.body && !returned?.text)
            throw new TypeError(`the option fetch must return a Response, not ${tagOf(returned)}`);
          context.response = returned;
          return returned;
        } catch (thrown) {
          fetchFailure = { thrown };
          throw thrown;
        }
      });
    const report = (error?: GenMediaError) => {
      if (!request.isSent || !emit) return;
      const requestId = context.response && requestIdOf(headersOf(context));
      const milliseconds = performance.now() - startedAt;
      emit({ type: 'response', ...sent, status: context.response?.status, requestId, milliseconds, error });
    };
    try {
      const url = baseUrl + fillPath(schemaPath, params.path) + toSearch(params.query, context);
      const all = merge(body ? defaultsOfJson : defaults, headers);
      const init = { method, headers: all, body, signal, redirect: 'manual' } as RequestInit & { cache?: string };
      // A cached state would never change. Frameworks cache GET by default, and old Workers do not have this option.
      if (method === 'GET' && 'cache' in Request.prototype) init.cache = 'no-store';
      if (middleware?.length) {
        sendThrough ??= (await import('./send-through.js')).sendThrough;
        response = await sendThrough(middleware, { ...connection, fetch }, { url, init, schemaPath, params }, context);
      } else response = await fetch(url, init);
      context.response = response;
      const text = await (response.body ? readText(response.body, maxBytes) : response.text());
      const json = parseBody(text, context);
      report();
      return json;
    } catch (thrown) {
      // Middleware may rethrow an error of a call of its own, which says nothing about this one.
      const isOfThisCall = response || !request.isSent || thrown === signal.reason;
      const isOfFetch = fetchFailure && fetchFailure.thrown === thrown;
      const failure =
        isOfThisCall && thrown instanceof GenMediaError
          ? thrown
          : toFailure(thrown, isOfFetch, request.isSent, context);
      report(failure);
      throw failure;
    }
  };

  function parseBody(text: string, context: ResponseContext): unknown {
    const { response, clean } = context;
    const { status, ok } = response;
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      // Incomplete, or not JSON.
    }
    const isOpen = operations[context.operation][3];
    if (ok && (isObject(json) || (isOpen && json !== undefined))) return json;
    const about = { ...context, headers: headersOf(context) };
    const found = /^\s*</.test(text) ? 'a page (check the URL of the service)' : 'no JSON object';
    if (ok) throw new UnreadableResponseError(found, status, clean(text), about);
    const { location } = about.headers;
    const retryAfter = retryAfterIn(response.headers.get('retry-after') ?? '');
    throw new RejectedError({ status, retryAfter, location, body: clean(json ?? text) }, about);
  }

  /**
   * The error of a request without a usable response. Only an error of `fetch` says whether anything was sent. Errors of
   * middleware and of reading the body come before or after that.
   */
  function toFailure(thrown: unknown, isOfFetch: unknown, isSent: boolean | undefined, context: ResponseContext) {
    if (isOfFetch && isStatus407(thrown)) return new RejectedError({ status: 407 }, context);
    const failure = toNetworkError(thrown, context, baseUrl);
    if (!isSent || (isOfFetch && hasRejectedArguments(thrown, failure)))
      return invalid('http', `Invalid request: ${failure.cause.message}.`, context);
    return isOfFetch ? failure : new NetworkError(false, failure);
  }
}

/** The query of a URL, without parameters that are not defined. */
function toSearch(query: object, context: CallContext): string {
  let search = '';
  for (const [name, value] of Object.entries(query)) {
    assertOption('extraQuery', Object(value) !== value, 'strings, numbers and booleans', context);
    if (value != null) search += `${search ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  }
  return search;
}

/** A copy of headers with others, which override them. */
function merge(headers: Headers | Record<string, string>, others: ServiceConnection['headers'] = {}): Headers {
  const merged = new Headers(headers);
  // The types exclude Headers, and a program in JavaScript may pass them.
  const entries = others instanceof Headers ? others : Object.entries(others);
  for (const [name, value] of entries) if (value != null) merged.set(name, value);
  return merged;
}
