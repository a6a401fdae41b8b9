import { operations } from '../../generated/operations.js';
import { invalid } from '../errors/invalid-request-error.js';
import { defined } from '../shared/defined.js';
import { isObject } from '../shared/is-object.js';
import { jsonHelp, jsonText } from '../shared/json-text.js';
import { reasonOf } from '../shared/reason-of.js';
import { tagOf } from '../shared/tag-of.js';
import type { Call, CallContext, PreparedRequest } from './call.js';
import { assertOption, type CallOptions, checkHeaders, checkQuery, checkWait, toCount } from './options.js';
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
  assertOption(
    'signal',
    !signal || typeof signal.throwIfAborted === 'function',
    'an AbortSignal, such as controller.signal',
    context,
  );
  if (options) checkWait(options, context);
  if (options?.retries !== undefined) toCount(options.retries);
  if (extraHeaders) checkHeaders(extraHeaders, context);
  checkQuery(extraQuery, context);
  return {
    params: { path: { id }, query: { ...clientQuery, ...extraQuery } },
    headers: extraHeaders,
    body: method === 'GET' ? undefined : toJson(body, extraBody, context),
  };
}

function toJson(body: unknown, extraBody: CallOptions['extraBody'], context: CallContext): string {
  const tag = tagOf(body);
  if (tag !== 'Object')
    throw invalid('type', `A request is an object such as { field: value }, not this: ${tag}.`, context);
  assertOption('extraBody', extraBody === undefined || isObject(extraBody), 'an object with fields', context);
  try {
    return jsonText({ ...(body as object), ...defined(extraBody) });
  } catch (error) {
    throw invalid('json', `${jsonHelp} ${reasonOf(error)}.`, context);
  }
}
