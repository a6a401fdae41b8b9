import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import type { ResponseContext } from './call.js';

/** The error of a response that is JSON, but not what was requested. */
export function unreadable(
  found: string,
  raw: object,
  { status, clean, ...context }: ResponseContext,
): UnreadableResponseError {
  return new UnreadableResponseError(found, status, JSON.stringify(clean(raw)), context);
}
