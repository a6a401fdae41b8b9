import { ConfigurationError } from './configuration-error.js';

/** Rejects a prefix of keys that a storage could change or read more into. */
export function checkPrefix(prefix: unknown): void {
  if (typeof prefix === 'string' && /^[\w{}-]+(:[\w{}-]+)*$/.test(prefix)) return;
  throw new ConfigurationError('prefix takes letters, digits, _, - and braces, in parts with a colon between them.');
}

/** The last part of a key. Storages may return other spellings of keys, but keep that. */
export const lastPartOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
