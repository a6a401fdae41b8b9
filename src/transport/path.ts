import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';

/** Fills the one parameter that paths of the document have, encoded. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace('{id}', () => encodeURIComponent(toIdentifier(params.id)));
}

/** An identifier that can stand in a path. `.` and `..` lead to another path, also when they are encoded. */
export function toIdentifier(value: unknown, context?: ErrorContext): string {
  if (typeof value === 'string' && !['', '.', '..'].includes(value)) return value;
  throw invalid('path', `id takes a text, not ${JSON.stringify(String(value))}.`, context);
}
