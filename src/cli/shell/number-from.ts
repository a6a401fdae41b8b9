import { UsageError } from './command.js';

/** The whole number that an option must be, or `undefined` if it was not passed. */
export function wholeNumberFrom(
  option: string,
  text: string | undefined,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${option} must be a whole number ${range}, not ${text}.`);
}
