import { operations } from '../../generated/operations.js';
import { defined } from '../shared/defined.js';
import { isObject } from '../shared/is-object.js';
import { jsonOnly } from '../shared/json-only.js';
import { tagOf } from '../shared/tag-of.js';
import type { OperationId } from '../terms/operation.js';
import type { Call, CallContext, PreparedRequest } from './call.js';
import { runNames } from './option-names.js';
import { assertOption, type CallOptions, checkHeaders, checkQuery, checkWait, toCount } from './options.js';
import { isIdentifier } from './path.js';

/**
 * Prepares the request of a call, and rejects wrong options before anything is sent. `undefined` if its id or its request is
 * wrong: `rejectCall` says why. It is synchronous, since the caller may change the request after the call.
 */
export function prepare(
  { id: ownId, body, options }: Call,
  context: CallContext,
  clientQuery?: CallOptions['extraQuery'],
): PreparedRequest | undefined {
  const { extraBody, extraHeaders, extraQuery, signal } = options ?? {};
  const [method, path] = operations[context.operation];
  const id = ownId ?? context.handle?.id;
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
  if (path.includes('{') && !isIdentifier(id)) return undefined;
  let json: string | undefined;
  if (method !== 'GET') {
    if (tagOf(body) !== 'Object' || optionIn(body, context.operation)) return undefined;
    assertOption('extraBody', extraBody === undefined || isObject(extraBody), 'an object with fields', context);
    try {
      json = jsonOnly(withExtra(body, extraBody));
    } catch {
      return undefined;
    }
  }
  return { params: { path: { id }, query: { ...clientQuery, ...extraQuery } }, headers: extraHeaders, body: json };
}

/** The name of an option that was passed as a field. No field that is documented has the name of one. */
export const optionIn = (body: unknown, operation: OperationId): string | undefined =>
  operations[operation][3] ? undefined : runNames.find((name) => Object.hasOwn(Object(body), name));

/** The body that is sent. */
export const withExtra = (body: unknown, extraBody: CallOptions['extraBody']): object => ({
  ...(body as object),
  ...defined(extraBody),
});
