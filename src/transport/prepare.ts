import { operations } from '../../generated/operations.js';
import { invalid } from '../errors/invalid-request-error.js';
import { isObject } from '../shared/is-object.js';
import type { Call, CallContext, PreparedRequest } from './call.js';
import { assertOption, type CallOptions, checkHeaders, checkWait, toCount } from './options.js';
import { toIdentifier } from './path.js';

/** Prepares the request of a call, and rejects a wrong one before anything is sent. */
export function prepare(
  { id: ownId, body, options }: Call,
  context: CallContext,
  clientQuery?: CallOptions['extraQuery'],
): PreparedRequest {
  const { extraBody, extraHeaders, extraQuery, signal } = options ?? {};
  const [method, path] = operations[context.operation];
  const id = ownId ?? context.handle?.id;
  if (path.includes('{')) toIdentifier(id, context);
  assertOption('signal', !signal || typeof signal.throwIfAborted === 'function', 'an AbortSignal', context);
  if (options) checkWait(options, context);
  if (options?.retries !== undefined) toCount(options.retries);
  if (extraHeaders) checkHeaders(extraHeaders, context);
  return {
    params: { path: { id }, query: { ...clientQuery, ...extraQuery } },
    headers: extraHeaders,
    body: method === 'GET' ? undefined : toJson(body, extraBody, context),
  };
}

function toJson(body: unknown, extraBody: CallOptions['extraBody'], context: CallContext): string {
  if (!isObject(body)) throw invalid('type', requirement, context);
  try {
    return JSON.stringify({ ...body, ...extraBody });
  } catch {
    throw invalid('json', requirement, context);
  }
}

const requirement = 'A request is a JSON object without cycles or BigInt.';
