import { excerpt } from '../shared/excerpt.js';
import { ConfigurationError } from './configuration-error.js';

/** A misspelled option would do nothing, in silence. */
export function rejectUnknownOptions(what: string, options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(`The options of ${what} are an object with ${names.join(', ')}.`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new ConfigurationError(`${what} has no option ${excerpt(unknown)}. It has ${names.join(', ')}.`);
}
