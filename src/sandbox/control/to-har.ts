import { parseUrl } from '../../shared/parse-url.js';
import type { LoggedExchange, LoggedMessage } from '../log/traffic.js';
import type { CallbackView } from './views.js';

/**
 * Requests and callbacks as an HTTP archive (HAR 1.2), which the developer tools of browsers open. Fields that start with an
 * underscore are allowed extensions.
 */
export function toHar(requests: readonly LoggedExchange[], callbacks: readonly CallbackView[], origin: string): object {
  const entries = [
    ...requests.map((exchange) => toRequestEntry(exchange, origin)),
    ...callbacks.flatMap(toCallbackEntries),
  ];
  entries.sort((a, b) => (a.startedDateTime < b.startedDateTime ? -1 : 1));
  return { log: { version: '1.2', creator: { name: 'genmedia sandbox', version: '1' }, entries } };
}

function toRequestEntry(exchange: LoggedExchange, origin: string) {
  const { number, at, method, path, query, status, milliseconds, request, response, taskId, faults } = exchange;
  const entry = toEntry({
    at,
    milliseconds,
    method,
    url: `${origin}${path}${query ? `?${query}` : ''}`,
    request,
    status,
    response: response ?? nothingSent,
  });
  const error = response
    ? faults.includes('cut')
      ? 'The response broke off in the middle.'
      : undefined
    : 'No response.';
  return { ...entry, _direction: 'request', _number: number, _taskId: taskId, _faults: faults, _error: error };
}

function toCallbackEntries({ taskId, state, posts }: CallbackView) {
  return posts.map(({ at, milliseconds, url, request, response, error }) => ({
    ...toEntry({
      at,
      milliseconds,
      method: 'POST',
      url,
      request,
      status: response?.status ?? 0,
      response: response ?? nothingSent,
    }),
    _direction: 'callback',
    _taskId: taskId,
    _state: state,
    _error: error,
  }));
}

/** HAR has a response in any case, with the status 0. */
const nothingSent: LoggedMessage = { headers: {}, size: 0 };

interface HarExchange {
  at: string;
  milliseconds: number;
  method: string;
  url: string;
  request: LoggedMessage;
  status: number;
  response: LoggedMessage;
}

function toEntry({ at, milliseconds, method, url, request, status, response }: HarExchange) {
  const queryString = toPairs([...(parseUrl(url)?.searchParams ?? [])]);
  return {
    startedDateTime: at,
    time: milliseconds,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(Object.entries(request.headers)),
      queryString,
      ...(isWhole(request) && { postData: { mimeType: typeOf(request), text: request.body } }),
      headersSize: -1,
      bodySize: request.size,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(Object.entries(response.headers)),
      content: {
        size: response.size,
        mimeType: typeOf(response),
        ...(isWhole(response) && { text: response.body }),
      },
      redirectURL: response.headers.location ?? '',
      headersSize: -1,
      bodySize: response.size,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}

/** Tools would take the beginning of a body for all of it. */
const isWhole = ({ body, size }: LoggedMessage) => body !== undefined && body.length === size;

const toPairs = (entries: readonly (readonly [string, string])[]) => entries.map(([name, value]) => ({ name, value }));

const typeOf = ({ headers }: LoggedMessage) => headers['content-type'] ?? 'application/octet-stream';
