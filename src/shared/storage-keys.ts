/** A prefix of keys that no storage changes or gives another meaning to, as a rule of an option. */
export const keyPrefix = {
  takes: 'made of letters, digits, _, - and braces, in parts with a colon between them',
  fits: (prefix: unknown): boolean => typeof prefix === 'string' && /^[\w{}-]+(:[\w{}-]+)*$/.test(prefix),
};

/** The last part of a key. Storages may return other spellings of keys, but keep that. */
export const lastPartOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
