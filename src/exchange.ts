import { operations } from '../generated/operations.js';
import { connect } from './api.js';
import { retryAfterOf } from './backoff.js';
import { GenMediaError } from './errors/gen-media-error.js';
import { invalid } from './errors/invalid-request-error.js';
import { RefusedError } from './errors/refused-error.js';
import { UnreadableAnswerError } from './errors/unreadable-answer-error.js';
import { isObject } from './is-object.js';
import { isUnsendable, toNetworkError } from './network.js';
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
  const request = connect(connection).request as unknown as SendRequest;

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
      const { status, ok, headers: told } = response;
      if (!ok) {
        const location = clean(told.get('location') ?? undefined);
        throw new RefusedError({ status, retryAfter: retryAfterOf(told), location, body: clean(error) }, context);
      }
      const answer = parse(data ?? '');
      if (answer) return { status, body: answer };
      throw new UnreadableAnswerError('no JSON object', status, clean(data ?? ''), context);
    } catch (error) {
      if (error instanceof GenMediaError) throw error;
      const failure = toNetworkError(error, clean, context);
      if (isHandedOver && !isUnsendable(failure)) throw failure;
      throw invalid('http', `It fits no HTTP request: ${failure.cause.message}.`, context);
    }
  };
}

/** An answer, or nothing where it cannot be read. */
function parse(text: string): object | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isObject(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** A cached state would never change. Frameworks cache a GET unless told, and old Workers refuse to be told. */
function neverCached(): object | undefined {
  const init = { cache: 'no-store' };
  try {
    new Request('http://localhost', init as RequestInit);
    return init;
  } catch {
    return undefined;
  }
}
