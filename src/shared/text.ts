/** A body in one line, short enough for a message, and without what a terminal would obey. */
export function excerpt(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const line = text
    .slice(0, 1000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line[200] ? `${line.slice(0, 200)}…` : line;
}

/**
 * The beginning of a string. In V8 a slice refers to the whole string and keeps it in memory, so the beginning is copied
 * character by character.
 */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${[...text.slice(0, maxLength)].join('')}…`;
}

/** Bytes as two digits each. */
export const toHex = (bytes: Uint8Array, between = ''): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);

/** `2 files`, `1 file`. */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
