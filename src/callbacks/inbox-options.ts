import { ConfigurationError, rejectUnknownOptions } from '../errors/configuration-error.js';
import { checkPrefix } from '../errors/storage-keys.js';

/** Options of an inbox in a store. */
export interface InboxOptions {
  prefix?: string | undefined;
  ttl?: number | undefined;
}

/** Checks the options of an inbox, and says what is wrong with one. */
export function toInboxSettings(what: string, options: InboxOptions): { prefix: string; ttl: number } {
  rejectUnknownOptions(what, options, names);
  const { prefix = 'genmedia:callbacks', ttl = 604_800 } = options;
  checkPrefix(prefix);
  if (!Number.isSafeInteger(ttl) || ttl < 1) {
    throw new ConfigurationError(`ttl takes whole seconds from 1, not ${ttl}.`);
  }
  return { prefix, ttl };
}

const names = Object.keys({ prefix: 1, ttl: 1 } satisfies Record<keyof InboxOptions, 1>);
