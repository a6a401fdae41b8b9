import { UnreadableResponseError } from '../errors/unreadable-response-error.js';
import type { ResponseContext } from './call.js';

/** The error of a response that is JSON and still not what was asked for. */
export function unreadable(
  fault: string,
  raw: object,
  { status, clean, ...context }: ResponseContext,
): UnreadableResponseError {
  return new UnreadableResponseError(fault, status, JSON.stringify(clean(raw)), context);
}
