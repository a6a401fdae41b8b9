import type { ResponseHeaders } from '../errors/gen-media-error.js';
import type { Redact } from '../shared/redact.js';

/** Headers of a response as plain JSON, without the key and without cookies. */
export function headersOf({ headers }: Response, clean: Redact): ResponseHeaders {
  const { 'set-cookie': _, ...others } = Object.fromEntries(headers);
  return clean(others);
}
