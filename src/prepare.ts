import { operations } from '../generated/operations.js';
import type { ErrorContext } from './errors/gen-media-error.js';
import { InvalidRequestError } from './errors/invalid-request-error.js';
import type { OperationId } from './operation.js';
import { type CallOptions, type GenMediaOptions, isTimeout } from './options.js';
import { toIdentifier } from './path.js';
import type { Call } from './send.js';

export interface CallContext extends ErrorContext {
  operation: OperationId;
}

/** A call, ready to be sent as often as it takes. */
export interface Message {
  id: string | undefined;
  query: CallOptions['extraQuery'];
  headers: Headers;
  body: string | undefined;
}

/** Makes the message of a call, and finds what is wrong with it before anything is sent. */
export function prepare(
  { id, body, options }: Call,
  validate: GenMediaOptions['validate'],
  context: CallContext,
): Message {
  const { extraBody, extraHeaders, extraQuery: query, signal, timeout } = options ?? {};
  const [method, path] = operations[context.operation];
  if (path.includes('{')) toIdentifier(id, context);
  if (signal && typeof signal.addEventListener !== 'function') {
    throw invalid('signal', 'signal takes an AbortSignal, such as the signal of an AbortController.', context);
  }
  if (timeout !== undefined && !isTimeout(timeout)) {
    throw invalid('timeout', `timeout takes milliseconds above 0, not ${timeout}.`, context);
  }
  const headers = toHeaders(extraHeaders, context);
  return { id, query, headers, body: method === 'GET' ? undefined : toJson(body, extraBody, validate, context) };
}

function toJson(
  body: unknown,
  extraBody: CallOptions['extraBody'],
  validate: GenMediaOptions['validate'],
  context: CallContext,
): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('type', 'A request is an object.', context);
  }
  // What JSON leaves out is not sent, so it is not judged either.
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const violations = validate?.(context.operation, sent) ?? [];
  if (violations.length > 0) throw new InvalidRequestError(violations, context);
  try {
    return JSON.stringify({ ...sent, ...extraBody });
  } catch {
    throw invalid('json', 'The request cannot be written as JSON: it holds a cycle or a BigInt.', context);
  }
}

function toHeaders(extraHeaders: CallOptions['extraHeaders'], context: CallContext): Headers {
  let headers: Headers;
  try {
    headers = new Headers(extraHeaders);
  } catch {
    // What the platform throws may quote the value.
    throw invalid('headers', 'extraHeaders holds a name or a value that a header cannot have.', context);
  }
  if (!headers.has('authorization')) return headers;
  throw invalid('headers', 'The header Authorization is made from apiKey; extraHeaders cannot set it.', context);
}

function invalid(rule: string, message: string, context: CallContext): InvalidRequestError {
  return new InvalidRequestError([{ path: '', rule, message }], context);
}
