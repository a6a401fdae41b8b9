import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import type { ResponseContext } from './call.js';
import { headersOf } from './response-headers.js';

/** The error of a response that is JSON, but not what was requested. */
export function unreadable(found: string, raw: object, context: ResponseContext): UnreadableResponseError {
  const about = { ...context, headers: headersOf(context) };
  return new UnreadableResponseError(found, context.response.status, JSON.stringify(context.clean(raw)), about);
}
