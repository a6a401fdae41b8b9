import { operations } from '../../generated/operations.js';
import { InvalidRequestError, invalid } from '../errors/invalid-request-error.js';
import { isObject } from '../shared/is-object.js';
import type { Call, CallContext, PreparedRequest } from './call.js';
import type { CallOptions, GenMediaOptions } from './options.js';
import { toIdentifier } from './path.js';

/** Finds what is wrong with the times of a wait before there is a task to wait for. */
function checkTimes(options: Record<string, unknown>, context: CallContext): void {
  for (const name of ['timeout', 'deadline', 'firstPollAfter', 'interval', 'maxInterval']) {
    const time = options[name];
    const isTime = typeof time === 'number' || (time instanceof Date && name === 'deadline');
    if (time === undefined || (isTime && (+time > 0 || (time === 0 && name === 'firstPollAfter')))) continue;
    throw invalid(name, `${name} takes milliseconds above 0, not ${time}.`, context);
  }
}

/** Makes the message of a call, and finds what is wrong with it before anything is sent. */
export function prepare(
  { id: given, body, options }: Call,
  validate: GenMediaOptions['validate'],
  context: CallContext,
): PreparedRequest {
  const { extraBody, extraHeaders, extraQuery: query, signal, ...rest } = options ?? {};
  const [method, path] = operations[context.operation];
  const id = given ?? context.handle?.id;
  if (path.includes('{')) toIdentifier(id, context);
  if (signal && typeof signal.throwIfAborted !== 'function') {
    throw invalid('signal', 'signal takes an AbortSignal.', context);
  }
  checkTimes(rest as Record<string, unknown>, context);
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
  if (violations.length) throw new InvalidRequestError(violations, context);
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
    throw invalid('headers', 'extraHeaders has an invalid header.', context);
  }
  if (!headers.has('authorization')) return headers;
  throw invalid('headers', 'extraHeaders cannot set Authorization.', context);
}
