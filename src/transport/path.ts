import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { tagOf } from '../shared/tag-of.js';

/** Fills in `{id}`, the only parameter of paths in the document, encoded. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace('{id}', () => encodeURIComponent(toIdentifier(params.id)));
}

/**
 * Whether a path can have this id. `.` and `..` lead to another path, even if they are encoded, half a character has no code, `{"`
 * begins a handle that was not parsed, a line break is that of the file it was read from, and a URL contains more than the id.
 */
export const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && !/^\.{0,2}$|\p{Cs}|^\{"|[\r\n]|^https?:/u.test(value);

/** Throws for an id that a path cannot have. `help` says what to do. */
export function toIdentifier(value: unknown, context?: ErrorContext, help = ''): string {
  if (isIdentifier(value)) return value;
  const found = typeof value === 'string' ? JSON.stringify(value) : `this: ${tagOf(value)}`;
  const message = `id must be an identifier, or a task or handle that has one, not ${found}.${help}`;
  // The handle of a task that was created is kept, and what was passed by mistake is not one.
  throw invalid('path', message, context && { ...context, handle: context.handle?.operation && context.handle });
}
