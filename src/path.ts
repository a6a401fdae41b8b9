import type { ErrorContext } from './errors/gen-media-error.js';
import { InvalidRequestError } from './errors/invalid-request-error.js';

/** Fills the parameters of a path, encoded. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toIdentifier(params[name])));
}

/** An identifier that can stand in a path. `.` and `..` lead to another path, also when they are encoded. */
export function toIdentifier(value: unknown, context: ErrorContext = {}): string {
  if (typeof value === 'string' && !['', '.', '..'].includes(value)) return value;
  const message = `An identifier is a text that the service gave, not ${typeof value === 'string' ? JSON.stringify(value) : String(value)}.`;
  throw new InvalidRequestError([{ path: '', rule: 'path', message }], context);
}
