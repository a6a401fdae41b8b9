import { checkOptions, type OptionRules } from '../errors/check-options.js';
import { keyPrefix, ttlSeconds } from '../shared/storage-keys.js';

/** Options of an inbox in a store. */
interface InboxOptions {
  prefix?: string | undefined;
  ttl?: number | undefined;
}

const rules: OptionRules<InboxOptions> = {
  prefix: keyPrefix,
  ttl: ttlSeconds,
};

/** Checks the options of an inbox and adds their defaults. */
export function toInboxSettings(name: string, options: InboxOptions): { prefix: string; ttl: number } {
  checkOptions(name, options, rules);
  const { prefix = 'genmedia:callbacks', ttl = 604_800 } = options;
  return { prefix, ttl };
}
