/** A body in one line, short enough for a message, and without what a terminal would obey. */
export function excerpt(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const line = text
    .slice(0, 1000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line[200] ? `${line.slice(0, 200)}…` : line;
}

/** Bytes as two digits each. */
export const toHex = (bytes: Uint8Array, between = ''): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);
