import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';

/** Fills in `{id}`, the only parameter of paths in the document, encoded. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace('{id}', () => encodeURIComponent(toIdentifier(params.id)));
}

/**
 * Checks an id for a path. `.` and `..` lead to another path, even if they are encoded, half a character has no code, and
 * `{"` begins a handle that was not parsed.
 */
export function toIdentifier(value: unknown, context?: ErrorContext): string {
  if (typeof value === 'string' && !/^\.{0,2}$|\p{Cs}|^\{"/u.test(value)) return value;
  const help = /^\{/.test(`${value}`) ? ' A handle as JSON must be parsed: JSON.parse(text).' : '';
  throw invalid('path', `id must be an identifier, not ${JSON.stringify(String(value))}.${help}`, context);
}
