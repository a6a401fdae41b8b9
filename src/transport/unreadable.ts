import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import type { ResponseContext } from './call.js';
import { headersOf } from './response-headers.js';

/** The error of a response that is JSON, but not what was requested. */
export function unreadable(
  found: string,
  raw: object,
  { operation, handle, response, clean }: ResponseContext,
): UnreadableResponseError {
  const about = { operation, handle, headers: headersOf(response, clean) };
  return new UnreadableResponseError(found, response.status, JSON.stringify(clean(raw)), about);
}
