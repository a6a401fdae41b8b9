import type { OptionRule } from './check-options.js';
import { ConfigurationError } from './configuration-error.js';

/** A prefix of keys that no storage changes or gives another meaning to. */
export const keyPrefix: OptionRule = {
  takes: 'letters, digits, _, - and braces, in parts with a colon between them',
  fits: (prefix) => typeof prefix === 'string' && /^[\w{}-]+(:[\w{}-]+)*$/.test(prefix),
};

export function checkPrefix(prefix: unknown): void {
  if (!keyPrefix.fits(prefix)) throw new ConfigurationError(`prefix takes ${keyPrefix.takes}.`);
}

/** The last part of a key. Storages may return other spellings of keys, but keep that. */
export const lastPartOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
