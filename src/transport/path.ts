import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { tagOf } from '../shared/tag-of.js';
import { taskIdOf } from '../terms/task-handle.js';

/** Fills in `{id}`, the only parameter of paths in the document, encoded. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace('{id}', () => encodeURIComponent(toIdentifier(params.id)));
}

/**
 * Checks an id for a path. `.` and `..` lead to another path, even if they are encoded, half a character has no code, `{"`
 * begins a handle that was not parsed, a line break is that of the file it was read from, and a URL contains more than the id.
 */
export function toIdentifier(value: unknown, context?: ErrorContext): string {
  if (typeof value === 'string' && !/^\.{0,2}$|\p{Cs}|^\{"|[\r\n]|^https?:/u.test(value)) return value;
  const found = typeof value === 'string' ? JSON.stringify(value) : `this: ${tagOf(value)}`;
  throw invalid(
    'path',
    `id must be an identifier as a string, or a task or handle that has one, not ${found}.${helpFor(value)}`,
    context,
  );
}

function helpFor(value: unknown): string {
  const id = taskIdOf(Object(value)) ?? Object(value).taskId;
  if (id) return ` Pass the id in it: ${JSON.stringify(id)}.`;
  if (/^\{/.test(`${value}`)) return ' A handle as JSON must be parsed: JSON.parse(text).';
  if (/^https?:/.test(`${value}`)) return ' Pass the id of the task, without the URL.';
  if (/[\r\n]/.test(`${value}`)) return ' Remove the line break: id.trim().';
  return ' Pass what create returned.';
}
