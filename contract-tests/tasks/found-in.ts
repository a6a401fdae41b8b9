/** A wrong value as messages quote it: a text in quotes, a date in UTC, and of another object only what it is. */
export function foundIn(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return Number.isNaN(+value) ? 'Invalid Date' : value.toISOString();
  return Object(value) !== value ? `${value}` : `this: ${typeof value === 'function' ? 'Function' : 'Object'}`;
}
