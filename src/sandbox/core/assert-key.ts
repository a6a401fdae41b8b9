import { kindOf } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';

/** Checks the key that `forKey` got. It is not quoted: it may be a real one. */
export function assertKey(key: unknown): void {
  if (typeof key === 'string' && /^\S+$/.test(key)) return;
  const found = typeof key === 'string' ? 'this one' : kindOf(key);
  throw new ConfigurationError(
    `The argument of forKey must be the key of a client, its option apiKey: a string that is not empty and has no spaces, not ${found}.`,
  );
}
