import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { tagOf } from '../shared/tag-of.js';

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
  const found = typeof value === 'string' ? JSON.stringify(value) : `this: ${tagOf(value)}`;
  throw invalid('path', `id must be an identifier, or a task or handle that has one, not ${found}.${help}`, context);
}
