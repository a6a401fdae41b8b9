import { Rejection } from '../http/rejection.js';

/** Sees to it that a request carries a key, and the right one where there is one. */
export function authorize(header: string | undefined, apiKey: string | undefined): void {
  const [, key] = /^Token (\S+)$/.exec(header ?? '') ?? [];
  if (key && (apiKey === undefined || key === apiKey)) return;
  const says = header === undefined ? 'is missing' : key ? 'carries another key' : 'is malformed';
  throw new Rejection(401, 'unauthorized', `The header Authorization ${says}. It must be: Token, a space, your key.`);
}
