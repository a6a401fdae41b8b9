/** A prefix of keys that no storage changes or gives another meaning to, as a rule of an option. */
export const keyPrefix = {
  mustBe: 'made of letters, digits, _, - and braces, in parts with a colon between them',
  fits: (prefix: unknown): boolean => typeof prefix === 'string' && /^[\w{}-]+(:[\w{}-]+)*$/.test(prefix),
};

/** Two years. Milliseconds that were meant for a day are more. */
const maxTtl = 63_072_000;

/** Seconds after which a store forgets something, as a rule of an option. */
export const ttlSeconds = {
  mustBe: `a whole number of seconds, at least 1 and at most ${maxTtl}, which is two years`,
  fits: (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxTtl,
};

/** The last part of a key. Storages may return other spellings of keys, but keep that. */
export const lastPartOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
