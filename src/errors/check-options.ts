import { excerpt } from '../shared/text.js';
import { checkNames } from './check-names.js';
import { ConfigurationError } from './configuration-error.js';

/** What an option must be. */
export interface OptionRule {
  /** In words that complete "timeout must be …". */
  readonly mustBe: string;
  readonly fits: (value: unknown) => boolean;
  /** Describes a wrong value, where it may be a secret or needs other words; as an empty string, where `mustBe` says all. */
  readonly describe?: (value: unknown) => string;
}

/** A rule for each option that there is, so that none is forgotten. */
export type OptionRules<Options> = { readonly [Name in keyof Options]-?: OptionRule };

/**
 * Throws a `ConfigurationError` for an option that does not exist or does not fit its rule. A misspelled option would have no
 * effect and nobody would notice.
 *
 *     checkOptions('serve', options, { port: wholeNumber(0, 65_535), host: text });
 *
 * Messages name options of an option with a prefix, such as `timing.`, and call what is not an option `kind`.
 */
export function checkOptions<Options extends object>(
  name: string,
  options: Options,
  rules: OptionRules<Options>,
  prefix = '',
  kind?: string,
): void {
  const names = Object.keys(rules);
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new ConfigurationError(
      `The options of ${name} must be an object with ${names.join(', ')}, not ${kindOf(options)}.`,
    );
  }
  checkNames(name, options, names, kind);
  for (const [option, rule] of Object.entries<OptionRule>(rules)) {
    // Read by name, so that options of a class are checked too.
    const value: unknown = options[option as keyof Options];
    if (value === undefined || rule.fits(value)) continue;
    const found = (rule.describe ?? describeValue)(value);
    throw new ConfigurationError(`${prefix}${option} must be ${rule.mustBe}${found && `, not ${found}`}.`);
  }
}

/** A wrong value as a message quotes it. The content of an object may be secret. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return excerpt(JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return kindOf(value);
}

/** What is not the handle of a task, by its id if it has one. */
export function describeHandle(value: unknown): string {
  const { id } = Object(value) as { id?: unknown };
  return id === undefined ? describeValue(value) : `one with the id ${describeValue(id)}`;
}

/** A wrong value that may be a secret. A message does not quote it. */
export const describeSecret = (value: unknown): string => (typeof value === 'string' ? 'this one' : kindOf(value));

/** The kind of a value, without the value. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (value instanceof Promise) return 'a Promise, which must be awaited';
  if (value instanceof Date) return Number.isNaN(+value) ? 'an invalid date' : 'a date';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** A whole number within limits, which are included. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): OptionRule {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const fits = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  return { mustBe: `a whole number ${range}`, fits };
}

/** A time in whole milliseconds, within limits. */
export function wholeMilliseconds(min: number, max?: number): OptionRule {
  const { mustBe, fits } = wholeNumber(min, max);
  return { mustBe: mustBe.replace(/number( of)?/, 'number of milliseconds,'), fits };
}

/** A time in milliseconds, which may be infinite. */
export const positiveMilliseconds: OptionRule = {
  mustBe: 'a number of milliseconds above 0',
  fits: (value) => typeof value === 'number' && value > 0,
};

/** A time in milliseconds that may be none, or infinite. */
export const nonNegativeMilliseconds: OptionRule = {
  mustBe: 'a number of milliseconds, at least 0',
  fits: (value) => typeof value === 'number' && value >= 0,
};

/** A finite number from a limit, which is included. */
export const finiteNumber = (min: number): OptionRule => ({
  mustBe: `a number of at least ${min}`,
  fits: (value) => Number.isFinite(value) && (value as number) >= min,
});

/** A function, with an example in words such as `, such as tokenInUrl(token)`. */
export const aFunction = (example = ''): OptionRule => ({
  mustBe: `a function${example}`,
  fits: (value) => typeof value === 'function',
  // A secret in place of a verifier is an easy mistake.
  describe: kindOf,
});

/** An object that has functions of these names. */
export function objectWith(mustBe: string, ...methods: string[]): OptionRule {
  const missingIn = (value: unknown) =>
    methods.filter((method) => typeof (Object(value) as Record<string, unknown>)[method] !== 'function');
  return {
    mustBe: `${mustBe} (an object with ${methods.join(', ')})`,
    fits: (value) => missingIn(value).length === 0,
    // A URL with a password in place of a store is an easy mistake.
    describe: (value) => (kindOf(value) === 'an object' ? `one without ${missingIn(value).join(', ')}` : kindOf(value)),
  };
}

export const trueOrFalse: OptionRule = { mustBe: 'true or false', fits: (value) => typeof value === 'boolean' };

export const anySignal: OptionRule = {
  mustBe: 'an AbortSignal, such as the signal of an AbortController',
  // `fetch` takes null too.
  fits: (value) => value === null || typeof (value as AbortSignal).addEventListener === 'function',
};
