import { operations } from '../generated/operations.js';
import type { ErrorContext } from './errors/gen-media-error.js';
import { InvalidRequestError, invalid } from './errors/invalid-request-error.js';
import { isObject } from './is-object.js';
import type { OperationId } from './operation.js';
import type { CallOptions, GenMediaOptions } from './options.js';
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

/** Finds what is wrong with the options of a wait before there is a task to wait for, which would be lost. */
function checkWait(options: object, context: CallContext): void {
  for (const [name, value] of Object.entries(options)) {
    const isListener = /^on|callbacks/.test(name);
    const isRight = isListener
      ? typeof (name === 'callbacks' ? value?.listen : value) === 'function'
      : (typeof value === 'number' || value instanceof Date) && (+value > 0 || (value === 0 && name === 'firstLook'));
    if (value === undefined || isRight) continue;
    const takes = isListener ? 'a function' : 'milliseconds above 0';
    throw invalid(name, `${name} takes ${takes}, not ${value}.`, context);
  }
}

/** Makes the message of a call, and finds what is wrong with it before anything is sent. */
export function prepare(
  { id: given, body, options }: Call,
  validate: GenMediaOptions['validate'],
  context: CallContext,
): Message {
  const { extraBody, extraHeaders, extraQuery: query, signal, retries, ...rest } = options ?? {};
  const [method, path] = operations[context.operation];
  const id = given ?? context.handle?.id;
  if (path.includes('{')) toIdentifier(id, context);
  if (signal && typeof signal.throwIfAborted !== 'function') {
    throw invalid('signal', 'signal takes an AbortSignal.', context);
  }
  checkWait(rest, context);
  const headers = toHeaders(extraHeaders, context);
  return { id, query, headers, body: method === 'GET' ? undefined : toJson(body, extraBody, validate, context) };
}

function toJson(
  body: unknown,
  extraBody: CallOptions['extraBody'],
  validate: GenMediaOptions['validate'],
  context: CallContext,
): string {
  if (!isObject(body)) throw invalid('type', 'A request is an object.', context);
  // What JSON leaves out is not sent, so it is not judged either.
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const violations = validate?.(context.operation, sent) ?? [];
  if (violations.length > 0) throw new InvalidRequestError(violations, context);
  try {
    return JSON.stringify({ ...sent, ...extraBody });
  } catch {
    throw invalid('json', 'JSON holds no cycle and no BigInt.', context);
  }
}

function toHeaders(extraHeaders: CallOptions['extraHeaders'], context: CallContext): Headers {
  let headers: Headers;
  try {
    headers = new Headers(extraHeaders);
  } catch {
    // What the platform throws may quote the value.
    throw invalid('headers', 'extraHeaders holds what a header cannot hold.', context);
  }
  if (!headers.has('authorization')) return headers;
  throw invalid('headers', 'extraHeaders cannot set Authorization.', context);
}
