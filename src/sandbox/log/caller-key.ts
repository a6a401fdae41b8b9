import { type Redact, redactorFor } from '../../shared/redact.js';
import { shorten } from '../../shared/text.js';

/** The key that a request was sent with, and how to remove it from what is shown. */
export interface CallerKey {
  readonly key: string | undefined;
  readonly redact: Redact;
}

/** The key in a header Authorization: its last word. */
export function callerKeyIn(authorization: string | undefined): CallerKey {
  const key = authorization?.slice(authorization.lastIndexOf(' ') + 1);
  return key ? { key, redact: redactorFor(key) } : noCallerKey;
}

/** For strings of the sandbox itself. */
export const noCallerKey: CallerKey = { key: undefined, redact: (value) => value };

/** The beginning of a string, without the key. */
export function beginningOf(text: string, maxLength: number, { key = '', redact }: CallerKey): string {
  // A key that crosses the end is removed as a whole, also one that is escaped in JSON.
  const start = text.length <= maxLength ? text : text.slice(0, maxLength + JSON.stringify(key).length);
  return shorten(redact(start), maxLength);
}
