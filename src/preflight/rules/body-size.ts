import { type Draft, error } from '../finding.js';
import { grouped } from './ranges.js';

/** A character of a string takes one byte in JSON, or six if it is escaped. */
const maxBytesPerUnit = 6;

/** Deeper bodies are not counted. The documented ones have four levels. */
const maxDepth = 100;

/**
 * Checks the size of a body without writing it as JSON. The lengths of its strings say how many bytes it has at least and at most,
 * which is enough for almost all. `plain` are strings that are known to have one byte for each character, such as Base64.
 */
export function checkBodySize(body: object, maxBytes: number, plain: ReadonlySet<string>): Draft[] {
  const minSize = bytesOf(body, (text) => text.length);
  const maxSize = bytesOf(body, (text) => (plain.has(text) ? text.length : text.length * maxBytesPerUnit));
  if (maxSize <= maxBytes) return [];
  const bytes =
    minSize > maxBytes ? minSize : bytesOf(body, (text) => (plain.has(text) ? text.length : exactLength(text)));
  if (!(bytes > maxBytes)) return [];
  const message =
    `The body has at least ${grouped(bytes)} bytes as JSON. It must have at most ${grouped(maxBytes)}: ` +
    'pass large files as URLs.';
  return [error('maxBytes', message, maxBytes)];
}

const exactLength = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2;

/** Bytes of a value as JSON, by those of its strings. */
function bytesOf(value: unknown, lengthOf: (text: string) => number, depth = 0): number {
  if (depth > maxDepth) return 0;
  if (typeof value === 'string') return lengthOf(value) + 2;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).length : 4;
  if (typeof value === 'boolean') return value ? 4 : 5;
  if (Array.isArray(value)) {
    const items = value.reduce<number>((sum, item) => sum + (bytesOf(item, lengthOf, depth + 1) || 4), 0);
    return 2 + items + Math.max(0, value.length - 1);
  }
  if (typeof value !== 'object') return 0;
  if (value === null) return 4;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && typeof field !== 'function');
  const inside = fields.map(([key, field]) => lengthOf(key) + 3 + bytesOf(field, lengthOf, depth + 1));
  return 2 + inside.reduce((sum, bytes) => sum + bytes, 0) + Math.max(0, fields.length - 1);
}
