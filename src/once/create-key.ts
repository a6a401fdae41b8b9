import { describeValue } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';

/** A key that all stores can hold, and that they do not confuse with another. */
export const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length > 0 && key.length <= 255 && !/[\p{Cc}\p{Cs}]/u.test(key);

export function assertCreateKey(key: unknown): asserts key is string {
  if (isKey(key)) return;
  throw new ConfigurationError(
    `A key must be a string of 1 to 255 characters without control characters, not ${describeValue(key)}. Use what ` +
      'names the task in your program, such as order-1042. Nothing was sent.',
  );
}

/** A key as messages name it. */
export const quoteKey = (key: string): string => JSON.stringify(key);
