import { operations } from '../generated/operations.js';
import { createApiClient } from './api.js';
import { retryAfterOf } from './backoff.js';
import { GenMediaError } from './errors/gen-media-error.js';
import { InvalidRequestError } from './errors/invalid-request-error.js';
import { RefusedError } from './errors/refused-error.js';
import { UnreadableAnswerError } from './errors/unreadable-answer-error.js';
import { toNetworkError, unsendable } from './network.js';
import type { Connection } from './options.js';
import type { CallContext, Message } from './prepare.js';
import type { Clean } from './secret.js';

export interface Answer {
  status: number;
  body: object;
}

/** Sends a message once and gives the JSON that it is answered with, or an error of ours for everything else. */
export type Exchange = (message: Message, signal: AbortSignal, context: CallContext) => Promise<Answer>;

/** openapi-fetch types its calls by literal paths, ours come from a table. */
type SendRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>;

export function createExchange(connection: Connection, clean: Clean): Exchange {
  const request = createApiClient(connection).request as unknown as SendRequest;

  return async ({ id, query, headers, body }, signal, context) => {
    const [method, path] = operations[context.operation];
    let isHandedOver = false;
    try {
      const { data, error, response } = await request(method, path, {
        params: { path: { id }, query },
        headers,
        body,
        bodySerializer: (text: string) => text,
        parseAs: 'text',
        signal,
        fetch: (one: Request) => {
          isHandedOver = true;
          return connection.fetch(one);
        },
        ...(method === 'GET' && neverCached()),
      });
      const { status } = response;
      if (!response.ok) throw new RefusedError({ ...refusalOf(response, clean), body: clean(error) }, context);
      const unreadable = (fault: string) =>
        new UnreadableAnswerError(fault, { status, text: clean(data ?? '') }, context);
      return { status, body: parse(data ?? '', unreadable) };
    } catch (error) {
      if (error instanceof GenMediaError) throw error;
      const fault = isHandedOver ? unsendable(error) : String(error);
      if (fault === undefined) throw toNetworkError(error, clean, context);
      const message = `It cannot be made into an HTTP request: ${clean(fault)}.`;
      throw new InvalidRequestError([{ path: '', rule: 'http', message }], context);
    }
  };
}

function refusalOf({ status, headers }: Response, clean: Clean) {
  return { status, retryAfter: retryAfterOf(headers), location: clean(headers.get('location') ?? undefined) };
}

/** Answers are objects, all of them. */
function parse(text: string, unreadable: (fault: string) => UnreadableAnswerError): object {
  if (text.trim() === '') throw unreadable('nothing');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw unreadable('something that is not JSON');
  }
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer;
  throw unreadable('something that is not an object');
}

/** A cached state would never change. Frameworks cache a GET unless told, and old Workers refuse to be told. */
function neverCached(): object {
  const init = { cache: 'no-store' };
  try {
    return new Request('http://localhost', init as RequestInit) && init;
  } catch {
    return {};
  }
}
