import type { ResponseHeaders } from '../errors/gen-media-error.js';
import type { ResponseContext } from './call.js';

/** Headers of the response to a call as plain JSON, without the key and without cookies. */
export function headersOf({ response, clean }: Pick<ResponseContext, 'response' | 'clean'>): ResponseHeaders {
  const { 'set-cookie': _, ...others } = Object.fromEntries(response.headers);
  return clean(others);
}
