import { excerpt } from '../shared/text.js';
import { GenMediaError } from './gen-media-error.js';

/** Thrown when a client, a call, a batch or a handler gets options that it cannot use. Nothing was sent. */
export class ConfigurationError extends GenMediaError {
  override readonly name = 'ConfigurationError';
}

/** Rejects options that do not exist: a misspelled option would have no effect, silently. */
export function rejectUnknownOptions(what: string, options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(`The options of ${what} are an object with ${names.join(', ')}.`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new ConfigurationError(`${what} has no option ${excerpt(unknown)}. It has ${names.join(', ')}.`);
}
