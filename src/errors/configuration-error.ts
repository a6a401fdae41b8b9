import { excerpt } from '../shared/text.js';
import { GenMediaError } from './gen-media-error.js';

/** Thrown when a client, a batch or a handler is created with options that it cannot use. */
export class ConfigurationError extends GenMediaError {
  override readonly name = 'ConfigurationError';
}

/** A misspelled option would do nothing, in silence. */
export function rejectUnknownOptions(what: string, options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(`The options of ${what} are an object with ${names.join(', ')}.`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new ConfigurationError(`${what} has no option ${excerpt(unknown)}. It has ${names.join(', ')}.`);
}
