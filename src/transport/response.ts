import type { ResponseHeaders } from '../errors/gen-media-error.js';
import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import type { ResponseContext } from './call.js';

/** Headers of the response to a call as plain JSON, without the key and without cookies. */
export function headersOf({ response, clean }: Pick<ResponseContext, 'response' | 'clean'>): ResponseHeaders {
  const { 'set-cookie': _, ...others } = Object.fromEntries(response.headers);
  return clean(others);
}

/** The error of a response that is JSON, but not what was requested. */
export function unreadable(found: string, raw: object, context: ResponseContext): UnreadableResponseError {
  const about = { ...context, headers: headersOf(context) };
  return new UnreadableResponseError(found, context.response.status, JSON.stringify(context.clean(raw)), about);
}
